import { fill, hiddenText, icon, make, makeDrawing, partVars, setVars } from './dom.js';
import { drawContrastMap } from './contrastmap.js';
import { furnitureElement } from './furniture.js';
import { sampleText } from './samples.js';
import { LEGIBLE, VARIANTS } from './words.js';

/**
 * @typedef {{
 *   hasFurniture: boolean, isDark: boolean, isLong: boolean, isRightToLeft: boolean, isFull: boolean, isScrolled: boolean,
 *   map: 'none' | Ink,
 *   size?: number,
 * }} Look
 * @typedef {{
 *   source: string, small?: string, width: number, height: number, box?: { x: number, y: number, width: number, height: number }, mask?: PageMask,
 * }} ShownPicture
 * @typedef {{ wallpaper?: PageWallpaper, look?: Look, picture?: ShownPicture | null }} Changes
 */

/**
 * The initial look of frames.
 * @type {Look}
 */
export const DEFAULT_LOOK = {
  hasFurniture: true,
  isDark: false,
  isLong: false,
  isRightToLeft: false,
  isFull: false,
  isScrolled: false,
  map: 'none',
};

/**
 * Returns the place of a look in the forms of a screen.
 * @param {Look} look
 */
export function formIndex(look) {
  const state = look.isScrolled ? 8 : look.isFull ? 4 : 0;
  return state + (look.isRightToLeft ? 2 : 0) + (look.isLong ? 1 : 0);
}

/**
 * Draws a home page over a wallpaper. `at` is the place of the screen in the data.
 * Returns `{ element, update }`. `update` takes any of `wallpaper`, `look` and `picture` and changes the frame in place.
 * `picture` replaces the published one: `{ source, width, height, box }`, of which `box` (fractions) is shown.
 * @param {PageScreen} screen
 * @param {number} at
 * @param {PageWallpaper} wallpaper
 * @param {Look} [look]
 */
export function createFrame(screen, at, wallpaper, look = DEFAULT_LOOK) {
  /** @type {{ wallpaper: PageWallpaper, look: Look, picture: ShownPicture | null }} */
  const state = { wallpaper, look, picture: null };
  const plate = createPlate(screen);
  const page = make('div', { class: 'page' });
  const { shape, scale } = VARIANTS[screen.variant];
  const device = make('div', { class: 'device', role: 'img' }, plate.element, page);
  const caption = make('figcaption');
  const element = make(
    'figure',
    {
      class: `frame ${shape}`,
      'data-screen': screen.name,
      'data-variant': screen.variant,
      vars: { w: screen.width, h: screen.height, scale },
    },
    device,
    caption,
  );
  const update = (/** @type {Changes} */ changes) => {
    Object.assign(state, changes);
    const published = state.wallpaper.pictures.find(({ variant }) => variant === screen.variant);
    const shown = state.picture ?? published ?? null;
    plate.show(shown, state.look.map, state.picture ? null : published?.mask);
    if (Object.keys(changes).some((key) => key !== 'picture')) drawPage(device, page, caption, screen, at, state);
  };
  update(state);
  return { element, update };
}

/**
 * Makes the picture as the client places it: it covers the screen and keeps its shape.
 * @param {PageScreen} screen
 */
function createPlate(screen) {
  let image = make('img', { alt: '', decoding: 'async', loading: 'lazy', draggable: 'false' });
  const map = make('canvas', { class: 'map', hidden: true });
  const plate = make('div', { class: 'plate' }, image, map);
  const { frame } = screen;
  const element = make(
    'div',
    { class: 'picture-frame', vars: { x: frame.x, y: frame.y, width: frame.width, height: frame.height } },
    plate,
  );
  /** @type {string | null} */
  let wanted = null;
  const place = (/** @type {ShownPicture} */ picture) => setVars(plate, plateVars(screen, picture));
  const swap = (/** @type {ShownPicture} */ picture) => {
    const next = make('img', { alt: '', draggable: 'false', src: picture.source });
    const isDone = () => {
      if (wanted !== picture.source) return;
      image.replaceWith(next);
      image = next;
      place(picture);
    };
    next.decode().then(isDone, isDone);
  };
  const show = (
    /** @type {ShownPicture | null} */ picture,
    /** @type {'none' | Ink} */ mapKind,
    /** @type {PageMask | null | undefined} */ mask,
  ) => {
    element.hidden = !picture;
    if (!picture) return;
    const isFirst = wanted === null;
    const isOther = wanted !== picture.source;
    wanted = picture.source;
    if (isFirst) {
      // The grid has already loaded the small picture, and the frame is never empty.
      if (picture.small) image.style.background = `url("${picture.small}") 0 0 / 100% 100%`;
      image.src = picture.source;
    }
    // The old picture stays until the new one is decoded, to avoid flicker.
    if (isOther && !isFirst) swap(picture);
    else place(picture);
    map.hidden = mapKind === 'none' || !mask;
    if (mapKind !== 'none' && mask) drawContrastMap(map, mask, mapKind, picture);
  };
  return { element, show };
}

/**
 * Returns the part's place in its frame on the screen, and the whole image's place on that part, in percent.
 * @param {PageScreen} screen
 * @param {ShownPicture} picture
 */
function plateVars(screen, picture) {
  const box = picture.box ?? { x: 0, y: 0, width: 1, height: 1 };
  const [width, height] = [picture.width * box.width, picture.height * box.height];
  const { frame } = screen;
  const scale = Math.max(frame.width / width, frame.height / height);
  const [shownWidth, shownHeight] = [(100 * width * scale) / frame.width, (100 * height * scale) / frame.height];
  const isCentered = screen.anchor === 'center';
  return {
    'plate-width': `${shownWidth}%`,
    'plate-height': `${shownHeight}%`,
    'plate-left': isCentered ? `${(100 - shownWidth) / 2}%` : '0%',
    'plate-top': `${isCentered ? (100 - shownHeight) / 2 : 100 - shownHeight}%`,
    ...partVars(box),
  };
}

/**
 * @param {HTMLElement} device
 * @param {HTMLElement} page
 * @param {HTMLElement} caption
 * @param {PageScreen} screen
 * @param {number} at
 * @param {{ wallpaper: PageWallpaper, look: Look }} shown
 */
function drawPage(device, page, caption, screen, at, { wallpaper, look }) {
  const index = formIndex(look);
  const form = screen.forms[index];
  const shares = wallpaper.lines[at]?.[index] ?? [];
  const hasPicture = wallpaper.pictures.some((picture) => picture.variant === screen.variant);
  device.classList.toggle('dark', look.isDark);
  device.classList.toggle('ecosia', screen.isEcosia);
  setVars(device, inkVars(wallpaper.colors, look.isDark, screen.isAndroid));
  fill(
    page,
    look.hasFurniture && form.furniture.map((piece) => furnitureElement(piece, screen, look)),
    form.boxes.map((box, number) => textElement(box, number, shares[number], look)),
  );
  device.setAttribute('aria-label', spokenFrame(screen, form.boxes, shares));
  fill(caption, captionParts(screen, hasPicture, wallpaper.means[at]?.[index]));
}

/**
 * Returns the colors of text. Clients follow the system's mode if a wallpaper has no color of its own; only Fenix reads
 * cards for each mode.
 * @param {PageSwatch[]} colors
 * @param {boolean} isDark
 * @param {boolean} isAndroid
 */
function inkVars(colors, isDark, isAndroid) {
  const find = (/** @type {ColorKey[]} */ ...keys) =>
    keys.map((key) => colors.find((swatch) => swatch.key === key)?.color).find(Boolean);
  const text = find('text-color') ?? (isDark ? 'FBFBFE' : '15141A');
  /** @type {ColorKey[]} */
  const cards = isAndroid ? [isDark ? 'card-color-dark' : 'card-color-light', 'card-color'] : ['card-color'];
  const card = find(...cards) ?? (isDark ? '2B2A33' : 'FFFFFF');
  return { text: `#${text}`, logo: `#${find('logo-text-color') ?? text}`, card: `#${card}` };
}

/**
 * @param {PageTextBox} box
 * @param {number} number
 * @param {number | null | undefined} share
 * @param {Look} look
 */
function textElement(box, number, share, look) {
  const isLow = isBelowGoal(share);
  return make(
    'span',
    {
      class: `line ${box.kind.replace(' ', '-')} ink-${box.ink}${isLow ? ' low' : ''}`,
      dir: look.isRightToLeft ? 'rtl' : 'ltr',
      title: isLow ? `${share} % of this line is readable. The goal is ${LEGIBLE} %.` : null,
      vars: { x: box.x, y: box.y, width: box.width, height: box.height },
    },
    // The status and address bars draw their own symbols.
    box.kind !== 'status bar' && box.kind !== 'address' && drawnText(box, sampleText(box, number, look)),
    isLow && make('b', `${share} %`),
  );
}

const isBelowGoal = (/** @type {number | null | undefined} */ share) =>
  share !== null && share !== undefined && share < LEGIBLE;

/**
 * Draws the text as wide as its box, whatever fonts this computer has.
 * @param {PageTextBox} box
 * @param {string} text
 */
function drawnText({ width, height }, text) {
  return makeDrawing(
    'svg',
    { viewBox: `0 0 ${width} ${height}` },
    makeDrawing(
      'text',
      {
        x: width / 2,
        y: height / 2,
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
        textLength: width,
        lengthAdjust: 'spacingAndGlyphs',
      },
      text,
    ),
  );
}

/**
 * @param {PageScreen} screen
 * @param {PageTextBox[]} boxes
 * @param {(number | null)[]} shares
 */
function spokenFrame(screen, boxes, shares) {
  const low = boxes.map((box, at) => (isBelowGoal(shares[at]) ? `${box.kind} ${shares[at]} %` : null)).filter(Boolean);
  return `${screen.name}. ${low.length ? `Below the goal of ${LEGIBLE} %: ${low.join(', ')}` : 'No line is below the goal'}.`;
}

/**
 * @param {PageScreen} screen
 * @param {boolean} hasPicture
 * @param {number | undefined} mean
 */
function captionParts(screen, hasPicture, mean) {
  const name = make('span', { class: 'screen-name' }, screen.name);
  if (!hasPicture) return [name, make('span', { class: 'mean' }, 'no picture')];
  if (mean === undefined || mean < 0) return [name, make('span', { class: 'mean' }, 'no text')];
  const isLegible = mean >= LEGIBLE;
  return [
    name,
    make(
      'span',
      {
        class: `mean ${isLegible ? 'good' : 'bad'}`,
        title: `Legibility: the mean of all lines. The goal is ${LEGIBLE} %.`,
      },
      icon(isLegible ? 'check' : 'warning'),
      `${mean} %`,
      hiddenText(isLegible ? ' legible' : ', below the goal'),
    ),
  ];
}
