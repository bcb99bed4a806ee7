import { filterBadges } from './badges.js';
import { announce, choice, make, refill, segmented } from './dom.js';
import { countText, wallpaperTitle } from './words.js';

/** @typedef {{ text: string, collection: string, badges: Set<string>, order: string }} Filter */

/**
 * Returns the initial filter of the grid.
 * @returns {Filter}
 */
export function emptyFilter() {
  return { text: '', collection: '', badges: new Set(), order: 'worst' };
}

/**
 * Whether a wallpaper passes the filter.
 * @param {PageWallpaper} wallpaper
 * @param {Filter} filter
 * @param {string | undefined} heading
 * @param {boolean} isRemoved
 */
export function passesFilter(wallpaper, filter, heading, isRemoved) {
  if (filter.collection && wallpaper.collection !== filter.collection) return false;
  for (const key of filter.badges) {
    if (key === 'removed' ? !isRemoved : !filterBadges().find(([badge]) => badge === key)?.[2](wallpaper)) return false;
  }
  const words = filter.text.trim().toLowerCase().split(/\s+/);
  const text = `${wallpaper.id} ${wallpaperTitle(wallpaper)} ${wallpaper.collection} ${heading ?? ''}`.toLowerCase();
  return words.every((word) => text.includes(word));
}

/**
 * Makes the bar above the grid. Returns `{ element, show }`; `show` takes the numbers of shown wallpapers, of all
 * wallpapers, and of wallpapers with unknown findings.
 * @param {Filter} filter
 * @param {() => void} onChange
 */
export function createFilters(filter, onChange) {
  const search = make('input', {
    type: 'search',
    placeholder: 'Find by name',
    'aria-label': 'Find wallpapers by name',
    value: filter.text,
    oninput: () => {
      filter.text = search.value;
      onChange();
    },
  });
  const collections = make('div', { class: 'filter-collection' });
  const order = segmented(
    'Order',
    [
      ['worst', 'Worst first'],
      ['feed', 'Order of the feed'],
    ],
    filter.order,
    (value) => {
      filter.order = value;
      onChange();
    },
  );
  const badges = make('div', { class: 'chips', role: 'group', 'aria-label': 'Show only' });
  const count = make('span', { class: 'count' });
  const known = make('span', { class: 'known', hidden: true });
  const element = make(
    'div',
    { class: 'filters', role: 'search' },
    make('div', { class: 'filter-line' }, search, collections, order),
    make('div', { class: 'filter-line' }, badges, make('p', { class: 'counts' }, known, count)),
  );
  const list = (/** @type {PageData} */ data) => {
    refill(collections, collectionChoice(data, filter, onChange));
    refill(badges, badgeButtons(data, filter, onChange));
  };
  const show = (/** @type {number} */ shown, /** @type {number} */ all, /** @type {number} */ unknown) => {
    known.hidden = unknown === 0;
    known.textContent =
      unknown === all
        ? 'Build to check the wallpapers.'
        : `${all - unknown} of ${all} are checked. Build to check the others.`;
    const text = shown === all ? countText(all, 'wallpaper') : `${shown} of ${countText(all, 'wallpaper')}`;
    if (count.textContent !== '' && count.textContent !== text) announce(text);
    count.textContent = text;
  };
  return {
    element,
    list,
    show,
    clear: () => {
      Object.assign(filter, { text: '', collection: '' });
      filter.badges.clear();
      search.value = '';
    },
  };
}

/**
 * @param {PageData} data
 * @param {Filter} filter
 * @param {() => void} onChange
 */
function collectionChoice(data, filter, onChange) {
  const choices = data.collections.map(({ id, heading }) => [id, heading ?? id]);
  return choice('Collection', [['', 'All collections'], ...choices], filter.collection, (value) => {
    filter.collection = value;
    onChange();
  });
}

/**
 * @param {PageData} data
 * @param {Filter} filter
 * @param {() => void} onChange
 */
function badgeButtons(data, filter, onChange) {
  /** @type {[string, string, number][]} */
  const counts = filterBadges().map(([key, text, test]) => [key, text, data.wallpapers.filter(test).length]);
  counts.push(['removed', 'Removed', data.removed.length]);
  return counts
    .filter(([key, , count]) => count > 0 || filter.badges.has(key))
    .map(([key, text, count]) => {
      const button = make(
        'button',
        {
          class: 'chip',
          'aria-pressed': String(filter.badges.has(key)),
          onclick: () => {
            if (!filter.badges.delete(key)) filter.badges.add(key);
            button.setAttribute('aria-pressed', String(filter.badges.has(key)));
            onChange();
          },
        },
        text,
        make('span', { class: 'chip-count' }, String(count)),
      );
      return button;
    });
}
