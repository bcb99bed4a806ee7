import { make } from './dom.js';
import { VARIANTS, wallpaperTitle } from './words.js';

const SCREEN = { width: 402, height: 874 };

/**
 * The settings of a phone in which people choose a wallpaper. The one with `id` is chosen.
 * @param {PageData} data
 * @param {string} id
 * @param {import('./frame.js').Look} look
 */
export function pickerElement(data, id, look) {
  const chosen = data.wallpapers.find((wallpaper) => wallpaper.id === id);
  const shown = data.collections.filter(
    (collection) => collection.id === chosen?.collection || /^(now|always)$/.test(collection.shown),
  );
  const byId = new Map(data.wallpapers.map((wallpaper) => [wallpaper.id, wallpaper]));
  return make(
    'figure',
    { class: 'frame', vars: { w: SCREEN.width, h: SCREEN.height } },
    make(
      'div',
      { class: `device picker${look.isDark ? ' dark' : ''}`, role: 'group', 'aria-label': 'Settings of a phone' },
      make(
        'div',
        { class: 'picker-page', tabindex: '0', dir: look.isRightToLeft ? 'rtl' : 'ltr' },
        make('p', { class: 'picker-title' }, look.isLong ? 'Hintergrundbild' : 'Wallpaper'),
        shown.map((collection) => pickerSection(collection, byId, id)),
      ),
    ),
    make('figcaption', {}, make('span', { class: 'screen-name' }, 'Settings, with thumbnails')),
  );
}

/**
 * @param {PageCollection} collection
 * @param {Map<string, PageWallpaper>} byId
 * @param {string} id
 */
function pickerSection(collection, byId, id) {
  const isToday = /^(now|always)$/.test(collection.shown);
  return make(
    'section',
    { class: 'picker-section' },
    make(
      'p',
      { class: 'picker-heading' },
      collection.heading ?? 'Classic',
      !isToday && make('span', { class: 'picker-note' }, 'not shown today'),
    ),
    collection.description && make('p', { class: 'picker-text' }, collection.description),
    make(
      'ul',
      {},
      collection.wallpapers.map((name) => pickerThumbnail(byId.get(name), name === id)),
    ),
  );
}

/**
 * @param {PageWallpaper | undefined} wallpaper
 * @param {boolean} isChosen
 */
function pickerThumbnail(wallpaper, isChosen) {
  const thumbnail = wallpaper?.pictures.find(({ variant }) => VARIANTS[variant].shape === 'small');
  if (!wallpaper || !thumbnail) return null;
  return make(
    'li',
    { class: isChosen ? 'chosen' : null },
    make('img', {
      src: thumbnail.source,
      width: thumbnail.width,
      height: thumbnail.height,
      loading: 'lazy',
      decoding: 'async',
      alt: `${wallpaperTitle(wallpaper)}${isChosen ? ', chosen' : ''}`,
    }),
  );
}
