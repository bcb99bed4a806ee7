import { LEGIBLE, SHARP_UP_TO, byteText, countText, shareText, VARIANTS } from './words.js';

/**
 * Makes the filters of the grid: `[key, text, test]`.
 * @returns {[string, string, (wallpaper: PageWallpaper) => boolean][]}
 */
export const filterBadges = () => [
  ['illegible', `Below ${LEGIBLE} %`, (wallpaper) => (wallpaper.worst?.mean ?? LEGIBLE) < LEGIBLE],
  ['doubtful', 'Uncertain crop', (wallpaper) => wallpaper.pictures.some((picture) => picture.isDoubtful)],
  ['enlarged', 'Enlarged', (wallpaper) => wallpaper.pictures.some((picture) => (picture.enlarged ?? 1) > SHARP_UP_TO)],
  ['heavy', 'File too large', (wallpaper) => wallpaper.findings.some(({ rule }) => rule === 'over-budget')],
  ['found', 'With findings', (wallpaper) => seriousFindings(wallpaper).length > 0],
  ['changed', 'Changed', (wallpaper) => wallpaper.change?.kind === 'changed'],
  ['new', 'New', (wallpaper) => wallpaper.change?.kind === 'new'],
];

/** @typedef {{ text: string, spoken?: string, tone: string }} Badge */

/**
 * @param {PageWallpaper} wallpaper
 * @param {boolean} isRemoved
 */
export function badgesOf(wallpaper, isRemoved) {
  const badges = [
    isRemoved && { text: 'Removed', tone: 'bad' },
    wallpaper.change?.isStale && { text: 'Published pictures changed', tone: 'bad' },
    wallpaper.change?.kind === 'new' && { text: 'New', tone: 'accent' },
    wallpaper.change?.kind === 'changed' && !wallpaper.change.isStale && { text: 'Changed', tone: 'accent' },
    keptBadge(wallpaper.pictures),
    enlargedBadge(wallpaper.pictures),
    findingsBadge(wallpaper),
    bytesBadge(wallpaper),
  ];
  return /** @type {Badge[]} */ (badges.filter(Boolean));
}

/** @param {PageWallpaper} wallpaper */
function seriousFindings(wallpaper) {
  return wallpaper.findings.filter(({ severity }) => severity !== 'note');
}

/** @param {PagePicture[]} pictures */
function keptBadge(pictures) {
  const known = pictures.flatMap((picture) => (picture.kept === undefined ? [] : [{ ...picture, kept: picture.kept }]));
  if (known.length === 0)
    return pictures.some((picture) => picture.isByHand) ? { text: 'Crops by hand', tone: 'plain' } : null;
  const least = known.reduce((a, b) => (b.kept < a.kept ? b : a));
  const isDoubtful = known.some((picture) => picture.isDoubtful);
  const text = `Kept ${shareText(least.kept)}${isDoubtful ? ' ?' : ''}`;
  const spoken = `${VARIANTS[least.variant].title} keeps ${shareText(least.kept)}${isDoubtful ? ', the crop is uncertain' : ''}`;
  return { text, spoken, tone: isDoubtful ? 'doubtful' : 'plain' };
}

/** @param {PagePicture[]} pictures */
function enlargedBadge(pictures) {
  const factor = Math.max(...pictures.map((picture) => picture.enlarged ?? 1), 1);
  if (factor <= 1) return null;
  return { text: `Enlarged ${factor.toFixed(factor < 1.1 ? 2 : 1)}×`, tone: factor > SHARP_UP_TO ? 'doubtful' : 'plain' };
}

/** @param {PageWallpaper} wallpaper */
function findingsBadge(wallpaper) {
  const found = seriousFindings(wallpaper);
  if (found.length === 0) return null;
  const errors = found.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) return { text: countText(errors, 'error'), tone: 'bad' };
  return { text: countText(found.length, 'warning'), tone: 'doubtful' };
}

/** @param {PageWallpaper} wallpaper */
function bytesBadge(wallpaper) {
  // An estimate has no file sizes.
  if (wallpaper.pictures.length === 0 || wallpaper.pictures.some((picture) => !picture.bytes)) return null;
  const bytes = wallpaper.pictures.reduce((sum, picture) => sum + (picture.bytes ?? 0), 0);
  return { text: byteText(bytes), spoken: `${byteText(bytes)} in all`, tone: 'plain' };
}
