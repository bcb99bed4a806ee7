import { fill, hiddenText, icon, make } from '../../Preview/Page/dom.js';
import { sizeText } from './empty.js';
import { wallpaperHash } from '../../Preview/Page/router.js';
import { countText } from '../../Preview/Page/words.js';

/**
 * Makes the list of pictures being uploaded, with the result of each. Returns `{ element, send }`; `send(file, query)`
 * returns the response, or null.
 * @param {import('./studio-state.js').StudioState} state
 */
export function createUploadList(state) {
  const list = make('ul', { class: 'upload-list' });
  const status = make('p', { class: 'sr-only', role: 'status' });
  const words = make('p', { class: 'upload-sum' });
  const closeDone = () => [...list.children].forEach((item) => item.querySelector('progress') ?? item.remove());
  const closeAll = make('button', { onclick: closeDone }, 'Close all');
  const head = make('div', { class: 'upload-head', hidden: true }, words, closeAll);
  const element = make('section', { class: 'uploads', 'aria-label': 'Uploads' }, head, list, status);
  new MutationObserver(() => showSum(list, head, words)).observe(list, {
    childList: true,
    subtree: true,
    attributeFilter: ['class'],
  });
  const send = (/** @type {File} */ file, /** @type {URLSearchParams} */ query) =>
    sendOne(state, list, status, file, query);
  return { element, send };
}

/**
 * Shows the sum above the messages about pictures, if more than one message can be closed.
 * @param {HTMLElement} list
 * @param {HTMLElement} head
 * @param {HTMLElement} words
 */
function showSum(list, head, words) {
  const refused = list.querySelectorAll('.problem').length;
  const small = list.querySelectorAll('.small').length;
  head.hidden = refused + small < 2;
  words.textContent = [
    refused > 0 && `${countText(refused, 'picture')} could not be added`,
    small > 0 && `${countText(small, 'picture')} ${small === 1 ? 'is' : 'are'} small`,
  ]
    .filter(Boolean)
    .join(', ');
}

/**
 * @param {import('./studio-state.js').StudioState} state
 * @param {HTMLElement} list
 * @param {HTMLElement} status
 * @param {File} file
 * @param {URLSearchParams} query
 * @returns {Promise<UploadResponse | null>}
 */
async function sendOne(state, list, status, file, query) {
  const bar = make('progress', { max: 1, value: 0, 'aria-label': `Sending ${file.name}` });
  const words = make('span', { class: 'upload-words' });
  const item = make(
    'li',
    make('span', { class: 'upload-name' }, file.name),
    bar,
    words,
    make('button', { onclick: () => item.remove() }, icon('cross'), hiddenText(`Close the message about ${file.name}`)),
  );
  list.append(item);
  try {
    const response = await state.session.put(`/api/masters?${String(query).replaceAll('+', '%20')}`, file, (share) => {
      bar.value = share;
    });
    const path = state.pathInInput(response.path);
    const few = smallText(response);
    if (few) item.className = 'small';
    else setTimeout(() => item.remove(), 6000);
    fill(
      words,
      icon('check'),
      ` Saved as ${path} `,
      make('a', { href: wallpaperHash(response.id) }, 'Open', hiddenText(` ${file.name}`)),
      few && make('span', { class: 'upload-few' }, icon('warning'), ` ${few}`),
    );
    status.textContent = `${file.name} was saved as ${path}. ${few ?? ''}`;
    return response;
  } catch (error) {
    // The program's messages begin with the name, which is already beside them.
    const named = `${file.name}: `;
    const reason = error.message.startsWith(named) ? error.message.slice(named.length) : error.message;
    item.className = 'problem';
    fill(words, icon('warning'), ` ${reason}`);
    status.textContent = `${file.name}: ${reason}`;
    return null;
  } finally {
    bar.remove();
  }
}

/**
 * Returns a warning about a picture that is too small; null if it is large enough.
 * @param {UploadResponse} response
 */
function smallText({ width, height, needed }) {
  if (!needed) return null;
  const factor = Math.max(needed.width / width, needed.height / height);
  return `${sizeText(width, height)} pixels, enlarged ${factor.toFixed(factor < 1.1 ? 2 : 1)} times. It is sharp on all devices from ${sizeText(needed.width, needed.height)} on.`;
}
