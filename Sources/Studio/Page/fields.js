import { make, refill, segmented } from '../../Preview/Page/dom.js';
import { setting } from './edits.js';

/** The prefix of the settings of a credit. They are grouped, and opened on demand. */
const CREDIT = 'credit.';

/**
 * Makes the fields of all settings of a wallpaper with one destination, from the studio's list of settings. Colors and
 * places have panels of their own. Returns `{ element, show }`.
 * @param {import('./studio-state.js').StudioState} state
 * @param {StudioSetting['destination']} destination
 */
export function createFields(state, destination) {
  /** @type {StudioWallpaper | null} */
  let shown = null;
  const set = (/** @type {string} */ key, /** @type {string | null} */ value) =>
    shown && state.edit([setting(shown, key, value)]);
  const fields = state.studio.settings
    .filter((one) => one.destination === destination)
    .flatMap((one) => {
      const isText = one.kind === 'text' || one.kind === 'address';
      const field = isText ? textSetting(one, set) : one.kind === 'choice' && choiceField(one, set);
      return field ? [{ name: one.name, ...field }] : [];
    });
  const show = (/** @type {StudioWallpaper} */ wallpaper) => {
    // Text in a field that still has the focus belongs to the wallpaper for which it was typed.
    if (shown && shown.id !== wallpaper.id) fields.forEach((field) => field.commit());
    shown = wallpaper;
    for (const { name, ...field } of fields) {
      const now = state.studio.settings.find((one) => one.name === name);
      field.show(wallpaper.studio.settings.values[name], now?.fallback, wallpaper.studio.found[name]);
    }
  };
  const [credits, others] = [true, false].map((isCredit) =>
    fields.filter(({ name }) => name.startsWith(CREDIT) === isCredit).map(({ element }) => element),
  );
  const credit = credits.length > 0 && make('details', { class: 'credit-fields' }, make('summary', 'Credit'), credits);
  return { element: make('div', { class: 'setting-fields' }, others, credit), show };
}

/**
 * @param {StudioSetting} setting
 * @param {(key: string, value: string | null) => void} onSet
 */
function textSetting({ name, kind, title, help, example }, onSet) {
  const field = make('input', {
    type: kind === 'address' ? 'url' : 'text',
    placeholder: `such as ${example}`,
    'aria-label': title,
    'aria-description': help,
  });
  const { show, ...rest } = textField(title, name, field, onSet, help);
  return {
    ...rest,
    /**
     * @param {string | null} [value]
     * @param {string} [_fallback]
     * @param {StudioFound} [found]
     */
    show: (value, _fallback, found) => {
      field.placeholder = found ? `${found.text} (${found.origin})` : `such as ${example}`;
      show(value);
    },
  };
}

/**
 * @param {StudioSetting} setting
 * @param {(key: string, value: string | null) => void} onSet
 */
function choiceField({ name, title, help, choices }, onSet) {
  const buttons = make('span');
  const element = make(
    'div',
    { class: 'choice-field', title: help },
    make('span', { 'aria-hidden': 'true' }, title),
    buttons,
  );
  /** @type {[string, string][]} */
  const words = choices.map((word) => [word, word[0].toUpperCase() + word.slice(1)]);
  /**
   * @param {string | null} [value]
   * @param {string} [fallback]
   */
  const show = (value, fallback) => {
    const set = (/** @type {string} */ word) => onSet(name, word === (fallback ?? value) ? null : word);
    refill(buttons, segmented(title, words, value ?? fallback ?? '', set));
  };
  return { element, show, commit: () => true };
}

/**
 * Makes a field for a text of one line or several. `commit` stores the typed text, and returns false if it is not valid.
 * @param {string} label
 * @param {string} key
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 * @param {(key: string, value: string | null) => void} onSet
 * @param {string} [help]
 */
export function textField(label, key, field, onSet, help) {
  /** @type {string | null} */
  let shown = null;
  const commit = () => {
    const value = field.value.trim() || null;
    if (value === shown) return true;
    if (!field.reportValidity()) return false;
    shown = value;
    onSet(key, value);
    return true;
  };
  field.addEventListener('change', commit);
  const show = (/** @type {string | null} */ value = null) => {
    const isTyping = document.activeElement === field && field.value.trim() !== (shown ?? '');
    shown = value;
    if (!isTyping) field.value = value ?? '';
  };
  const element = make(
    'label',
    { class: 'field' },
    make('span', label),
    field,
    help && make('small', { class: 'field-help' }, help),
  );
  return { element, show, commit };
}
