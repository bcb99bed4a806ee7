import { hiddenText, icon, make } from '../../Preview/Page/dom.js';
import { wallpaperTitle } from '../../Preview/Page/words.js';
import { confirmDialog, openDialog } from './dialog.js';
import { isTyping } from './keys.js';

/**
 * Returns the changed things of a step: "crop of Aurora", "crop of 3 wallpapers", "order of classic-firefox".
 * @param {import('./studio-state.js').StudioState} state
 * @param {StudioStep} step
 */
export function stepText(state, { words, wallpapers, collection }) {
  const known = wallpapers.filter((id) => state.wallpaper(id));
  const [id] = known.length > 0 ? known : wallpapers;
  const wallpaper = state.wallpaper(id);
  if (known.length > 1) return `${words} of ${known.length} wallpapers`;
  const name = wallpaper
    ? wallpaperTitle(wallpaper)
    : (id ?? (collection && (state.collection(collection)?.heading ?? collection)));
  return name ? `${words} of ${name}` : words;
}

/**
 * Makes the buttons for undo and redo, with their keys, and the marks for unsaved changes. Returns `{ element, show }`.
 * @param {import('./studio-state.js').StudioState} state
 * @param {import('./notices.js').PastMessage[]} messages
 */
export function createHistory(state, messages) {
  const undo = make(
    'button',
    { 'aria-keyshortcuts': 'Control+Z Meta+Z', onclick: () => state.undo() },
    icon('undo'),
    hiddenText('Undo'),
  );
  const redo = make(
    'button',
    { 'aria-keyshortcuts': 'Control+Y Control+Shift+Z Meta+Shift+Z', onclick: () => state.redo() },
    icon('redo'),
    hiddenText('Redo'),
  );
  undo.title = 'Undo';
  redo.title = 'Redo';
  document.addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase();
    const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y');
    if (!isOurs || isTyping(document.activeElement)) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) state.redo();
    else state.undo();
  });
  state.on('step', ({ kind, step }) => {
    const verb = kind === 'undo' ? 'Undone' : 'Redone';
    const id = step.wallpapers.find((/** @type {string} */ each) => state.wallpaper(each) && each !== state.openID);
    state.notify(`${verb}: ${stepText(state, step)}.`, false, { id });
  });
  state.on('overwrites', async ({ kind, files }) => {
    const isWanted = await confirmDialog(
      kind === 'undo' ? 'Undo and overwrite an edit by hand?' : 'Redo and overwrite an edit by hand?',
      make('p', `The same lines of ${files.join(' and ')} were edited by hand afterward. This edit would be lost.`),
      'Overwrite',
    );
    if (isWanted) kind === 'undo' ? state.undo(true) : state.redo(true);
  });
  addEventListener('beforeunload', (event) => {
    if (state.studio.isChanged && !state.isLost) event.preventDefault();
  });
  const show = () => {
    const { canUndo, canRedo, isChanged, steps } = state.studio;
    const last = steps[steps.length - 1];
    undo.title = last ? `Undo: ${stepText(state, last)}` : 'Undo';
    // A disabled button would lose the focus.
    undo.setAttribute('aria-disabled', String(!canUndo));
    redo.setAttribute('aria-disabled', String(!canRedo));
    document.title = `${isChanged ? '• ' : ''}${document.title.replace(/^• /, '')}`;
  };
  const list = make(
    'button',
    { title: 'All changes and messages', onclick: () => showSteps(state, messages) },
    icon('list'),
    hiddenText('All changes and messages'),
  );
  return {
    element: make('div', { class: 'studio-history', role: 'group', 'aria-label': 'History' }, undo, redo, list),
    show,
  };
}

/**
 * Shows all changes and messages, the latest first. A click returns to the state before a change.
 * @param {import('./studio-state.js').StudioState} state
 * @param {import('./notices.js').PastMessage[]} messages
 */
async function showSteps(state, messages) {
  await state.flush();
  const steps = [...state.studio.steps].reverse();
  const count = await openDialog(
    'Changes',
    (/** @type {(value: number | null) => void} */ close) => [
      steps.length === 0
        ? make('p', 'There are no changes yet.')
        : make(
            'ol',
            { class: 'step-list' },
            steps.map((step, at) =>
              make(
                'li',
                make('span', stepText(state, step)),
                make('button', { onclick: () => close(at + 1) }, at === 0 ? 'Undo' : `Undo these ${at + 1}`),
              ),
            ),
          ),
      messages.length > 0 && messageList(messages),
    ],
    [{ text: 'Close', value: null, isMain: true }],
  );
  for (let left = count ?? 0; left > 0; left -= 1) if (!(await state.undo())) return;
}

/** @param {import('./notices.js').PastMessage[]} messages */
function messageList(messages) {
  return make(
    'section',
    make('h3', 'Messages'),
    make(
      'ol',
      { class: 'message-list' },
      messages.map(({ time, text, isProblem }) =>
        make('li', make('time', { class: 'quiet' }, time), ' ', isProblem && icon('warning'), text),
      ),
    ),
  );
}
