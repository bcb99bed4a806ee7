import { fill, hiddenText, make } from '../../Preview/Page/dom.js';
import { openDialog } from './dialog.js';
import { copyText } from '../../Preview/Page/swatches.js';

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
        make('code', {}, text),
      ),
    ),
  );
}

/**
 * Shows what saving would change, and saves if that is wanted. `isForBuild` names the button after the build that follows.
 * Returns whether everything is saved.
 * @param {import('./studio-state.js').StudioState} state
 * @param {boolean} [isForBuild]
 * @returns {Promise<boolean>}
 */
export async function saveDraft(state, isForBuild = false) {
  await state.flush();
  /** @type {ChangesAnswer | null} */
  const changes = await state.session.get('/api/changes').catch((error) => {
    state.fail(error);
    return null;
  });
  if (!changes) return false;
  if (changes.files.length === 0) {
    state.notify('There is nothing to save.');
    return true;
  }
  const action = isForBuild ? 'Save and build' : 'Save';
  const isWanted = await openDialog(
    isForBuild ? 'Save and build' : 'Save changes',
    changes.files.map(fileElement),
    [
      { text: 'Cancel', value: false },
      { text: action, value: true, isMain: true },
    ],
    'save-dialog',
  );
  return isWanted ? save(state) : false;
}

/** @param {FileChange} change */
function fileElement({ path, isNew, diff, text, conflict }) {
  return make(
    'section',
    { class: 'save-file' },
    make('div', { class: 'save-file-head' }, make('h3', {}, path, isNew && make('small', {}, ' new')), copyButton(text)),
    conflict && [
      make('p', { class: 'field-problem' }, 'This file was changed on disk since it was read:'),
      diffElement(conflict.diff, `Changes of ${path} on disk`),
      make('p', { class: 'field-help' }, 'Your own changes:'),
    ],
    diffElement(diff, `Changes to ${path}`),
  );
}

/** @param {string} text */
function copyButton(text) {
  const button = make(
    'button',
    {
      type: 'button',
      onclick: async () => {
        fill(button, (await copyText(text)) ? 'Copied' : 'The browser refused');
      },
    },
    'Copy YAML',
  );
  return button;
}

/**
 * Saves; `conflicts` are files that somebody else changed.
 * @param {import('./studio-state.js').StudioState} state
 * @returns {Promise<boolean>}
 */
async function save(state) {
  try {
    const { saved } = await state.inTurn(async () => {
      /** @type {SaveAnswer} */
      const answer = await state.session.post('/api/save', { revision: state.studio.revision });
      state.takeStudio(answer.studio);
      return answer;
    });
    state.notify(saved.length > 0 ? `Saved ${saved.join(' and ')}.` : 'There was nothing to save.');
    return true;
  } catch (error) {
    /** @type {Partial<Failure>} */
    const { conflicts } = error.details ?? {};
    if (conflicts && conflicts.length > 0) return settle(state, conflicts);
    if (error.status === 409) await state.reload('Changed in another tab. This one shows it now; save again.');
    else state.fail(error);
    return false;
  }
}

/**
 * Asks for each file whether the disk or the draft is right. Saves if nothing is left open.
 * @param {import('./studio-state.js').StudioState} state
 * @param {SaveConflict[]} conflicts
 * @returns {Promise<boolean>}
 */
async function settle(state, conflicts) {
  for (const { path, mine, disk } of conflicts) {
    const choice = await openDialog(
      `${path} was changed on disk`,
      [
        make('p', {}, 'Nothing was saved. Somebody changed this file since the studio read it. Which one is to stay?'),
        make(
          'div',
          { class: 'conflict' },
          conflictText('On disk', disk ?? '(The file is gone.)'),
          conflictText('Yours', mine),
        ),
      ],
      [
        { text: 'Cancel', value: null },
        { text: 'Take what is on disk', value: 'disk' },
        { text: 'Keep mine', value: 'mine' },
      ],
      'save-dialog',
    );
    if (choice === null) return false;
    const isTaken = await state.change(choice === 'disk' ? '/api/discard' : '/api/overwrite', () => ({ path }));
    if (!isTaken) return false;
  }
  if (state.studio.isChanged) return save(state);
  state.notify('Your changes were dropped; what is on disk is shown.');
  return true;
}

/**
 * @param {string} title
 * @param {string} text
 */
function conflictText(title, text) {
  return make(
    'section',
    {},
    make('div', { class: 'save-file-head' }, make('h3', {}, title), copyButton(text)),
    make('pre', { tabindex: 0, 'aria-label': title }, text),
  );
}
