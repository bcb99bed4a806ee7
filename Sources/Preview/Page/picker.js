import { make } from './dom.js';
import { VARIANTS, wallpaperTitle } from './words.js';

const SCREEN = { width: 402, height: 874 };
// In points, as in detail.css.
const ROW = { margin: 16, gap: 12, count: 3 };

/**
 * Makes the settings of an app, with its list of wallpapers. The one with `id` is selected.
 * @param {PageSettings} settings
 * @param {PageData} data
 * @param {string} id
 * @param {import('./frame.js').Look} look
 */
export function pickerElement(settings, data, id, look) {
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
      {
        class: `device picker${look.isDark ? ' dark' : ''}${settings.stretches ? ' stretches' : ''}`,
        role: 'group',
        'aria-label': `Settings of ${settings.app}`,
        vars: {
          ratio: settings.ratio,
          cell: settings.width ?? (SCREEN.width - 2 * ROW.margin - (ROW.count - 1) * ROW.gap) / ROW.count,
        },
      },
      make(
        'div',
        { class: 'picker-page', tabindex: '0', dir: look.isRightToLeft ? 'rtl' : 'ltr' },
        make('p', { class: 'picker-title' }, look.isLong ? 'Hintergrundbild' : 'Wallpaper'),
        shown.map((collection) => pickerSection(settings, collection, byId, id, look)),
      ),
    ),
    make(
      'figcaption',
      make('span', { class: 'screen-name' }, settings.app),
      chosen && make('span', { class: 'quiet' }, ` ${remark(settings, data, chosen)}`),
    ),
  );
}

/**
 * Makes a remark on the wallpaper's fate on this screen.
 * @param {PageSettings} settings
 * @param {PageData} data
 * @param {PageWallpaper} wallpaper
 */
function remark(settings, data, wallpaper) {
  const section = settings.sections.find((one) => one.collection === wallpaper.collection);
  if (section?.undrawn.includes(wallpaper.id)) return 'does not show this wallpaper, because it has no thumbnail';
  const spoken = `reads aloud: “${spokenName(settings, data, wallpaper)}”`;
  return section?.unchoosable.includes(wallpaper.id)
    ? `${spoken}; people cannot choose it, because a picture is missing`
    : spoken;
}

/**
 * Returns the name that a screen reader speaks for a thumbnail.
 * @param {PageSettings} settings
 * @param {PageData} data
 * @param {PageWallpaper} wallpaper
 */
function spokenName(settings, data, { id, collection }) {
  if (settings.speaksIDs) return id;
  const section = settings.sections.find((one) => one.collection === collection);
  const all = data.collections.find((one) => one.id === collection)?.wallpapers ?? [];
  const place = all.filter((one) => !section?.undrawn.includes(one)).indexOf(id);
  return `${section?.title ?? 'the title'} ${place + (section?.firstPlace ?? 1)}`;
}

/**
 * @param {PageSettings} settings
 * @param {PageCollection} collection
 * @param {Map<string, PageWallpaper>} byId
 * @param {string} id
 * @param {import('./frame.js').Look} look
 */
function pickerSection(settings, collection, byId, id, look) {
  const isToday = /^(now|always)$/.test(collection.shown);
  const section = settings.sections.find((one) => one.collection === collection.id);
  return make(
    'section',
    { class: 'picker-section' },
    make(
      'p',
      { class: 'picker-heading' },
      ownWords(section?.title, 'title'),
      !isToday && make('span', { class: 'picker-note' }, 'not shown today'),
    ),
    (section?.hasText || section?.hasLink) &&
      make(
        'p',
        { class: 'picker-text' },
        section.hasText && ownWords(section.text, 'text'),
        section.hasLink && make('span', { class: 'picker-link' }, look.isLong ? 'Weitere Informationen' : 'Learn more'),
      ),
    make(
      'ul',
      section?.firstPlace === 2 && make('li', { class: 'picker-default' }, "the app's own"),
      collection.wallpapers
        .filter((name) => !section?.undrawn.includes(name))
        .map((name) => pickerThumbnail(byId.get(name), name === id)),
    ),
  );
}

/**
 * Makes the text of the feed, or a placeholder for the app's own text.
 * @param {string | undefined} text
 * @param {string} kind
 */
const ownWords = (text, kind) => text ?? make('em', { class: 'picker-own' }, `the app's own ${kind}`);

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
