import { cardElement } from './card.js';
import { collectionChanges } from './compare.js';
import { createFilters, passesFilter } from './filters.js';
import { fill, make, refill, webLink } from './dom.js';
import { findingsList } from './findings.js';
import { availabilityText, localesText, timelineElement } from './timeline.js';
import { countText } from './words.js';

/** The grid of all wallpapers. For `problemOf`, see `mountReview`. Returns `{ element, update, replace, shownIds, focus }`. */
export function createGrid(data, filter, removedIds, problemOf) {
  const cards = new Map();
  const list = make('div', { class: 'sections' });
  const filters = createFilters(filter, () => arrange());
  const element = make('div', { class: 'grid-view' }, make('h1', { class: 'sr-only' }, 'Wallpapers'), filters.element, list);
  const state = { data };
  const everyone = () => [...state.data.wallpapers, ...state.data.removed];
  const newCard = (wallpaper, isRemoved) => cardElement(wallpaper, state.data, isRemoved, problemOf?.(wallpaper));
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
    fill(list, shown.length === 0 ? emptyElement(everyone().length, () => { filters.clear(); build(); })
      : filter.order === 'worst' ? worstSection(shown, cards) : feedSections(shown, state.data, cards));
    filters.show(shown.length, everyone().length);
  };
  const update = (wallpaper) => {
    const card = cards.get(wallpaper.id);
    if (card) refill(card, ...newCard(wallpaper, false).children);
  };
  const replace = (next) => {
    const focused = document.activeElement?.closest?.('.card')?.dataset.id;
    state.data = next;
    build();
    if (focused) focus(focused);
  };
  const focus = (id) => cards.get(id)?.querySelector('a').focus({ preventScroll: true });
  build();
  return { element, update, replace, shownIds, focus };
}

function filtered(wallpapers, data, filter, removed) {
  const headings = new Map(data.collections.map(({ id, heading }) => [id, heading]));
  return wallpapers.filter((wallpaper) => passesFilter(wallpaper, filter, headings.get(wallpaper.collection), removed.has(wallpaper.id)));
}

/** The wallpapers from the least legible to the most legible one. */
export function worstFirst(wallpapers) {
  return [...wallpapers].sort((a, b) => a.rank - b.rank);
}

function cardList(wallpapers, cards) {
  return make('ul', { class: 'cards' }, wallpapers.map(({ id }) => cards.get(id)));
}

function worstSection(shown, cards) {
  return make('section', {}, make('h2', { class: 'sr-only' }, 'Worst first'), cardList(worstFirst(shown), cards));
}

function feedSections(shown, data, cards) {
  const known = new Set(data.collections.map(({ id }) => id));
  const rest = shown.filter(({ collection }) => !known.has(collection));
  return [
    ...data.collections.map((collection) => collectionSection(collection, shown, data, cards)),
    rest.length > 0 && make('section', { class: 'collection' }, make('h2', {}, 'Removed with their collection'), cardList(rest, cards)),
  ];
}

function collectionSection(collection, shown, data, cards) {
  const own = shown.filter((wallpaper) => wallpaper.collection === collection.id);
  if (own.length === 0 && collection.wallpapers.length > 0) return null;
  return make('section', { class: 'collection' },
    make('div', { class: 'collection-head' },
      make('div', {},
        make('h2', {}, collection.heading ?? collection.id),
        make('p', { class: 'quiet' }, [collection.heading ? collection.id : null, countText(own.length, 'wallpaper')].filter(Boolean).join(' · ')),
        collection.description && make('p', {}, collection.description),
        collection.learnMoreURL && make('p', {}, webLink(collection.learnMoreURL))),
      make('div', {},
        make('p', { class: 'shown-when' }, availabilityText(collection)),
        make('p', { class: 'quiet' }, localesText(collection.locales)),
        timelineElement(collection, data.today))),
    findingsList(data.findings.filter(({ wallpaper }) => wallpaper === collection.id)),
    collectionChanges(collection, data),
    own.length > 0 ? cardList(own, cards) : make('p', { class: 'quiet' }, 'It has no wallpapers.'));
}

function emptyElement(all, onClear) {
  if (all === 0) return make('p', { class: 'empty' }, 'There are no wallpapers.');
  return make('div', { class: 'empty' }, make('p', {}, 'No wallpaper matches.'),
    make('button', { type: 'button', onclick: onClear }, 'Show all wallpapers'));
}
