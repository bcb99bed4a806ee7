import { badgesOf } from './badges.js';
import { hiddenText, icon, make, refill } from './dom.js';
import { wallpaperHash } from './router.js';
import { LEGIBLE, VARIANTS, wallpaperTitle } from './words.js';

const GAP = 6;

/**
 * Makes the card of a wallpaper in the grid. `update` shows a new state of the wallpaper; unchanged pictures stay, since
 * they are already loaded and laid out.
 * @param {string} id
 */
export function createCard(id) {
  const element = make('li', { 'data-id': id });
  const shown = { content: '', pictures: '' };
  /**
   * Shows a new state. `problem`, if there is one, replaces the least legible screen.
   * @param {PageWallpaper} wallpaper
   * @param {PageData} data
   * @param {boolean} isRemoved
   * @param {string | null | undefined} problem
   */
  const update = (wallpaper, data, isRemoved, problem) => {
    const content = JSON.stringify([wallpaper, isRemoved, problem]);
    if (content === shown.content) return;
    const pictures = JSON.stringify(
      wallpaper.pictures.map(({ variant, source, small, width, height }) => [variant, source, small, width, height]),
    );
    const text = cardText(wallpaper, data, isRemoved, problem);
    element.className = `card${isRemoved ? ' removed' : ''}`;
    if (pictures !== shown.pictures) refill(element, mosaicElement(wallpaper.pictures), text);
    else refill(/** @type {HTMLElement} */ (element.lastElementChild), ...text.children);
    Object.assign(shown, { content, pictures });
  };
  return { element, update };
}

/**
 * @param {PageWallpaper} wallpaper
 * @param {PageData} data
 * @param {boolean} isRemoved
 * @param {string | null | undefined} problem
 */
function cardText(wallpaper, data, isRemoved, problem) {
  return make(
    'div',
    make(
      'div',
      { class: 'card-head' },
      make('h3', make('a', { href: wallpaperHash(wallpaper.id) }, wallpaperTitle(wallpaper))),
      legibilityElement(wallpaper),
    ),
    make('p', { class: 'card-where' }, problem || whereText(wallpaper, data)),
    make(
      'ul',
      { class: 'badges' },
      badgesOf(wallpaper, isRemoved).map(({ text, spoken, tone }) =>
        make(
          'li',
          { class: `badge ${tone}` },
          spoken ? [make('span', { 'aria-hidden': 'true' }, text), hiddenText(spoken)] : text,
        ),
      ),
    ),
  );
}

/**
 * Makes "62 %" with a sign, or nothing if nothing was measured.
 * @param {PageWallpaper} wallpaper
 */
export function legibilityElement(wallpaper) {
  if (!wallpaper.worst) return null;
  const isLegible = wallpaper.worst.mean >= LEGIBLE;
  return make(
    'span',
    {
      class: `verdict ${isLegible ? 'good' : 'bad'}`,
      title: `Share of readable text on the least legible home page. The goal is ${LEGIBLE} %.`,
    },
    icon(isLegible ? 'check' : 'warning'),
    `${wallpaper.worst.mean} %`,
    hiddenText(isLegible ? 'legible' : 'below the goal'),
  );
}

/**
 * @param {PageWallpaper} wallpaper
 * @param {PageData} data
 */
function whereText(wallpaper, data) {
  if (!wallpaper.worst) return wallpaper.pictures.length ? 'Not measured' : 'No pictures';
  return `Least legible on ${data.screens[wallpaper.worst.screen].name}`;
}

/**
 * Makes all pictures of a wallpaper at their true shapes. Their sizes follow from the data: nothing moves when they load.
 * @param {PagePicture[]} pictures
 */
function mosaicElement(pictures) {
  const { tall, rows, slope, spare } = mosaicLayout(pictures);
  return make(
    'div',
    { class: 'mosaic' },
    make(
      'div',
      { class: 'tiles', vars: { part: slope, spare: `${spare}px` } },
      tall.map(({ picture, part, shift }) => tile(picture, part, shift)),
      rows.length > 0 &&
        make(
          'div',
          { class: 'tile-rows' },
          rows.map((row) =>
            make(
              'div',
              { class: 'tile-row' },
              row.map(({ picture, part, shift }) => tile(picture, part, shift)),
            ),
          ),
        ),
    ),
  );
}

/**
 * @param {PagePicture} picture
 * @param {number} part
 * @param {number} shift
 */
function tile({ source, small, width, height }, part, shift) {
  return make('img', {
    src: small ?? source,
    alt: '',
    width,
    height,
    loading: 'lazy',
    decoding: 'async',
    vars: { aspect: width / height, share: part, shift: `${shift}px` },
  });
}

/**
 * Computes the layout: upright pictures side by side, the others in rows beside them, all justified to one height H. The
 * height of each picture is `part * H + shift`, and H is `(width - spare) * slope`.
 * @param {PagePicture[]} pictures
 */
function mosaicLayout(pictures) {
  const pick = (/** @type {PageVariant['shape']} */ shape) =>
    pictures.filter(({ variant }) => VARIANTS[variant].shape === shape);
  const aspect = (/** @type {PagePicture} */ picture) => picture.width / picture.height;
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((a, b) => a + b, 0);
  const [tall, wide] = [pick('upright'), pick('wide')];
  const last = [...wide.slice(-1), ...pick('small')];
  const rows = [...wide.slice(0, -1).map((picture) => [picture]), last].filter((row) => row.length > 0);
  // The column of rows is as wide as (H + b) / a.
  const widths = rows.map((row) => ({ aspects: sum(row.map(aspect)), gaps: GAP * (row.length - 1) }));
  const a = sum(widths.map(({ aspects }) => 1 / aspects));
  const b = sum(widths.map(({ aspects, gaps }) => gaps / aspects)) - GAP * Math.max(rows.length - 1, 0);
  const columns = tall.length + (rows.length > 0 ? 1 : 0);
  const perHeight = sum(tall.map(aspect)) + (rows.length > 0 ? 1 / a : 0);
  return {
    tall: tall.map((picture) => ({ picture, part: 1, shift: 0 })),
    rows: rows.map((row, at) =>
      row.map((picture) => ({
        picture,
        part: 1 / (a * widths[at].aspects),
        shift: (b / a - widths[at].gaps) / widths[at].aspects,
      })),
    ),
    slope: perHeight > 0 ? 1 / perHeight : 0,
    spare: GAP * Math.max(columns - 1, 0) + (rows.length > 0 ? b / a : 0),
  };
}
