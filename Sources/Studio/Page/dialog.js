import { make } from '../../Preview/Page/dom.js';

let dialogs = 0;

/**
 * Opens a modal dialog. `title` is a text, or an element whose text may change. `buttons` are `{ text, value, isMain }`;
 * the pressed one decides the result, and Escape returns null. `body` is elements, or a function that gets `close(value)`
 * and returns them.
 * @template V
 * @param {string | HTMLElement} title
 * @param {import('../../Preview/Page/dom.js').Child | ((close: (value: V | null) => void) => import('../../Preview/Page/dom.js').Child)} body
 * @param {{ text: string, value: V | null, isMain?: boolean }[]} buttons
 * @param {string} [className]
 * @returns {Promise<V | null>}
 */
export function openDialog(title, body, buttons, className = '') {
  return new Promise((resolve) => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    dialogs += 1;
    const id = `wallpress-dialog-${dialogs}`;
    const element = make('dialog', { class: `studio-dialog ${className}`, 'aria-labelledby': id });
    /** @type {V | null} */
    let result = null;
    const close = (/** @type {V | null} */ value) => {
      result = value;
      element.close();
    };
    element.addEventListener('close', () => {
      element.querySelectorAll('.notices').forEach((notices) => document.body.append(notices));
      element.remove();
      if (before?.isConnected) before.focus();
      resolve(result);
    });
    const actions = buttons.map(({ text, value, isMain }) =>
      make(
        'button',
        {
          type: isMain ? 'submit' : 'button',
          class: isMain ? 'main' : null,
          onclick: isMain ? null : () => close(value),
        },
        text,
      ),
    );
    const main = buttons.find((button) => button.isMain);
    const form = make(
      'form',
      {
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          close(main ? main.value : null);
        },
      },
      make('h2', { id }, title),
      make('div', { class: 'dialog-body' }, typeof body === 'function' ? body(close) : body),
      make('div', { class: 'dialog-actions' }, actions),
    );
    element.append(form);
    document.body.append(element);
    element.showModal();
    /** @type {HTMLElement | null} */ (form.querySelector('[autofocus]') ?? form.querySelector('.main'))?.focus();
  });
}

/**
 * Asks whether to do something. Returns true, or null if the dialog is canceled. See `openDialog`.
 * @param {string} title
 * @param {Parameters<typeof openDialog<true>>[1]} body
 * @param {string} action
 * @param {string} [className]
 */
export function confirmDialog(title, body, action, className) {
  /** @type {{ text: string, value: true | null, isMain?: boolean }[]} */
  const buttons = [
    { text: 'Cancel', value: null },
    { text: action, value: true, isMain: true },
  ];
  return openDialog(title, body, buttons, className);
}

/**
 * Asks for one line of text. Null if the dialog is canceled.
 * @param {string} title
 * @param {string} words
 * @param {string} label
 * @param {string} action
 * @param {string} [pattern]
 */
export async function askForText(title, words, label, action, pattern) {
  const field = make('input', { type: 'text', required: true, maxlength: 300, autofocus: true, pattern });
  const body = [make('p', words), make('label', { class: 'field' }, make('span', label), field)];
  return (await confirmDialog(title, body, action)) && (field.value.trim() || null);
}
