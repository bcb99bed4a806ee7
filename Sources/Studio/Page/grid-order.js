/**
 * Lets people drag the cards of a collection into another order, if the grid has the order of the feed.
 * @param {import('./studio-state.js').StudioState} state
 */
export function watchCardOrder(state) {
  /** @type {{ card: HTMLElement, next: Element | null } | null} */
  let held = null;
  const cardOf = (/** @type {Event} */ event) =>
    /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (event.target).closest?.('.collection .cards > .card') ?? null
    );
  addEventListener('dragstart', (event) => {
    const card = cardOf(event);
    if (!card || !event.dataTransfer) return;
    held = { card, next: card.nextElementSibling };
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', card.dataset.id ?? '');
    card.classList.add('held');
  });
  addEventListener('dragover', (event) => {
    const card = held && cardOf(event);
    if (!held || !card || card.parentElement !== held.card.parentElement) return;
    event.preventDefault();
    if (card === held.card) return;
    const isBelow = held.card.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING;
    if (isBelow) card.after(held.card);
    else card.before(held.card);
  });
  addEventListener('drop', (event) => {
    if (!held || !cardOf(event)) return;
    event.preventDefault();
    sendOrder(state, held.card);
    held.next = held.card.nextElementSibling;
  });
  addEventListener('dragend', () => {
    if (!held) return;
    const { card, next } = held;
    held = null;
    card.classList.remove('held');
    // A canceled drag changes nothing.
    if (card.nextElementSibling !== next) card.parentElement?.insertBefore(card, next);
  });
}

/**
 * Moves a wallpaper beside its card's new neighbor. A filter may hide others.
 * @param {import('./studio-state.js').StudioState} state
 * @param {HTMLElement} card
 */
function sendOrder(state, card) {
  const id = card.dataset.id ?? '';
  const collection = state.wallpaper(id)?.collection;
  const ids = state.collection(collection ?? '')?.wallpapers.filter((other) => other !== id);
  const before = /** @type {HTMLElement | null} */ (card.previousElementSibling)?.dataset.id;
  const after = /** @type {HTMLElement | null} */ (card.nextElementSibling)?.dataset.id;
  if (!ids || (before === undefined && after === undefined)) return;
  ids.splice(before === undefined ? ids.indexOf(after ?? '') : ids.indexOf(before) + 1, 0, id);
  state.edit([{ op: 'order', collection, wallpapers: ids }]);
}
