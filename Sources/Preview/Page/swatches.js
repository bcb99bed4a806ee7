import { announce, hiddenText, icon, make, fill } from './dom.js';
import { ratioText } from './words.js';

/**
 * Makes the list of a wallpaper's colors. A click copies one.
 * @param {PageSwatch[]} swatches
 */
export function swatchList(swatches) {
  return make(
    'ul',
    { class: 'swatches' },
    swatches.map((swatch) =>
      make(
        'li',
        { class: 'swatch' },
        make(
          'button',
          {
            class: 'swatch-copy',
            title: `Copy ${swatch.color}`,
            vars: { color: `#${swatch.color}`, ink: `#${swatch.ink ?? swatch.color}` },
            onclick: (/** @type {MouseEvent} */ event) =>
              copyColor(/** @type {HTMLElement} */ (event.currentTarget), swatch.color),
          },
          make('span', { class: 'swatch-chip', 'aria-hidden': 'true' }, swatch.ink ? 'Aa' : ''),
          make('span', { class: 'swatch-name' }, swatch.name),
          make('code', swatch.color),
          hiddenText(', copy'),
        ),
        swatch.ratio !== undefined && ratioElement(swatch.ratio, swatch),
        swatch.isPinned && make('p', { class: 'quiet' }, 'Set by hand'),
      ),
    ),
  );
}

/**
 * @param {number} ratio
 * @param {PageSwatch} swatch
 */
function ratioElement(ratio, { ink, isEnough }) {
  const isJudged = typeof isEnough === 'boolean';
  return make(
    'p',
    { class: `ratio ${isJudged ? (isEnough ? 'good' : 'bad') : ''}` },
    isJudged && icon(isEnough ? 'check' : 'warning'),
    `${ratioText(ratio)} `,
    make('span', { class: 'quiet' }, ink ? `with ${ink} on it` : 'on the average color'),
    isEnough === false && ', too low',
    isEnough === true && hiddenText(', enough'),
  );
}

/**
 * @param {HTMLElement} button
 * @param {string} color
 */
async function copyColor(button, color) {
  const isCopied = await copyText(color);
  const text = isCopied ? `Copied ${color}` : `Could not copy ${color}`;
  announce(text);
  button.dataset.status = isCopied ? 'Copied' : 'Could not copy';
  setTimeout(() => {
    delete button.dataset.status;
  }, 1500);
}

/**
 * Copies a text. Returns whether the browser allowed it.
 * @param {string} text
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes a button that copies a text and then shows whether that worked.
 * @param {string} label
 * @param {string} text
 * @param {Record<string, any>} [attributes]
 */
export function copyButton(label, text, attributes = {}) {
  const copy = async () => fill(button, (await copyText(text)) ? 'Copied' : 'The browser refused');
  const button = make('button', { onclick: copy, ...attributes }, label);
  return button;
}
