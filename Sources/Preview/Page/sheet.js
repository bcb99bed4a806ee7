import { icon, make, setVars } from './dom.js';
import { createFrame, DEFAULT_LOOK } from './frame.js';
import { sentence } from './findings.js';
import { availabilityText } from './timeline.js';
import { summaryText } from './review.js';
import { countText, dayText, takeTerms, VARIANTS, wallpaperTitle } from './words.js';

// Firefox takes screenshots with one pixel a point.
document.documentElement.style.setProperty('zoom', location.hash.slice(1));
drawSheet(document.body, JSON.parse(document.getElementById('data')?.textContent ?? ''));

/**
 * Draws a contact sheet of all wallpapers: a picture of each, or its home page, with its name and findings below.
 * @param {HTMLElement} root
 * @param {PageData & { sheet: PageSheet }} data
 */
function drawSheet(root, data) {
  takeTerms(data);
  const { sheet, against } = data;
  setVars(root, { columns: sheet.columns, cell: `${sheet.cell}px` });
  const groups = against ? changeGroups(data) : collectionGroups(data);
  root.append(
    sheetHead(data),
    make(
      'main',
      groups
        .filter(({ wallpapers }) => wallpapers.length > 0)
        .map(({ title, about, wallpapers }) =>
          make(
            'section',
            make('h2', title, about && make('span', { class: 'quiet' }, about)),
            make(
              'div',
              { class: against && !wallpapers.some(({ change }) => change?.before) ? 'cells single' : 'cells' },
              wallpapers.map((wallpaper) => sheetCell(wallpaper, data)),
            ),
          ),
        ),
      groups.every(({ wallpapers }) => wallpapers.length === 0) &&
        make('p', { class: 'quiet' }, against ? 'There are no differences.' : 'There are no wallpapers.'),
    ),
  );
  // All of the sheet is drawn at once, without scrolling.
  for (const image of document.images) {
    image.loading = 'eager';
    image.decoding = 'sync';
  }
}

/** @param {PageData & { sheet: PageSheet }} data */
function sheetHead({ title, against, today, wallpapers, removed, verdict, sheet }) {
  const shown = wallpapers.filter(({ change }) => !against || change?.kind !== 'same').length + removed.length;
  const what = `${VARIANTS[sheet.variant].title}${sheet.hasHomePages ? ', with home pages' : ''}`;
  return make(
    'header',
    make('h1', against ? `What changed in ${title}` : title),
    make(
      'p',
      { class: 'quiet' },
      [countText(shown, 'wallpaper'), what, dayText(today), against && `beside ${against}`].filter(Boolean).join(' · '),
    ),
    verdict &&
      make(
        'p',
        { class: `verdict ${verdict.isOK ? 'good' : 'bad'}` },
        icon(verdict.isOK ? 'check' : 'warning'),
        summaryText(verdict.summary),
      ),
  );
}

/** @param {PageData} data */
function collectionGroups({ collections, wallpapers }) {
  const known = collections.map((collection) => ({
    title: collection.heading ?? collection.id,
    about: availabilityText(collection),
    wallpapers: wallpapers.filter(({ collection: id }) => id === collection.id),
  }));
  const ids = new Set(collections.map(({ id }) => id));
  return [
    ...known,
    { title: 'Others', about: '', wallpapers: wallpapers.filter(({ collection }) => !ids.has(collection)) },
  ];
}

/** @param {PageData} data */
function changeGroups({ wallpapers, removed }) {
  const group = (/** @type {string} */ title, /** @type {PageWallpaper[]} */ own) => ({
    title,
    about: countText(own.length, 'wallpaper'),
    wallpapers: own,
  });
  return [
    group(
      'Changed',
      wallpapers.filter(({ change }) => change?.kind === 'changed'),
    ),
    group(
      'New',
      wallpapers.filter(({ change }) => change?.kind === 'new'),
    ),
    group('Removed', removed),
  ];
}

/**
 * @param {PageWallpaper} wallpaper
 * @param {PageData & { sheet: PageSheet }} data
 */
function sheetCell(wallpaper, data) {
  const { change } = wallpaper;
  const before = change?.before;
  const changed = (change?.items ?? []).filter(({ what }) => what === 'picture').map(({ name }) => name);
  // A pair of equal pictures shows nothing; a changed variant replaces it.
  const isOther = changed.length > 0 && !changed.includes(data.sheet.variant);
  const variant = isOther ? changed[0] : data.sheet.variant;
  const about = isOther ? `, ${VARIANTS[variant].title}` : '';
  const picture = (/** @type {PageWallpaper} */ one, /** @type {string} */ label) =>
    make('figure', sheetPicture(one, data, variant), label && make('figcaption', `${label}${about}`));
  const old = before && { ...wallpaper, pictures: before.pictures, colors: before.colors };
  return make(
    'article',
    { class: 'cell' },
    make('div', { class: 'pictures' }, old ? [picture(old, 'Before'), picture(wallpaper, 'Now')] : picture(wallpaper, '')),
    make('h3', wallpaperTitle(wallpaper)),
    wallpaper.name && wallpaper.name !== wallpaper.id && make('p', { class: 'cell-id' }, wallpaper.id),
    change?.isStale &&
      sheetNote('bad', 'warning', 'Published pictures changed under the same id: phones keep the old ones.'),
    change && change.items.length > 0 && make('p', { class: 'quiet clamp' }, changeText(change.items)),
    findingNotes(wallpaper),
  );
}

/**
 * @param {PageWallpaper} wallpaper
 * @param {PageData & { sheet: PageSheet }} data
 * @param {Variant} variant
 */
function sheetPicture(wallpaper, { screens, sheet }, variant) {
  const at = VARIANTS[variant].screen;
  if (sheet.hasHomePages && at !== undefined) {
    return createFrame(screens[at], at, wallpaper, DEFAULT_LOOK).element;
  }
  const picture = wallpaper.pictures.find((one) => one.variant === variant);
  if (!picture) return make('p', { class: 'no-picture quiet' }, 'No picture');
  return make('img', { src: picture.source, alt: '', width: picture.width, height: picture.height });
}

/** @param {PageWallpaper} wallpaper */
function findingNotes(wallpaper) {
  const found = wallpaper.findings.filter(({ severity }) => severity !== 'note');
  const shown = found
    .slice(0, 3)
    .map(({ severity, message }) =>
      sheetNote(severity === 'error' ? 'bad' : 'doubtful', severity === 'error' ? 'cross' : 'warning', sentence(message)),
    );
  const rest = found.length - shown.length;
  return [...shown, rest > 0 && make('p', { class: 'quiet' }, `and ${countText(rest, 'more finding')}`)];
}

/**
 * @param {string} tone
 * @param {string} sign
 * @param {string} text
 */
function sheetNote(tone, sign, text) {
  return make('p', { class: `sheet-note ${tone}` }, icon(sign), make('span', { class: 'clamp' }, text));
}

/**
 * Returns the changes in a line: "Portrait picture, text-color 15141A → FFFFFF".
 * @param {PageChangeItem[]} items
 */
function changeText(items) {
  return items
    .filter(({ what }) => what !== 'bytes')
    .map(({ what, name, before, after }) =>
      what === 'picture' ? `${VARIANTS[name]?.title ?? name} picture` : `${name} ${before || 'none'} → ${after || 'none'}`,
    )
    .join(', ');
}
