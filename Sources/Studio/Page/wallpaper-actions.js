import { make } from '../../Preview/Page/dom.js';
import { wallpaperHash } from '../../Preview/Page/router.js';
import { wallpaperTitle } from '../../Preview/Page/words.js';
import { confirmDialog } from './dialog.js';
import { setting } from './edits.js';

const PROPOSAL_PAUSE = 150;

/**
 * Makes the buttons that replace, rename and remove the open wallpaper. Each change can be undone.
 * @param {import('./studio-state.js').StudioState} state
 * @param {{ choose: (place: import('./upload.js').Place) => void }} upload
 */
export function createActions(state, upload) {
  const open = (/** @type {(wallpaper: StudioWallpaper) => void} */ act) => () => {
    const wallpaper = state.wallpaper(state.openID);
    if (wallpaper) act(wallpaper);
  };
  const button = (/** @type {string} */ text, /** @type {(wallpaper: StudioWallpaper) => void} */ act) =>
    make('button', { onclick: open(act) }, text);
  return make(
    'div',
    { class: 'wallpaper-actions', role: 'group', 'aria-label': 'Wallpaper' },
    button('Replace picture…', ({ collection, id }) => upload.choose({ collection, id, replaces: true })),
    button('Rename…', (wallpaper) => rename(state, wallpaper)),
    button('Remove…', (wallpaper) => remove(state, wallpaper)),
  );
}

/**
 * Returns a warning about phones that already have a published wallpaper, before its id changes or it is removed.
 * @param {StudioWallpaper} wallpaper
 */
function releasedText({ id, studio }) {
  return (
    studio.isReleased &&
    make(
      'p',
      { class: 'field-problem' },
      'This wallpaper was published. People who chose it keep it, and others see it until you publish again. To also delete its files, because of a copyright claim, run ',
      make('code', `wallpress publish OUTPUT REMOTE --takedown ${id}`),
      '.',
    )
  );
}

/**
 * @param {import('./studio-state.js').StudioState} state
 * @param {StudioWallpaper} wallpaper
 */
async function rename(state, wallpaper) {
  const { id } = wallpaper;
  const name = make('input', { type: 'text', value: wallpaper.name ?? '', maxlength: 200, autofocus: true });
  const newID = make('input', { type: 'text', value: id, required: true, spellcheck: 'false', autocapitalize: 'none' });
  followName(state, name, newID, wallpaper);
  const field = (/** @type {string} */ label, /** @type {HTMLElement} */ input, /** @type {string} */ help) =>
    make('label', { class: 'field' }, make('span', label), input, make('small', { class: 'field-help' }, help));
  const isWanted = await confirmDialog(
    `Rename ${wallpaperTitle(wallpaper)}`,
    [
      field('Name', name, 'Any text. It is stored only in metadata/v2.'),
      field('Id', newID, 'Letters, digits and hyphens. The files get this name, and Firefox for Android reads it aloud.'),
      releasedText(wallpaper),
    ],
    'Rename',
  );
  if (!isWanted) return;
  const given = name.value.trim() || null;
  if (given !== (wallpaper.name ?? null)) await state.edit([setting(wallpaper, 'name', given)]);
  const next = newID.value.trim();
  if (next === id || !(await state.changeFiles('/api/rename', { id, to: next }))) return;
  location.hash = wallpaperHash(next);
}

/**
 * Proposes an id from the typed name, until an id is typed. A published wallpaper keeps its id.
 * @param {import('./studio-state.js').StudioState} state
 * @param {HTMLInputElement} name
 * @param {HTMLInputElement} newID
 * @param {StudioWallpaper} wallpaper
 */
function followName(state, name, newID, { studio }) {
  let isOwn = studio.isReleased;
  let timer = 0;
  newID.addEventListener('input', () => {
    isOwn = true;
  });
  name.addEventListener('input', () => {
    clearTimeout(timer);
    if (isOwn || !name.value.trim()) return;
    timer = setTimeout(async () => {
      const response = await state.session.get(`/api/id?name=${encodeURIComponent(name.value.trim())}`).catch(() => null);
      if (response && !isOwn) newID.value = response.id;
    }, PROPOSAL_PAUSE);
  });
}

/**
 * @param {import('./studio-state.js').StudioState} state
 * @param {StudioWallpaper} wallpaper
 */
async function remove(state, wallpaper) {
  const title = wallpaperTitle(wallpaper);
  const isWanted =
    !wallpaper.studio.isReleased || (await confirmDialog(`Remove ${title}`, releasedText(wallpaper), 'Remove'));
  if (!isWanted || !(await state.changeFiles('/api/remove', { id: wallpaper.id }))) return;
  location.hash = '';
  state.notify(`Removed ${title}. Its pictures are in the folder .removed of the input.`, false, { canUndo: true });
}
