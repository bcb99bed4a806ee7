import { fill, hiddenText, icon, make } from '../../Preview/Page/dom.js';

/**
 * Makes chips for locales, and a field to add one. Returns `{ element, show }`. `onChange` gets a list, or null for
 * everywhere, and a callback for the reason if it is refused.
 * @param {(locales: string[] | null, onProblem?: (message: string) => void) => void} onChange
 */
export function createLocales(onChange) {
  /** @type {{ locales: string[] }} */
  const state = { locales: [] };
  const chips = make('ul', { class: 'locale-chips', 'aria-label': 'Locales' });
  const field = make('input', {
    type: 'text',
    placeholder: 'en-US',
    spellcheck: 'false',
    autocapitalize: 'none',
    'aria-label': 'Locale to add',
    'aria-describedby': 'wallpress-locale-help',
    oninput: () => field.setCustomValidity(''),
    onkeydown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key === 'Enter' || event.key === ',') {
        event.preventDefault();
        add();
      }
    },
  });
  const add = () => {
    const names = field.value.split(/[\s,]+/).filter(Boolean);
    if (names.length === 0) return;
    const typed = field.value;
    field.value = '';
    onChange([...new Set([...state.locales, ...names])], (message) => {
      if (field.value === '') field.value = typed;
      field.setCustomValidity(message);
      field.reportValidity();
    });
  };
  const remove = (/** @type {string} */ locale) => {
    const left = state.locales.filter((other) => other !== locale);
    onChange(left.length > 0 ? left : null);
    field.focus();
  };
  const show = (/** @type {string[] | null} */ locales) => {
    state.locales = locales ?? [];
    fill(
      chips,
      state.locales.map((locale) =>
        make(
          'li',
          { class: 'locale-chip' },
          locale,
          make('button', { onclick: () => remove(locale) }, icon('cross'), hiddenText(`Remove ${locale}`)),
        ),
      ),
    );
    chips.hidden = state.locales.length === 0;
    help.textContent =
      locales === null
        ? 'Everyone sees the collection. Add a locale to limit it.'
        : 'Only people with these locales see the collection.';
  };
  const help = make('p', { class: 'field-help', id: 'wallpress-locale-help' });
  const element = make(
    'fieldset',
    { class: 'locales' },
    make('legend', 'Locales'),
    chips,
    make('div', { class: 'locale-add' }, field, make('button', { onclick: add }, 'Add')),
    help,
  );
  /** Drops typed text that is not a locale, and returns it: it must not keep the form open. */
  const giveUp = () => {
    field.setCustomValidity('');
    return field.value.trim() || null;
  };
  field.addEventListener('blur', () => field.setCustomValidity(''));
  return { element, show, giveUp };
}

/** @typedef {{ id: string, title: string, source: string | null }} OrderEntry */

/**
 * Makes a list to reorder by dragging, or with two buttons for each entry. Returns `{ element, show }`. `show` takes `[{
 * id, title, source }]`; `onOrder` gets the ids in their new order, and its promise ends when the order is stored.
 * @param {(ids: string[]) => Promise<unknown>} onOrder
 */
export function createOrder(onOrder) {
  /** @type {{ entries: OrderEntry[], waiting: number, news: OrderEntry[] | null }} */
  const state = { entries: [], waiting: 0, news: null };
  const status = make('p', { class: 'sr-only', role: 'status' });
  const list = make('ol', { class: 'order-list' });
  const idsNow = () => [...list.children].map((item) => /** @type {HTMLElement} */ (item).dataset.id ?? '');
  const move = (/** @type {string} */ id, /** @type {number} */ places) => {
    const ids = idsNow();
    const at = ids.indexOf(id);
    const to = at + places;
    if (to < 0 || to >= ids.length) return;
    ids.splice(to, 0, ...ids.splice(at, 1));
    status.textContent = `${titleOf(id)} is now number ${to + 1} of ${ids.length}.`;
    draw(ids.flatMap((other) => state.entries.find((entry) => entry.id === other) ?? []));
    send(ids);
  };
  /** Responses to earlier moves would undo the later ones, and only the last response is drawn. */
  const send = async (/** @type {string[]} */ ids) => {
    state.waiting += 1;
    await onOrder(ids);
    state.waiting -= 1;
    if (state.waiting === 0 && state.news) draw(state.news);
    state.news = null;
  };
  const show = (/** @type {OrderEntry[]} */ entries) => {
    if (state.waiting > 0) state.news = entries;
    else draw(entries);
  };
  const titleOf = (/** @type {string} */ id) => state.entries.find((entry) => entry.id === id)?.title;
  const draw = (/** @type {OrderEntry[]} */ entries) => {
    if (JSON.stringify(entries) === JSON.stringify(state.entries)) return;
    state.entries = entries;
    const focused = list.contains(document.activeElement) ? document.activeElement : null;
    const id = focused?.closest('li')?.dataset.id ?? '';
    fill(
      list,
      entries.map((entry, at) => orderItem(entry, at, entries.length, move)),
    );
    if (focused)
      /** @type {HTMLElement | null} */ (
        list.querySelector(`[data-id="${CSS.escape(id)}"] .${focused.className}`)
      )?.focus();
  };
  dragOrder(list, () => {
    const ids = idsNow();
    if (ids.join() === state.entries.map((entry) => entry.id).join()) return;
    state.entries = ids.flatMap((id) => state.entries.find((entry) => entry.id === id) ?? []);
    send(ids);
  });
  return { element: make('fieldset', { class: 'order' }, make('legend', 'Order'), list, status), show };
}

/**
 * @param {OrderEntry} entry
 * @param {number} at
 * @param {number} count
 * @param {(id: string, places: number) => void} move
 */
function orderItem({ id, title, source }, at, count, move) {
  const button = (/** @type {string} */ name, /** @type {number} */ places, /** @type {string} */ words) =>
    make(
      'button',
      {
        class: name,
        'aria-disabled': String(places === 0 || at + places < 0 || at + places >= count),
        onclick: () => move(id, places),
      },
      icon(name),
      hiddenText(`Move ${title} ${words}`),
    );
  return make(
    'li',
    { 'data-id': id },
    make('span', { class: 'order-grip', 'aria-hidden': 'true' }, icon('grip')),
    source && make('img', { src: source, alt: '', loading: 'lazy', draggable: 'false' }),
    make('span', { class: 'order-title' }, title),
    button('top', -at, 'to the top'),
    button('up', -1, 'up'),
    button('down', 1, 'down'),
  );
}

/**
 * Moves entries under the pointer. Pointer events also work with fingers; HTML's own dragging does not.
 * @param {HTMLElement} list
 * @param {() => void} onDrop
 */
function dragOrder(list, onDrop) {
  /** @type {HTMLElement | null} */
  let held = null;
  list.addEventListener('pointerdown', (event) => {
    const target = /** @type {Element} */ (event.target);
    const item = target.closest('li');
    if (!item || event.button !== 0 || target.closest('button')) return;
    held = item;
    held.classList.add('held');
    list.setPointerCapture(event.pointerId);
    event.preventDefault();
  });
  list.addEventListener('pointermove', (event) => {
    if (!held) return;
    const other = [...list.children].find((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return item !== held && event.clientY > top && event.clientY < bottom;
    });
    if (!other) return;
    const isBelow = held.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isBelow) other.after(held);
    else other.before(held);
  });
  const end = () => {
    if (!held) return;
    held.classList.remove('held');
    held = null;
    onDrop();
  };
  list.addEventListener('pointerup', end);
  list.addEventListener('pointercancel', end);
}
