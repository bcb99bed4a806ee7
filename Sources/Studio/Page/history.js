import { hiddenText, icon, make } from '../../Preview/Page/dom.js';

const isTextField = (/** @type {Element | null} */ element) =>
  element?.matches('textarea, select, input:not([type="range"], [type="checkbox"], [type="radio"])');

/**
 * Makes the buttons for undo and redo, with their keys, and the marks for changes that are not saved. Returns `{ element, show }`.
 * @param {import('./studio-state.js').StudioState} state
 */
export function createHistory(state) {
  const undo = make(
    'button',
    { type: 'button', 'aria-keyshortcuts': 'Control+Z Meta+Z', onclick: () => state.undo() },
    icon('undo'),
    hiddenText('Undo'),
  );
  const redo = make(
    'button',
    { type: 'button', 'aria-keyshortcuts': 'Control+Y Control+Shift+Z Meta+Shift+Z', onclick: () => state.redo() },
    icon('redo'),
    hiddenText('Redo'),
  );
  undo.title = 'Undo';
  redo.title = 'Redo';
  document.addEventListener('keydown', (event) => {
    const key = event.key.toLowerCase();
    const isOurs = (event.ctrlKey || event.metaKey) && !event.altKey && (key === 'z' || key === 'y');
    if (!isOurs || isTextField(document.activeElement)) return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) state.redo();
    else state.undo();
  });
  addEventListener('beforeunload', (event) => {
    if (state.studio.isChanged && !state.isLost) event.preventDefault();
  });
  const show = () => {
    const { canUndo, canRedo, isChanged } = state.studio;
    // A button that is disabled would lose the focus.
    undo.setAttribute('aria-disabled', String(!canUndo));
    redo.setAttribute('aria-disabled', String(!canRedo));
    document.title = `${isChanged ? '• ' : ''}${document.title.replace(/^• /, '')}`;
  };
  return { element: make('div', { class: 'studio-history', role: 'group', 'aria-label': 'History' }, undo, redo), show };
}
