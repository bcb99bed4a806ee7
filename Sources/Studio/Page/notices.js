import { hiddenText, icon, make } from '../../Preview/Page/dom.js';

const SHOWN_FOR = 7000;
const REMEMBERED = 30;

/** @typedef {{ time: string, text: string, isProblem: boolean }} PastMessage */

/**
 * Makes the place for messages: temporary ones, and banners that stay until they are closed. Returns `{ element, say,
 * banner, past }`. `past` has the latest messages, the newest first.
 */
export function createNotices() {
  const messages = make('div', { class: 'notice-list', role: 'status' });
  const alerts = make('div', { class: 'notice-list', role: 'alert' });
  /** @type {Map<string, { text: string, element: HTMLElement }>} */
  const banners = new Map();
  /** @type {PastMessage[]} */
  const past = [];
  const top = make('section', { class: 'banners', 'aria-label': 'State of the studio', role: 'alert' });
  const element = make('section', { class: 'notices', 'aria-label': 'Messages' }, top, alerts, messages);
  const say = (
    /** @type {string} */ text,
    isProblem = false,
    /** @type {import('../../Preview/Page/dom.js').Leaf} */ way = null,
  ) => {
    past.unshift({ time: new Date().toLocaleTimeString(), text, isProblem });
    past.splice(REMEMBERED);
    // Everything outside an open dialog is inert.
    const open = [...document.querySelectorAll('dialog[open]')].pop() ?? document.body;
    if (element.parentElement !== open) open.append(element);
    const notice = noticeElement(isProblem ? 'notice problem' : 'notice', isProblem ? 'warning' : 'check', [
      text,
      way && [' ', way],
    ]);
    const list = isProblem ? alerts : messages;
    while (list.children.length > 2) list.firstElementChild?.remove();
    list.append(notice);
    if (!isProblem) setTimeout(() => notice.remove(), SHOWN_FOR);
  };
  const banner = (/** @type {string} */ key, /** @type {string | null} */ text) => {
    const shown = banners.get(key);
    if (shown?.text === text) return;
    shown?.element.remove();
    banners.delete(key);
    if (!text) return;
    const notice = noticeElement('notice banner', 'warning', text, key !== 'lost');
    banners.set(key, { text, element: notice });
    top.append(notice);
  };
  return { element, say, banner, past };
}

/**
 * @param {string} kind
 * @param {string} sign
 * @param {import('../../Preview/Page/dom.js').Child} words
 */
function noticeElement(kind, sign, words, canClose = true) {
  const notice = make(
    'p',
    { class: kind },
    icon(sign),
    make('span', words),
    canClose && make('button', { onclick: () => notice.remove() }, icon('cross'), hiddenText('Close')),
  );
  return notice;
}
