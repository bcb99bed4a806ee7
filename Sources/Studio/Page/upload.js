import { choice, make } from '../../Preview/Page/dom.js';
import { askForText, confirmDialog } from './dialog.js';
import { wallpaperHash } from '../../Preview/Page/router.js';
import { VARIANTS, wallpaperTitle } from '../../Preview/Page/words.js';
import { createUploadList } from './upload-list.js';

/** @typedef {{ collection?: string | null, id?: string, variant?: Variant, replaces?: boolean }} Place */

const FIRST_COLLECTION = 'classic-firefox';
const ID_PATTERN = '[A-Za-z0-9\\-]+';

/**
 * Accepts pictures that are dropped into the page or chosen. Returns `{ element, choose, addCollection }`; `choose(place)`
 * asks for files, and `addCollection()` for the id of a new collection first.
 * @param {import('./studio-state.js').StudioState} state
 */
export function createUpload(state) {
  const list = createUploadList(state);
  const send = (/** @type {File[]} */ files, /** @type {Place} */ place) => sendAll(state, list.send, files, place);
  watchDrops(state, send);
  /** @type {Place} */
  let target = {};
  // Browsers may drop a field that nothing refers to, and the choice with it.
  const field = make('input', {
    type: 'file',
    accept: ['image/*', ...state.data.studio.pictureExtensions.map((name) => `.${name}`)].join(),
    onchange: () => send([...(field.files ?? [])], target),
  });
  const choose = (/** @type {Place} */ place = {}) => {
    target = place;
    field.multiple = !place.id;
    field.value = '';
    field.click();
  };
  /** A collection exists as soon as it has a picture. */
  const addCollection = async () => {
    const id = await askForText(
      'New collection',
      'The collection becomes a folder of the input. Choose its pictures next.',
      'Its id: letters, digits and hyphens',
      'Choose pictures…',
      ID_PATTERN,
    );
    if (id) choose({ collection: id });
  };
  return { element: list.element, choose, addCollection };
}

/**
 * Returns the target of a drop: a variant of the open wallpaper, or a collection.
 * @param {import('./studio-state.js').StudioState} state
 * @param {Element} target
 * @returns {Place}
 */
function placeOf(state, target) {
  const open = state.openID ? state.wallpaper(state.openID) : undefined;
  const around = (/** @type {string} */ selector) =>
    /** @type {HTMLElement | null} */ (target.closest?.(selector))?.dataset;
  const marked = /** @type {Variant | undefined} */ (around('[data-variant]')?.variant);
  const screen = around('[data-screen]')?.screen;
  const variant = marked ?? state.data.screens.find(({ name }) => name === screen)?.variant ?? null;
  if (open && variant) return { collection: open.collection, id: open.id, variant };
  const card = state.wallpaper(around('.card')?.id);
  return { collection: (open ?? card)?.collection ?? null };
}

/**
 * @param {import('./studio-state.js').StudioState} state
 * @param {(files: File[], place: Place) => void} send
 */
function watchDrops(state, send) {
  const hint = make('p', { class: 'drop-hint', hidden: true, 'aria-hidden': 'true' });
  document.body.append(hint);
  const hasFiles = (/** @type {DragEvent} */ event) => [...(event.dataTransfer?.types ?? [])].includes('Files');
  const show = (/** @type {Place | null} */ place) => {
    hint.hidden = place === null;
    document.body.toggleAttribute('data-dropping', place !== null);
    if (place) hint.textContent = hintText(state, place);
  };
  addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy';
    show(placeOf(state, /** @type {Element} */ (event.target)));
  });
  addEventListener('dragleave', (event) => event.relatedTarget === null && show(null));
  addEventListener('drop', (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    show(null);
    send([...(event.dataTransfer?.files ?? [])], placeOf(state, /** @type {Element} */ (event.target)));
  });
}

/**
 * @param {import('./studio-state.js').StudioState} state
 * @param {Place} place
 */
function hintText(state, { collection, id, variant }) {
  if (variant)
    return `A separate master for ${VARIANTS[variant].title} of ${wallpaperTitle(/** @type {StudioWallpaper} */ (state.wallpaper(id)))}`;
  return collection ? `New wallpapers for ${collection}` : 'New wallpapers';
}

/**
 * @param {import('./studio-state.js').StudioState} state
 * @param {(file: File, query: URLSearchParams) => Promise<UploadResponse | null>} sendOne
 * @param {File[]} files
 * @param {Place} place
 */
async function sendAll(state, sendOne, files, place) {
  if (files.length === 0) return;
  const isForOne = Boolean(place.id);
  const wasAtGrid = isAtGrid();
  const collection = place.collection ?? (await askForCollection(state));
  if (!collection) return;
  const added = [];
  for (const file of isForOne ? files.slice(0, 1) : files) {
    const query = new URLSearchParams({
      collection,
      name: file.name,
      ...(place.id ? { id: place.id } : {}),
      ...(place.variant ? { variant: place.variant } : {}),
      ...(place.replaces ? { replaces: 'true' } : {}),
    });
    const response = await sendOne(file, query);
    if (response) added.push(response);
  }
  if (added.length === 0) return;
  await state.reload();
  // People who opened something else meanwhile stay there.
  if (!isForOne && added.length === 1 && wasAtGrid && isAtGrid() && state.wallpaper(added[0].id))
    location.hash = wallpaperHash(added[0].id);
}

const isAtGrid = () => location.hash === '' && !document.querySelector('dialog[open]');

/**
 * Asks for the collection of new pictures, unless it is clear.
 * @param {import('./studio-state.js').StudioState} state
 */
async function askForCollection(state) {
  const { collections } = state.data;
  if (collections.length === 0) return FIRST_COLLECTION;
  if (collections.length === 1) return collections[0].id;
  let chosen = collections[0].id;
  const field = make('input', { type: 'text', pattern: ID_PATTERN, disabled: true });
  const name = make('label', { class: 'field', hidden: true }, make('span', 'Its id: letters, digits and hyphens'), field);
  const menu = choice(
    'Collection',
    [...collections.map(({ id, heading }) => [id, heading ?? id]), ['', 'A new collection']],
    chosen,
    (value) => {
      chosen = value;
      name.hidden = value !== '';
      field.disabled = value !== '';
      field.required = value === '';
    },
  );
  const isWanted = await confirmDialog('Where should the pictures go?', [menu, name], 'Add');
  return isWanted ? chosen || field.value.trim() : null;
}
