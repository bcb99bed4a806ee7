import { createCard } from './card.js';
import { collectionChanges } from './compare.js';
import { createFilters, passesFilter } from './filters.js';
import { fill, make, webLink } from './dom.js';
import { findingsList } from './findings.js';
import { availabilityText, localesText, timelineElement } from './timeline.js';
import { countText } from './words.js';

/** @typedef {ReturnType<typeof createCard>} Card */

/**
 * Makes the grid of all wallpapers. For `hooks`, see `mountReview`. Returns `{ element, update, replace, order, shownIds,
 * focus, setLoading }`. `setLoading` stops and continues the loading of images.
 * @param {PageData} data
 * @param {import('./filters.js').Filter} filter
 * @param {() => Set<string>} removedIds
 * @param {import('./review.js').Hooks} hooks
 */
export function createGrid(data, filter, removedIds, hooks) {
  /** @type {Map<string, Card>} */
  const cards = new Map();
  const list = make('div', { class: 'sections', onpointerleave: () => putInOrder() });
  const filters = createFilters(filter, () => {
    sort(hooks.isMeasuring?.() ?? false);
    arrange();
  });
  const element = make(
    'div',
    { class: 'grid-view' },
    make('h1', { class: 'sr-only' }, 'Wallpapers'),
    filters.element,
    list,
  );
  /** @type {{ data: PageData, order: string[], arranged: string }} */
  const state = { data, order: [], arranged: '' };
  const everyone = () => [...state.data.wallpapers, ...state.data.removed];
  const putCard = (/** @type {PageWallpaper} */ wallpaper, /** @type {boolean} */ isRemoved) => {
    const card = cards.get(wallpaper.id) ?? createCard(wallpaper.id);
    card.update(wallpaper, state.data, isRemoved, hooks.problemOf?.(wallpaper));
    cards.set(wallpaper.id, card);
  };
  /** Whether cards keep their places: while wallpapers are measured, and under the pointer or the focus. */
  const isHeld = () => hooks.isMeasuring?.() || list.matches(':hover') || list.contains(document.activeElement);
  const sort = (/** @type {boolean} */ isKept) => {
    const worstFirst = everyone().sort((a, b) => a.rank - b.rank);
    const ids = worstFirst.map(({ id }) => id);
    const known = new Set(ids);
    const old = new Set(state.order);
    state.order = isKept ? [...state.order.filter((id) => known.has(id)), ...ids.filter((id) => !old.has(id))] : ids;
  };
  const putInOrder = () => {
    const before = state.order.join();
    if (hooks.isMeasuring?.()) return;
    sort(false);
    if (state.order.join() !== before) arrange();
  };
  const build = () => {
    const removed = removedIds();
    const ids = new Set(everyone().map(({ id }) => id));
    for (const id of cards.keys()) if (!ids.has(id)) cards.delete(id);
    for (const wallpaper of everyone()) putCard(wallpaper, removed.has(wallpaper.id));
    filters.list(state.data);
    arrange();
  };
  const shown = () => {
    const removed = removedIds();
    const headings = new Map(state.data.collections.map(({ id, heading }) => [id, heading]));
    return everyone().filter((one) => passesFilter(one, filter, headings.get(one.collection), removed.has(one.id)));
  };
  const shownIds = () => shown().map(({ id }) => id);
  const arrangeWorst = (/** @type {PageWallpaper[]} */ wallpapers) => {
    const places = new Map(state.order.map((id, at) => [id, at]));
    wallpapers.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
    const arranged = wallpapers.map(({ id }) => id).join();
    if (arranged !== state.arranged)
      fill(list, make('section', make('h2', { class: 'sr-only' }, 'Worst first'), cardList(wallpapers, cards)));
    state.arranged = arranged;
  };
  const arrange = () => {
    const wallpapers = shown();
    const all = everyone();
    if (wallpapers.length > 0 && filter.order === 'worst') arrangeWorst(wallpapers);
    else {
      state.arranged = '';
      fill(
        list,
        wallpapers.length > 0
          ? feedSections(wallpapers, state.data, cards)
          : emptyElement(all.length, hooks.empty, () => {
              filters.clear();
              build();
            }),
      );
    }
    filters.element.hidden = all.length === 0;
    filters.show(wallpapers.length, all.length, state.data.wallpapers.filter((one) => hooks.isUnknown?.(one)).length);
  };
  const update = (/** @type {PageWallpaper} */ wallpaper) => {
    putCard(wallpaper, false);
    filters.list(state.data);
  };
  const replace = (/** @type {PageData} */ next) => {
    const focused = /** @type {HTMLElement | null | undefined} */ (document.activeElement?.closest('.card'))?.dataset.id;
    state.data = next;
    sort(isHeld() ?? false);
    build();
    if (focused) focus(focused);
  };
  const focus = (/** @type {string} */ id) => cards.get(id)?.element.querySelector('a')?.focus({ preventScroll: true });
  const setLoading = (/** @type {boolean} */ isOn) =>
    list.querySelectorAll('img').forEach(isOn ? continueLoading : stopLoading);
  sort(false);
  build();
  return { element, update, replace, order: () => state.order, shownIds, focus, setLoading };
}

/**
 * Takes the source away from an image that is not loaded. A browser loads about six files at a time, and the images of a hidden
 * grid would come before all that a detail needs.
 * @param {HTMLImageElement} image
 */
function stopLoading(image) {
  if (image.complete) return;
  image.dataset.source = image.getAttribute('src') ?? '';
  image.removeAttribute('src');
}

/** @param {HTMLImageElement} image */
function continueLoading(image) {
  if (image.dataset.source === undefined) return;
  image.src = image.dataset.source;
  delete image.dataset.source;
}

/**
 * @param {PageWallpaper[]} wallpapers
 * @param {Map<string, Card>} cards
 */
function cardList(wallpapers, cards) {
  return make(
    'ul',
    { class: 'cards' },
    wallpapers.map(({ id }) => cards.get(id)?.element),
  );
}

/**
 * @param {PageWallpaper[]} shown
 * @param {PageData} data
 * @param {Map<string, Card>} cards
 */
function feedSections(shown, data, cards) {
  const known = new Set(data.collections.map(({ id }) => id));
  const rest = shown.filter(({ collection }) => !known.has(collection));
  return [
    ...data.collections.map((collection) => collectionSection(collection, shown, data, cards)),
    rest.length > 0 &&
      make('section', { class: 'collection' }, make('h2', 'Removed with their collection'), cardList(rest, cards)),
  ];
}

/**
 * @param {PageCollection} collection
 * @param {PageWallpaper[]} shown
 * @param {PageData} data
 * @param {Map<string, Card>} cards
 */
function collectionSection(collection, shown, data, cards) {
  const own = shown.filter((wallpaper) => wallpaper.collection === collection.id);
  if (own.length === 0 && collection.wallpapers.length > 0) return null;
  return make(
    'section',
    { class: 'collection' },
    make(
      'div',
      { class: 'collection-head' },
      make(
        'div',
        make('h2', collection.heading ?? collection.id),
        make(
          'p',
          { class: 'quiet' },
          [collection.heading ? collection.id : null, countText(own.length, 'wallpaper')].filter(Boolean).join(' · '),
        ),
        collection.description && make('p', collection.description),
        collection.learnMoreURL && make('p', webLink(collection.learnMoreURL)),
      ),
      make(
        'div',
        make('p', { class: 'shown-when' }, availabilityText(collection)),
        make('p', { class: 'quiet' }, localesText(collection.locales)),
        timelineElement(collection, data.today),
      ),
    ),
    findingsList(data.findings.filter(({ wallpaper }) => wallpaper === collection.id)),
    collectionChanges(collection, data),
    own.length > 0 ? cardList(own, cards) : make('p', { class: 'quiet' }, 'It has no wallpapers.'),
  );
}

/**
 * @param {number} all
 * @param {(() => Element) | undefined} empty
 * @param {() => void} onClear
 */
function emptyElement(all, empty, onClear) {
  if (all === 0) return empty?.() ?? make('p', { class: 'empty' }, 'There are no wallpapers.');
  return make(
    'div',
    { class: 'empty' },
    make('p', 'No wallpapers match.'),
    make('button', { onclick: onClear }, 'Show all wallpapers'),
  );
}
