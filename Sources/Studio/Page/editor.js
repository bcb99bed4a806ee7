import { createBuilt } from './built.js';
import { ColorPanel } from './color-panel.js';
import { createFields } from './fields.js';
import { CropEditor } from './crop-editor.js';
import { fill, make } from '../../Preview/Page/dom.js';
import { createFrame } from '../../Preview/Page/frame.js';
import { VARIANTS } from '../../Preview/Page/words.js';
import { createActions } from './wallpaper-actions.js';

/**
 * The views beside the editor: the review and its frames.
 * @typedef {{
 *   review: ReturnType<typeof import('../../Preview/Page/review.js').mountReview> | null, screens: PageScreen[],
 *   reviewed: StudioWallpaper | null, wallpaper: StudioWallpaper | null, places: string,
 *   frames: ({ variant: Variant } & ReturnType<typeof createFrame>)[], beside: HTMLElement,
 * }} View
 */

/**
 * The thumbnail in a phone's settings, as a screen without text.
 * @type {PageScreen}
 */
const SETTINGS_SCREEN = {
  name: 'Thumbnail, in the settings',
  group: '',
  device: 'Settings',
  arrangement: 'portrait',
  width: 110,
  height: 100,
  variant: '',
  anchor: 'center',
  isAndroid: false,
  isEcosia: false,
  frame: { x: 0, y: 0, width: 110, height: 100 },
  forms: Array.from({ length: 12 }, () => ({ boxes: [], furniture: [] })),
};

/**
 * Makes the editor of the open wallpaper: crop, texts and colors. Returns `{ element, connect, show }`: `element(id)` is
 * for the top of a detail, `connect(review)` names the review whose frames follow, `show()` shows news.
 * @param {import('./studio-state.js').StudioState} state
 * @param {{ choose: (place: import('./upload.js').Place) => void }} upload
 */
export function createEditor(state, upload) {
  /** @type {View} */
  const view = {
    review: null,
    screens: [],
    reviewed: null,
    wallpaper: null,
    places: '',
    frames: [],
    beside: make('div', { class: 'crop-frames' }),
  };
  const problem = make('p', { class: 'field-problem' });
  const crop = new CropEditor(state, {
    preview: (...shown) => preview(view, ...shown),
    light: (variant) => {
      view.review?.highlight(variant);
      view.frames.forEach((frame) => frame.element.classList.toggle('lit', frame.variant === variant));
    },
    addMaster: (variant) =>
      upload.choose({ collection: state.wallpaper(state.openID)?.collection, id: state.openID ?? undefined, variant }),
    removeMaster: async (master, variants) => {
      const id = /** @type {string} */ (state.openID);
      if (!(await state.changeFiles('/api/remove-master', { id, path: master.path }))) return;
      state.notify(`Removed ${state.pathInInput(master.path)}.`, false, { canUndo: true });
      if (id === state.openID) crop.focusBox(variants[0]);
    },
  });
  crop.work.append(view.beside);
  const colors = new ColorPanel(state);
  const texts = createFields(state, 'metadata');
  const built = createBuilt();
  const pane = make(
    'div',
    { class: 'studio-editor' },
    problem,
    crop.element,
    createActions(state, upload),
    built.element,
    texts.element,
    colors.element,
  );
  const show = () => {
    const wallpaper = state.openID && state.wallpaper(state.openID);
    if (!wallpaper) return;
    problem.textContent = wallpaper.studio.error ?? '';
    problem.hidden = !wallpaper.studio.error;
    crop.show(wallpaper.id);
    texts.show(wallpaper);
    colors.show(wallpaper.id);
    built.show(wallpaper);
  };
  const element = (/** @type {string} */ id) => {
    Object.assign(view, { wallpaper: null, reviewed: null, places: '' });
    return state.wallpaper(id) && pane;
  };
  const connect = (/** @type {View['review']} */ review) => {
    Object.assign(view, { review, screens: state.data.screens });
    show();
  };
  return { element, connect, show };
}

/**
 * Draws the frames: numbers from the wallpaper, and pictures from the master until the exact ones exist. During a drag,
 * only the frames beside the master get new numbers: drawing the whole review would delay the pointer.
 * @param {View} view
 * @param {StudioWallpaper} wallpaper
 * @param {StudioCrop[] | null} crops
 * @param {boolean} isHeld
 */
function preview(view, wallpaper, crops, isHeld) {
  if (!view.review) return;
  if (view.wallpaper?.id !== wallpaper.id || view.frames.length !== framedCrops(view, wallpaper).length)
    drawBeside(view, wallpaper);
  if (view.wallpaper !== wallpaper) view.frames.forEach((frame) => frame.update({ wallpaper }));
  if (view.reviewed !== wallpaper && !isHeld) {
    view.reviewed = wallpaper;
    view.review.update(wallpaper);
  }
  const places = JSON.stringify(crops?.map(({ variant, box }) => [variant, box]) ?? null);
  if (view.places !== places) showPlaces(view, wallpaper, crops);
  Object.assign(view, { wallpaper, places });
}

/**
 * Draws one frame of each variant beside the master: both are visible while a box moves.
 * @param {View} view
 * @param {StudioWallpaper} wallpaper
 */
function drawBeside(view, wallpaper) {
  view.frames = framedCrops(view, wallpaper).map(([variant, screen, at]) => ({
    variant,
    ...createFrame(screen, at, wallpaper),
  }));
  view.places = '';
  fill(
    view.beside,
    view.frames.map(({ element }) => element),
  );
}

/**
 * @param {View} view
 * @param {StudioWallpaper} wallpaper
 */
function framedCrops({ screens }, { studio }) {
  return studio.crops.flatMap(({ variant }) => {
    const { shape, screen: at = -1 } = VARIANTS[variant];
    const screen = shape === 'small' ? { ...SETTINGS_SCREEN, variant } : screens[at];
    /** @type {[Variant, PageScreen, number][]} */
    const framed = screen ? [[variant, screen, at]] : [];
    return framed;
  });
}

/**
 * @param {View} view
 * @param {StudioWallpaper} wallpaper
 * @param {StudioCrop[] | null} crops
 */
function showPlaces(view, wallpaper, crops) {
  for (const { variant, master, box } of crops ?? wallpaper.studio.crops) {
    const { source, width, height } = wallpaper.studio.masters[master];
    const picture = crops && { source, width, height, box };
    view.review?.showCrop(variant, picture);
    view.frames.filter((frame) => frame.variant === variant).forEach((frame) => frame.update({ picture }));
  }
}
