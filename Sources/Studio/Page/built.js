import { fill, make } from '../../Preview/Page/dom.js';
import { VARIANTS } from '../../Preview/Page/words.js';

/**
 * Makes the comparison with the last build: all variants at once, old and new. Returns `{ element, show }`.
 */
export function createBuilt() {
  const pairs = make('div', { class: 'built-pairs' });
  const element = make('details', { class: 'built' }, make('summary', 'Compare with the last build'), pairs);
  /** @type {StudioWallpaper | null} */
  let shown = null;
  const draw = () =>
    fill(
      pairs,
      shown?.studio.built.map((old) => pairElement(/** @type {StudioWallpaper} */ (shown), old)),
    );
  // Pictures of the output are loaded when the comparison is opened.
  element.addEventListener('toggle', () => element.open && draw());
  const show = (/** @type {StudioWallpaper} */ wallpaper) => {
    shown = wallpaper;
    element.hidden = wallpaper.studio.built.length === 0;
    if (element.open) draw();
  };
  return { element, show };
}

/**
 * @param {StudioWallpaper} wallpaper
 * @param {StudioBuilt} old
 */
function pairElement(wallpaper, { variant, source }) {
  const now = wallpaper.pictures.find((picture) => picture.variant === variant);
  const { title } = VARIANTS[variant];
  const image = (/** @type {string} */ src, /** @type {string} */ words) =>
    make(
      'figure',
      make('img', {
        src,
        alt: `${title}, ${words.toLowerCase()}`,
        width: now?.width,
        height: now?.height,
        loading: 'lazy',
      }),
      make('figcaption', words),
    );
  return make(
    'section',
    { class: 'built-pair', 'aria-label': title },
    make('h3', title),
    make('div', image(source, 'Last build'), now && image(now.source, 'Now')),
  );
}
