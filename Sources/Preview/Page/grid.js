import { cardElement } from './card.js';
import { collectionChanges } from './compare.js';
import { createFilters, passesFilter } from './filters.js';
import { fill, make, refill, webLink } from './dom.js';
import { findingsList } from './findings.js';
import { availabilityText, localesText, timelineElement } from './timeline.js';
import { countText } from './words.js';

/**
 * The grid of all wallpapers. For `problemOf`, see `mountReview`. Returns `{ element, update, replace, shownIds, focus }`.
 * @param {PageData} data
 * @param {import('./filters.js').Filter} filter
 * @param {() => Set<string>} removedIds
 * @param {((wallpaper: PageWallpaper) => string | null | undefined) | undefined} problemOf
 */
export function createGrid(data, filter, removedIds, problemOf) {
  /** @type {Map<string, HTMLElement>} */
  const cards = new Map();
  const list = make('div', { class: 'sections' });
  const filters = createFilters(filter, () => arrange());
  const element = make(
    'div',
    { class: 'grid-view' },
    make('h1', { class: 'sr-only' }, 'Wallpapers'),
    filters.element,
    list,
  );
  const state = { data };
  const everyone = () => [...state.data.wallpapers, ...state.data.removed];
  const newCard = (/** @type {PageWallpaper} */ wallpaper, /** @type {boolean} */ isRemoved) =>
    cardElement(wallpaper, state.data, isRemoved, problemOf?.(wallpaper));
  const build = () => {
    cards.clear();
    const removed = removedIds();
    for (const wallpaper of everyone()) cards.set(wallpaper.id, newCard(wallpaper, removed.has(wallpaper.id)));
    filters.list(state.data);
    arrange();
  };
  const shownIds = () => filtered(everyone(), state.data, filter, removedIds()).map(({ id }) => id);
  const arrange = () => {
    const shown = filtered(everyone(), state.data, filter, removedIds());
    fill(
      list,
      shown.length === 0
        ? emptyElement(everyone().length, () => {
            filters.clear();
            build();
          })
        : filter.order === 'worst'
          ? worstSection(shown, cards)
          : feedSections(shown, state.data, cards),
    );
    filters.show(shown.length, everyone().length);
  };
  const update = (/** @type {PageWallpaper} */ wallpaper) => {
    const card = cards.get(wallpaper.id);
    if (card) refill(card, ...newCard(wallpaper, false).children);
  };
  const replace = (/** @type {PageData} */ next) => {
    const focused = /** @type {HTMLElement | null | undefined} */ (document.activeElement?.closest('.card'))?.dataset.id;
    state.data = next;
    build();
    if (focused) focus(focused);
  };
  const focus = (/** @type {string} */ id) => cards.get(id)?.querySelector('a')?.focus({ preventScroll: true });
  build();
  return { element, update, replace, shownIds, focus };
}

/**
 * @param {PageWallpaper[]} wallpapers
 * @param {PageData} data
 * @param {import('./filters.js').Filter} filter
 * @param {Set<string>} removed
 */
function filtered(wallpapers, data, filter, removed) {
  const headings = new Map(data.collections.map(({ id, heading }) => [id, heading]));
  return wallpapers.filter((wallpaper) =>
    passesFilter(wallpaper, filter, headings.get(wallpaper.collection), removed.has(wallpaper.id)),
  );
}

/**
 * The wallpapers from the least legible to the most legible one.
 * @param {PageWallpaper[]} wallpapers
 */
export function worstFirst(wallpapers) {
  return [...wallpapers].sort((a, b) => a.rank - b.rank);
}

/**
 * @param {PageWallpaper[]} wallpapers
 * @param {Map<string, HTMLElement>} cards
 */
function cardList(wallpapers, cards) {
  return make(
    'ul',
    { class: 'cards' },
    wallpapers.map(({ id }) => cards.get(id)),
  );
}

/**
 * @param {PageWallpaper[]} shown
 * @param {Map<string, HTMLElement>} cards
 */
function worstSection(shown, cards) {
  return make('section', {}, make('h2', { class: 'sr-only' }, 'Worst first'), cardList(worstFirst(shown), cards));
}

/**
 * @param {PageWallpaper[]} shown
 * @param {PageData} data
 * @param {Map<string, HTMLElement>} cards
 */
function feedSections(shown, data, cards) {
  const known = new Set(data.collections.map(({ id }) => id));
  const rest = shown.filter(({ collection }) => !known.has(collection));
  return [
    ...data.collections.map((collection) => collectionSection(collection, shown, data, cards)),
    rest.length > 0 &&
      make('section', { class: 'collection' }, make('h2', {}, 'Removed with their collection'), cardList(rest, cards)),
  ];
}

/**
 * @param {PageCollection} collection
 * @param {PageWallpaper[]} shown
 * @param {PageData} data
 * @param {Map<string, HTMLElement>} cards
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
        {},
        make('h2', {}, collection.heading ?? collection.id),
        make(
          'p',
          { class: 'quiet' },
          [collection.heading ? collection.id : null, countText(own.length, 'wallpaper')].filter(Boolean).join(' · '),
        ),
        collection.description && make('p', {}, collection.description),
        collection.learnMoreURL && make('p', {}, webLink(collection.learnMoreURL)),
      ),
      make(
        'div',
        {},
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
 * @param {() => void} onClear
 */
function emptyElement(all, onClear) {
  if (all === 0) return make('p', { class: 'empty' }, 'There are no wallpapers.');
  return make(
    'div',
    { class: 'empty' },
    make('p', {}, 'No wallpaper matches.'),
    make('button', { type: 'button', onclick: onClear }, 'Show all wallpapers'),
  );
}
