/**
 * The lowest mean of a legible home page, in percent.
 * @type {number}
 */
export let LEGIBLE;

/**
 * The largest factor at which an enlarged picture looks sharp.
 * @type {number}
 */
export let SHARP_UP_TO;

/**
 * The variants by name, in the program's order.
 * @type {Record<Variant, PageVariant>}
 */
export let VARIANTS;

/**
 * The units of file sizes, the smallest one first.
 * @type {ByteUnit[]}
 */
let units = [];

/**
 * Reads the numbers and names that the page shares with the program from its data.
 * @param {PageData} data
 */
export function takeTerms(data) {
  LEGIBLE = data.goal;
  SHARP_UP_TO = data.sharpUpTo;
  VARIANTS = Object.fromEntries(data.variants.map((variant) => [variant.name, variant]));
  units = data.units;
}

/**
 * Returns the name of a wallpaper: its own, or its id.
 * @param {PageWallpaper} wallpaper
 */
export function wallpaperTitle(wallpaper) {
  return wallpaper.name ?? wallpaper.id;
}

/**
 * Returns "1.2 MB", with powers of 1000 as in file managers.
 * @param {number} bytes
 */
export function byteText(bytes) {
  const number = (/** @type {ByteUnit} */ unit) => (bytes / unit.bytes).toFixed(unit.decimals);
  const unit = units.find((each) => Number(number(each)) < 1000) ?? units[units.length - 1];
  return `${number(unit)} ${unit.name}`;
}

/**
 * Returns "83 %" for 0.8349: rounded down, never better than measured.
 * @param {number} share
 */
export function shareText(share) {
  return `${Math.floor(share * 100 + 1e-6)} %`;
}

/**
 * Returns "83 %" for 0.8349, rounded.
 * @param {number} share
 */
export function percentText(share) {
  return `${Math.round(share * 100)} %`;
}

/**
 * Returns "62 %", or "by hand" for a crop placed by a person, which has no share.
 * @param {number | undefined} kept
 */
export function keptText(kept) {
  return kept === undefined ? 'by hand' : shareText(kept);
}

/**
 * Returns "4.51:1", rounded down.
 * @param {number} ratio
 */
export function ratioText(ratio) {
  return `${(Math.floor(ratio * 100 + 1e-6) / 100).toFixed(2)}:1`;
}

/**
 * Returns "3 warnings" or "1 warning".
 * @param {number} count
 * @param {string} word
 */
export function countText(count, word) {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

/**
 * Returns "30 September 2026" for "2026-09-30".
 * @param {Day} day
 */
export function dayText(day) {
  return dayFormat.format(dayDate(day));
}

/**
 * Returns the day as a date in UTC.
 * @param {Day} day
 */
export function dayDate(day) {
  return new Date(`${day}T00:00:00Z`);
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
