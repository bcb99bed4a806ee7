import { make } from '../../Preview/Page/dom.js';
import { openDialog } from './dialog.js';

const COMMAND = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

/** @type {[string, [string[], string][]][]} */
const KEYS = [
  [
    'Everywhere',
    [
      [[COMMAND, 'S'], 'Save'],
      [[COMMAND, 'Z'], 'Undo'],
      [COMMAND === '⌘' ? ['⇧', '⌘', 'Z'] : ['Ctrl', 'Y'], 'Redo'],
      [['?'], 'Show all keys'],
    ],
  ],
  [
    'Navigation',
    [
      [['J'], 'Next wallpaper'],
      [['K'], 'Previous wallpaper'],
      [['Esc'], 'All wallpapers'],
    ],
  ],
  [
    'Crop',
    [
      [['← ↑ → ↓'], 'Move by 1 %'],
      [['Shift', '← ↑ → ↓'], 'Move by 10 %'],
      [['Shift', 'drag'], 'Draw an area to keep'],
      [['Delete'], 'Reset to the common place, then to the automatic one'],
      [['Esc'], 'Cancel the drag'],
    ],
  ],
  [
    'Calendar',
    [
      [['← ↑ → ↓'], 'Another day'],
      [['Page Up'], 'Previous month'],
      [['Page Down'], 'Next month'],
      [['Enter'], 'Choose this day'],
    ],
  ],
];

/**
 * Handles the keys of the whole page: Ctrl+S saves, and "?" shows all keys.
 * @param {() => void} onSave
 */
export function followKeys(onSave) {
  document.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 's') {
      // The browser would offer to save the page.
      event.preventDefault();
      if (event.repeat || document.querySelector('dialog[open]:not(.collection-dialog)')) return;
      finishTyping();
      onSave();
    }
    if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(document.activeElement)) showKeys();
  });
}

export function showKeys() {
  if (document.querySelector('dialog[open]')) return;
  const groups = KEYS.map(([title, keys]) =>
    make(
      'section',
      make('h3', title),
      make(
        'dl',
        keys.map(([parts, words]) => [
          make(
            'dt',
            parts.map((part) => make('kbd', part)),
          ),
          make('dd', words),
        ]),
      ),
    ),
  );
  openDialog(
    'Keys',
    make('div', { class: 'key-sheet' }, groups),
    [{ text: 'Close', value: true, isMain: true }],
    'keys-dialog',
  );
}

/** Commits text that is being typed: a field counts when it loses the focus. */
function finishTyping() {
  const field = /** @type {HTMLElement | null} */ (document.activeElement);
  if (!isTyping(field)) return;
  field?.blur();
  field?.focus();
}

/** @param {Element | null} element */
export function isTyping(element) {
  return element?.matches('textarea, select, input:not([type="range"], [type="checkbox"], [type="radio"])') ?? false;
}
