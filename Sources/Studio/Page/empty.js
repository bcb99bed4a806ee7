import { icon, make } from '../../Preview/Page/dom.js';
import { VARIANTS } from '../../Preview/Page/words.js';

const number = new Intl.NumberFormat('en-US');

/**
 * Returns a size as "4,372 × 2,732".
 * @param {number} width
 * @param {number} height
 */
export function sizeText(width, height) {
  return `${number.format(width)} × ${number.format(height)}`;
}

/**
 * Makes the page of an input without pictures: a place for them, and the sizes they should have.
 * @param {import('./studio-state.js').StudioState} state
 * @param {{ choose: () => void }} upload
 */
export function emptyStudio(state, upload) {
  const { input, masterSize } = state.studio;
  return make(
    'section',
    { class: 'empty-studio', 'aria-labelledby': 'wallpress-empty' },
    icon('picture'),
    make('h2', { id: 'wallpress-empty' }, 'Drop pictures here'),
    masterSize &&
      make(
        'p',
        { class: 'empty-size' },
        'Best with ',
        make('strong', `${sizeText(masterSize.width, masterSize.height)} pixels`),
        ' or more for a picture of 16:10.',
      ),
    masterSize &&
      make(
        'p',
        { class: 'quiet' },
        `${VARIANTS[masterSize.variant].title} alone is ${number.format(masterSize.variantHeight)} pixels high. A smaller picture is enlarged for it, and looks soft.`,
      ),
    make('button', { class: 'main', onclick: () => upload.choose() }, 'Choose pictures…'),
    make('p', { class: 'quiet empty-where' }, 'Each becomes a wallpaper. They are copied into ', make('code', input), '.'),
  );
}
