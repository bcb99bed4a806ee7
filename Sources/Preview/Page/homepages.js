import { make, refill, segmented, setVars, toggle } from './dom.js';
import { createFrame } from './frame.js';
import { pickerElement } from './picker.js';
import { LEGIBLE } from './words.js';

/** @typedef {{ screen: PageScreen, at: number } & ReturnType<typeof createFrame>} ScreenFrame */

/**
 * Makes all frames of a wallpaper and their switches, which change `look` for all wallpapers. Returns `{ element,
 * update, showCrop, highlight }`.
 * @param {PageWallpaper} wallpaper
 * @param {PageData} data
 * @param {import('./frame.js').Look} look
 */
export function createHomePages(wallpaper, data, look) {
  const state = { wallpaper, data };
  const frames = data.screens.map((screen, at) => ({ screen, at, ...createFrame(screen, at, wallpaper, look) }));
  const settings = make('div', { class: 'frames' });
  const groups = data.groups.map((title) => {
    const own = frames.filter(({ screen }) => screen.group === title);
    const parts = make('div', { class: 'frame-parts' }, own.length > 0 ? frameParts(own) : [settings]);
    return { own, element: make('div', { class: 'frame-group' }, make('h3', title), parts) };
  });
  /** Screens without a wallpaper are hidden. Ecosia's pages are measured if it reads the tree. */
  const hideOthers = () => {
    const variants = new Set(state.data.wallpapers.flatMap(({ pictures }) => pictures.map(({ variant }) => variant)));
    for (const { own, element } of groups) {
      const isMeasured = own.some(({ at }) => state.wallpaper.lines[at]?.length > 0);
      const isSeen = (/** @type {ScreenFrame} */ { screen }) =>
        variants.has(screen.variant) && (isMeasured || !screen.isEcosia);
      element.hidden = own.length > 0 && !own.some(isSeen);
    }
  };
  hideOthers();
  const drawSettings = () =>
    refill(
      settings,
      state.data.settings.map((one) => pickerElement(one, state.data, state.wallpaper.id, look)),
    );
  const redraw = () => {
    frames.forEach((frame) => frame.update({ look }));
    drawSettings();
  };
  const stage = make(
    'div',
    { class: 'stage' },
    groups.map(({ element }) => element),
  );
  drawSettings();
  const update = (/** @type {PageWallpaper} */ next, /** @type {PageData} */ nextData) => {
    const isOther = state.data !== nextData;
    Object.assign(state, { wallpaper: next, data: nextData });
    frames.forEach((frame) => frame.update({ wallpaper: next }));
    hideOthers();
    if (isOther) drawSettings();
  };
  /**
   * Shows a part of another picture, such as a master, in the frames of a variant. Null restores the published picture.
   */
  const showCrop = (/** @type {Variant} */ variant, /** @type {import('./frame.js').ShownPicture | null} */ picture) =>
    frames.filter(({ screen }) => screen.variant === variant).forEach((frame) => frame.update({ picture }));
  /** Highlights the frames of a variant; null highlights none. */
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
  return make(
    'section',
    { class: 'home-pages' },
    make('h2', 'Home pages'),
    switches(look, redraw, stage),
    make(
      'p',
      { class: 'frames-legend' },
      make('span', { class: 'low-sample', 'aria-hidden': 'true' }, '48 %'),
      `In a red frame, only this share of a line has enough contrast to be readable; the goal is ${LEGIBLE} %. `,
      'Point at a frame to see its number, or enlarge the devices. The number below a device is the mean of its lines.',
    ),
    stage,
  );
}

/**
 * Arranges devices side by side. Landscape devices are in two lines, together about as high as an upright device.
 * @param {ScreenFrame[]} frames
 */
function frameParts(frames) {
  const isWide = (/** @type {ScreenFrame} */ { screen }) => screen.arrangement === 'landscape';
  const [upright, wide] = [frames.filter((frame) => !isWide(frame)), frames.filter(isWide)];
  const part = (/** @type {string} */ kind, /** @type {ScreenFrame[]} */ own) =>
    own.length === 0 ? [] : [make('div', { class: kind }, ...own.map(({ element }) => element))];
  return [...part('frames', upright), ...part('frames wide', wide)];
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
    /** @type {string} */ title,
  ) => {
    const label = toggle(text, look[key], (isOn) => {
      look[key] = isOn;
      redraw();
    });
    label.title = title;
    return label;
  };
  const size = make('input', {
    type: 'range',
    min: '60',
    max: '200',
    step: '10',
    value: String(look.size ?? 100),
    'aria-label': 'Size of the devices, in percent',
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
    flip('hasFurniture', 'Bars and tiles', "Shows the browser's bars and tiles"),
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
    flip('isLong', 'German labels', 'Shows longer text, as in German'),
    flip('isRightToLeft', 'Right to left', 'Mirrors the page, as in Arabic and Hebrew'),
    flip('isFull', 'All sections', 'Shows every section that people can turn on'),
    flip('isScrolled', 'Scrolled', 'Shows the page after scrolling'),
    make(
      'span',
      { class: 'choice', title: 'Hatches the parts of a picture where text, or the logo, has too little contrast' },
      make('span', { 'aria-hidden': 'true' }, 'Low contrast'),
      segmented(
        'Low contrast',
        [
          ['none', 'Hidden'],
          ['text', 'For text'],
          ['logo', 'For the logo'],
        ],
        look.map,
        (map) => {
          look.map = map;
          redraw();
        },
      ),
    ),
    make('label', { class: 'size' }, make('span', 'Size'), size),
  );
}
