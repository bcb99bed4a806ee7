import { choice, fill, make, scrollingTable, segmented, setVars, warningBox } from './dom.js';
import { VARIANTS } from './words.js';

/**
 * Makes the comparison with the other tree: pictures side by side or under a slider, and a table. Null if nothing
 * differs.
 * @param {PageWallpaper} wallpaper
 * @param {PageData} data
 */
export function compareSection(wallpaper, data) {
  const change = wallpaper.change;
  if (!data.against || !change || change.kind === 'same') return null;
  const title = data.against;
  if (change.kind === 'new') {
    return section(make('p', `New: ${title} does not have this wallpaper.`));
  }
  return section(
    change.isStale &&
      warningBox(
        'warning',
        make('strong', 'Published pictures changed, but not the id of the wallpaper. '),
        'People who have this wallpaper keep the old pictures, because clients never download them again. Publish the new ones under a new id.',
      ),
    change.before && picturesElement(wallpaper.pictures, change.before.pictures, title, data.title),
    changeTable(change.items, title, data.title),
  );
}

/** @param {...import('./dom.js').Child} children */
function section(...children) {
  return make('section', { class: 'compare' }, make('h2', 'What changed'), ...children);
}

/**
 * Makes the table of changes in the texts, dates and locales of a collection.
 * @param {PageCollection} collection
 * @param {PageData} data
 */
export function collectionChanges(collection, data) {
  if (collection.change.length === 0) return null;
  if (collection.change.some(({ what }) => what === 'collection'))
    return make('p', `New: ${data.against} does not have this collection.`);
  return make(
    'details',
    { class: 'collection-change', open: true },
    make('summary', 'What changed in this collection'),
    changeTable(collection.change, data.against ?? '', data.title),
  );
}

/**
 * @param {PageChangeItem[]} items
 * @param {string} before
 * @param {string} after
 */
function changeTable(items, before, after) {
  if (items.length === 0) return null;
  const rows = items.map((item) =>
    make(
      'tr',
      make('th', { scope: 'row' }, make('span', { class: 'quiet' }, `${item.what} `), item.name),
      make('td', valueElement(item, item.before)),
      make('td', valueElement(item, item.after)),
    ),
  );
  return scrollingTable({ 'aria-label': 'What changed' }, { class: 'changes' }, ['What', before, after], rows);
}

/**
 * @param {PageChangeItem} item
 * @param {string} text
 */
function valueElement(item, text) {
  if (text === '' || text === null) return make('span', { class: 'quiet' }, 'none');
  if (item.what !== 'color' || !/^[0-9A-F]{6}$/i.test(text)) return text;
  return make(
    'span',
    { class: 'color-value' },
    make('span', { class: 'dot', 'aria-hidden': 'true', vars: { color: `#${text}` } }),
    make('code', text),
  );
}

/**
 * The mode and the variant, kept from one wallpaper to the next.
 * @type {{ mode: string, variant: Variant }}
 */
const shown = { mode: 'slider', variant: '' };

/**
 * @param {PagePicture[]} after
 * @param {PagePicture[]} before
 * @param {string} beforeTitle
 * @param {string} afterTitle
 */
function picturesElement(after, before, beforeTitle, afterTitle) {
  const variants = after
    .map(({ variant }) => variant)
    .filter((variant) => before.some((picture) => picture.variant === variant));
  if (variants.length === 0) return null;
  if (!variants.includes(shown.variant)) shown.variant = variants[0];
  const stage = make('div', { class: 'compare-stage' });
  const draw = () => {
    const find = (/** @type {PagePicture[]} */ pictures) =>
      /** @type {PagePicture} */ (pictures.find(({ variant }) => variant === shown.variant));
    fill(
      stage,
      (shown.mode === 'slider' ? sliderElement : sidesElement)(find(before), find(after), beforeTitle, afterTitle),
    );
  };
  draw();
  return make(
    'div',
    make(
      'div',
      { class: 'compare-bar' },
      segmented(
        'Compare',
        [
          ['slider', 'Slider'],
          ['sides', 'Side by side'],
        ],
        shown.mode,
        (mode) => {
          shown.mode = mode;
          draw();
        },
      ),
      choice(
        'Picture',
        variants.map((variant) => [variant, VARIANTS[variant].title]),
        shown.variant,
        (variant) => {
          shown.variant = /** @type {Variant} */ (variant);
          draw();
        },
      ),
    ),
    stage,
  );
}

/**
 * @param {PagePicture} picture
 * @param {string} alt
 */
function comparedImage(picture, alt) {
  return make('img', { src: picture.source, width: picture.width, height: picture.height, alt, decoding: 'async' });
}

/**
 * @param {PagePicture} before
 * @param {PagePicture} after
 * @param {string} beforeTitle
 * @param {string} afterTitle
 */
function sidesElement(before, after, beforeTitle, afterTitle) {
  const side = (/** @type {PagePicture} */ picture, /** @type {string} */ title) =>
    make(
      'figure',
      { vars: { aspect: picture.width / picture.height } },
      comparedImage(picture, ''),
      make('figcaption', title),
    );
  return make('div', { class: 'sides' }, side(before, beforeTitle), side(after, afterTitle));
}

/**
 * @param {PagePicture} before
 * @param {PagePicture} after
 * @param {string} beforeTitle
 * @param {string} afterTitle
 */
function sliderElement(before, after, beforeTitle, afterTitle) {
  const stack = make(
    'div',
    { class: 'stack', vars: { aspect: after.width / after.height, cut: '50%' } },
    comparedImage(after, `The picture of ${afterTitle}`),
    make('div', { class: 'cut' }, comparedImage(before, `The picture of ${beforeTitle}`)),
    make('span', { class: 'cut-line' }),
  );
  const range = make('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: '50',
    'aria-label': `Share of ${beforeTitle} that is shown`,
    oninput: () => setVars(stack, { cut: `${range.value}%` }),
  });
  return make(
    'div',
    { class: 'slider', vars: { aspect: after.width / after.height } },
    stack,
    range,
    make(
      'p',
      { class: 'slider-names', 'aria-hidden': 'true' },
      make('span', `Left: ${beforeTitle}`),
      make('span', `Right: ${afterTitle}`),
    ),
  );
}
