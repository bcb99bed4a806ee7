import { make, refill, segmented, setVars, toggle } from './dom.js';
import { createFrame } from './frame.js';
import { pickerElement } from './picker.js';

/** @typedef {{ screen: PageScreen } & ReturnType<typeof createFrame>} ScreenFrame */

const GROUPS = [
  ['iPhone', 'phone'],
  ['iPad', 'pad'],
  ['Android', 'phone'],
  ['Ecosia', 'pad'],
];

/**
 * All frames of a wallpaper with their switches, which change `look` for all wallpapers.
 * Returns `{ element, update, showCrop, highlight }`.
 * @param {PageWallpaper} wallpaper
 * @param {PageData} data
 * @param {import('./frame.js').Look} look
 */
export function createHomePages(wallpaper, data, look) {
  const state = { wallpaper, data };
  const frames = data.screens.map((screen, at) => ({ screen, ...createFrame(screen, at, wallpaper, look) }));
  const groups = GROUPS.map(([name, kind]) => frameGroup(name, kind, frames));
  /** Ecosia's pages are measured where it reads the tree. */
  const hideUnmeasured = () => {
    const isMeasured = data.screens.some(({ isEcosia }, at) => isEcosia && state.wallpaper.lines[at]?.length > 0);
    groups[groups.length - 1].hidden = !isMeasured;
  };
  hideUnmeasured();
  const settings = make('div', { class: 'frames phone' });
  const drawSettings = () => refill(settings, pickerElement(state.data, state.wallpaper.id, look));
  const redraw = () => {
    frames.forEach((frame) => frame.update({ look }));
    drawSettings();
  };
  const stage = make('div', { class: 'stage' }, groups, make('h3', {}, 'Settings'), settings);
  drawSettings();
  const update = (/** @type {PageWallpaper} */ next, /** @type {PageData} */ nextData) => {
    const isOther = state.data !== nextData;
    Object.assign(state, { wallpaper: next, data: nextData });
    frames.forEach((frame) => frame.update({ wallpaper: next }));
    hideUnmeasured();
    if (isOther) drawSettings();
  };
  /** Shows a part of another picture, such as a master, in the frames of a variant. Null goes back. */
  const showCrop = (/** @type {Variant} */ variant, /** @type {import('./frame.js').ShownPicture | null} */ picture) =>
    ofVariant(frames, variant).forEach((frame) => frame.update({ picture }));
  /** Lights up the frames of a variant; null lights up none. */
  const highlight = (/** @type {Variant | null} */ variant) =>
    frames.forEach(({ screen, element }) => element.classList.toggle('lit', screen.variant === variant));
  return { element: homePagesSection(stage, look, redraw), update, showCrop, highlight };
}

/**
 * @param {HTMLElement} stage
 * @param {import('./frame.js').Look} look
 * @param {() => void} redraw
 */
function homePagesSection(stage, look, redraw) {
  return make('section', { class: 'home-pages' }, make('h2', {}, 'Home pages'), switches(look, redraw, stage), stage);
}

/**
 * @param {ScreenFrame[]} frames
 * @param {Variant} variant
 */
function ofVariant(frames, variant) {
  return frames.filter(({ screen }) => screen.variant === variant);
}

/**
 * @param {string} name
 * @param {string} kind
 * @param {ScreenFrame[]} frames
 */
function frameGroup(name, kind, frames) {
  const own = frames.filter(({ screen }) => screen.device.startsWith(name));
  const rows = ['portrait', 'landscape', 'split view'].map((arrangement) =>
    own.filter(({ screen }) => screen.arrangement === arrangement),
  );
  return make(
    'div',
    { class: 'frame-group' },
    make('h3', {}, name === 'Android' ? 'Android, as Fenix places pictures' : name),
    rows
      .filter((row) => row.length > 0)
      .map((row) =>
        make(
          'div',
          { class: `frames ${kind}` },
          row.map(({ element }) => element),
        ),
      ),
  );
}

/**
 * @param {import('./frame.js').Look} look
 * @param {() => void} redraw
 * @param {HTMLElement} stage
 */
function switches(look, redraw, stage) {
  const flip = (
    /** @type {'hasFurniture' | 'isLong' | 'isRightToLeft' | 'isFull' | 'isScrolled'} */ key,
    /** @type {string} */ text,
  ) =>
    toggle(text, look[key], (isOn) => {
      look[key] = isOn;
      redraw();
    });
  const size = make('input', {
    type: 'range',
    min: '60',
    max: '200',
    step: '10',
    value: String(look.size ?? 100),
    'aria-label': 'Size of the frames, percent',
    oninput: () => {
      look.size = Number(size.value);
      zoom();
    },
  });
  const zoom = () => setVars(stage, { zoom: (look.size ?? 100) / 100 });
  zoom();
  return make(
    'div',
    { class: 'switches', role: 'group', 'aria-label': 'How home pages are drawn' },
    flip('hasFurniture', 'Furniture'),
    segmented(
      'Mode',
      [
        [false, 'Light'],
        [true, 'Dark'],
      ],
      look.isDark,
      (isDark) => {
        look.isDark = isDark;
        redraw();
      },
    ),
    flip('isLong', 'German labels'),
    flip('isRightToLeft', 'Right to left'),
    flip('isFull', 'All sections'),
    flip('isScrolled', 'Scrolled'),
    segmented(
      'Contrast map',
      [
        ['none', 'No map'],
        ['text', 'Text misses'],
        ['logo', 'Logo misses'],
      ],
      look.map,
      (map) => {
        look.map = map;
        redraw();
      },
    ),
    make('label', { class: 'size' }, make('span', {}, 'Size'), size),
  );
}
