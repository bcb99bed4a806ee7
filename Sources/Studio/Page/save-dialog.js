import { hiddenText, icon, make, partVars } from '../../Preview/Page/dom.js';
import { copyButton } from '../../Preview/Page/swatches.js';
import { countText, VARIANTS, wallpaperTitle } from '../../Preview/Page/words.js';
import { confirmDialog, openDialog } from './dialog.js';

const SIGNS = { added: '+', removed: '−', same: ' ', gap: '⋯' };
/** @type {Record<string, string>} */
const SPOKEN = { added: 'Added: ', removed: 'Removed: ' };

/**
 * Draws the lines that differ between two texts.
 * @param {ChangedLine[]} lines
 * @param {string} label
 */
export function diffElement(lines, label) {
  return make(
    'ol',
    { class: 'diff', 'aria-label': label, tabindex: 0 },
    lines.map(({ kind, text, line }) =>
      make(
        'li',
        { class: kind },
        make('span', { class: 'diff-line', 'aria-hidden': 'true' }, kind === 'gap' || !line ? '' : String(line)),
        make('span', { class: 'diff-sign', 'aria-hidden': 'true' }, SIGNS[kind]),
        SPOKEN[kind] && hiddenText(SPOKEN[kind]),
        make('code', text),
      ),
    ),
  );
}

/**
 * Shows the changes to save, and saves them if people confirm. `isForBuild` names the button after the build that follows.
 * Returns whether everything is saved.
 * @param {import('./studio-state.js').StudioState} state
 * @param {boolean} [isForBuild]
 * @returns {Promise<boolean>}
 */
export async function saveDraft(state, isForBuild = false) {
  await state.flush();
  let changes = await changesOf(state);
  for (const { path, conflict } of changes?.files ?? [])
    if (conflict && !(await settle(state, path, conflict))) return false;
  if (changes?.files.some(({ conflict }) => conflict)) changes = await changesOf(state);
  if (!changes) return false;
  if (changes.files.length === 0) {
    state.notify('There is nothing to save.');
    return true;
  }
  const action = isForBuild ? 'Save and build' : 'Save';
  const { files, summary } = changes;
  /** @type {boolean | Drop | null} */
  const choice = await openDialog(
    isForBuild ? 'Save and build' : 'Save changes',
    (/** @type {(value: boolean | Drop | null) => void} */ close) => [
      changeList(state, summary, close),
      make(
        'details',
        { class: 'save-files', open: summary.length === 0 },
        make('summary', countText(files.length, 'file')),
        files.map(fileElement),
      ),
    ],
    [
      { text: 'Discard all', value: { isAll: true } },
      { text: 'Cancel', value: false },
      { text: action, value: true, isMain: true },
    ],
    'save-dialog',
  );
  if (choice === true) return save(state, isForBuild);
  if (!choice) return false;
  const isDropped = await state.change('/api/drop', (revision) => ({ ...choice, revision }));
  if (choice.isAll && isDropped) state.notify('All changes were discarded.', false, { canUndo: true });
  return isDropped && !choice.isAll ? saveDraft(state, isForBuild) : false;
}

/** @typedef {{ isAll?: boolean, collection?: string, wallpaper?: string }} Drop */

/**
 * Makes the list of changes, in words and small pictures, each with a button that drops it.
 * @param {import('./studio-state.js').StudioState} state
 * @param {SettingsChange[]} summary
 * @param {(value: Drop) => void} onDrop
 */
function changeList(state, summary, onDrop) {
  return make(
    'ul',
    { class: 'change-list', 'aria-label': 'Changes' },
    summary.map((change) => {
      const title = changeTitle(state, change);
      const { collection, wallpaper, words, before } = change;
      return make(
        'li',
        make('p', make('strong', title), `: ${words.join(', ')}`),
        make(
          'button',
          { onclick: () => onDrop({ collection, wallpaper }) },
          'Discard',
          hiddenText(` the changes of ${title}`),
        ),
        before.length > 0 && cropPairs(state.wallpaper(wallpaper), before),
      );
    }),
  );
}

/**
 * @param {import('./studio-state.js').StudioState} state
 * @param {SettingsChange} change
 */
function changeTitle(state, { collection, wallpaper: id }) {
  const wallpaper = state.wallpaper(id);
  if (id) return wallpaper ? wallpaperTitle(wallpaper) : id;
  return collection ? (state.collection(collection)?.heading ?? collection) : 'wallpress.yml';
}

/**
 * Makes pairs of crops: before and after, side by side.
 * @param {StudioWallpaper | null} wallpaper
 * @param {StudioCrop[]} before
 */
function cropPairs(wallpaper, before) {
  if (!wallpaper) return null;
  return make(
    'div',
    { class: 'crop-pairs' },
    before.map((old) => {
      const now = wallpaper.studio.crops.find(({ variant }) => variant === old.variant);
      const { title } = VARIANTS[old.variant];
      return (
        now &&
        make(
          'figure',
          make(
            'div',
            cropPicture(wallpaper, old, `${title} before`),
            icon('next'),
            cropPicture(wallpaper, now, `${title} after`),
          ),
          make('figcaption', title),
        )
      );
    }),
  );
}

/**
 * Makes the picture of a crop as a part of its master.
 * @param {StudioWallpaper} wallpaper
 * @param {StudioCrop} crop
 * @param {string} alt
 */
function cropPicture({ studio }, { master: at, box }, alt) {
  const master = studio.masters[at];
  return make(
    'span',
    { class: 'crop-small', vars: { aspect: (box.width * master.width) / (box.height * master.height) } },
    make('img', { src: master.source, alt, vars: partVars(box) }),
  );
}

/**
 * @param {import('./studio-state.js').StudioState} state
 * @returns {Promise<ChangesResponse | null>}
 */
function changesOf(state) {
  return state.session.get('/api/changes').catch((error) => {
    state.fail(error);
    return null;
  });
}

/** @param {FileChange} change */
function fileElement({ path, isNew, diff, text }) {
  return make(
    'section',
    { class: 'save-file' },
    make(
      'div',
      { class: 'save-file-head' },
      make('h3', path, isNew && make('small', ' new')),
      copyButton('Copy YAML', text),
    ),
    diffElement(diff, `Changes to ${path}`),
  );
}

/**
 * Saves. A file may have changed on disk since the dialog was opened.
 * @param {import('./studio-state.js').StudioState} state
 * @param {boolean} isForBuild
 * @returns {Promise<boolean>}
 */
async function save(state, isForBuild) {
  try {
    const { saved, merged } = await state.inTurn(async () => {
      /** @type {SaveResponse} */
      const response = await state.session.post('/api/save', { revision: state.studio.revision });
      state.takeStudio(response.studio);
      return response;
    });
    const words = saved.length > 0 ? `Saved ${saved.join(' and ')}` : 'There was nothing to save';
    state.notify(merged.length > 0 ? `${words}, including the changes on disk.` : `${words}.`);
    if (merged.length > 0) await state.reload();
    return true;
  } catch (error) {
    /** @type {Partial<Failure>} */
    const { conflicts } = error.details ?? {};
    if (conflicts && conflicts.length > 0) return saveDraft(state, isForBuild);
    if (error.status === 409) await state.reload('Another tab made a change, which this tab now shows. Save again.');
    else state.fail(error);
    return false;
  }
}

/**
 * Asks which lines to keep in each place that was changed both here and on disk. Returns whether all are settled.
 * @param {import('./studio-state.js').StudioState} state
 * @param {string} path
 * @param {FileConflict} conflict
 */
async function settle(state, path, { key, parts }) {
  const places = parts.map((part, at) => placeElement(part, at, parts.length));
  const isSettled = await confirmDialog(
    `${path} was also changed on disk`,
    [
      make(
        'p',
        parts.length === 1
          ? 'Your changes and the file on disk differ in the same lines. Choose the lines to keep; all other changes are kept.'
          : `Your changes and the file on disk differ in the same lines in ${parts.length} places. Choose the lines to keep; all other changes are kept.`,
      ),
      places,
    ],
    'Keep these lines',
    'save-dialog',
  );
  if (!isSettled) return false;
  const choices = places.map((place) => /** @type {HTMLInputElement} */ (place.querySelector('input:checked')).value);
  return state.change('/api/settle', () => ({ path, choices, key }));
}

/**
 * Makes the choice between the lines of both sides, with the lines around them.
 * @param {ConflictPart} part
 * @param {number} at
 * @param {number} count
 */
function placeElement({ before, after, mine, disk }, at, count) {
  const side = (/** @type {string} */ value, /** @type {string} */ title, /** @type {ChangedLine[]} */ lines) =>
    make(
      'label',
      { class: 'conflict-side' },
      make(
        'span',
        { class: 'conflict-title' },
        make('input', { type: 'radio', name: `wallpress-place-${at}`, value, required: true }),
        title,
      ),
      make(
        'span',
        { class: 'conflict-lines' },
        before.map((text) => lineElement('same', text)),
        lines.map(({ kind, text }) => lineElement(kind, text)),
        lines.length === 0 && make('span', { class: 'conflict-none' }, '(these lines are removed)'),
        after.map((text) => lineElement('same', text)),
      ),
    );
  return make(
    'fieldset',
    { class: 'conflict' },
    make('legend', { class: count > 1 ? null : 'sr-only' }, `Place ${at + 1} of ${count}`),
    side('disk', 'On disk', disk),
    side('mine', 'Yours', mine),
  );
}

/**
 * @param {ChangedLine['kind']} kind
 * @param {string} text
 */
function lineElement(kind, text) {
  return make('span', { class: kind }, kind === 'added' && hiddenText('Changed: '), make('code', text || ' '));
}
