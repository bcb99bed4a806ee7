/** The weight of the wrong system beside a wrong size: less than a tablet in place of a phone. */
const OTHER_SYSTEM = 0.35;

/**
 * Returns the index of the screen in the data that is most like this device in its current orientation. Only screens
 * with a picture of some wallpaper and a browser that reads the wallpapers count, if there are any.
 * @param {PageData} data
 * @param {{ width: number, height: number }} visible What the page has of the screen, in points.
 */
export function nearestScreen({ screens, wallpapers }, visible) {
  const isWide = visible.width > visible.height;
  const isAndroid = /android/i.test(navigator.userAgent);
  // This browser's bars reduce the height, never the width; the other side is the device's own.
  const sides = [screen.width, screen.height].sort((a, b) => a - b);
  const isWholeScreen = Math.abs(visible.width - sides[isWide ? 1 : 0]) < 120;
  const height = isWholeScreen ? sides[isWide ? 0 : 1] : visible.height;
  const variants = new Set(wallpapers.flatMap(({ pictures }) => pictures.map(({ variant }) => variant)));
  const distance = (/** @type {PageScreen} */ one) =>
    Math.abs(Math.log(one.width / visible.width)) +
    Math.abs(Math.log(one.height / height)) +
    (one.isAndroid === isAndroid ? 0 : OTHER_SYSTEM) +
    ((one.arrangement === 'landscape') === isWide ? 0 : 10) +
    (one.arrangement === 'split view' ? 5 : 0) +
    (variants.has(one.variant) ? 0 : 20) +
    (one.isEcosia ? 5 : 0);
  const distances = screens.map(distance);
  return distances.indexOf(Math.min(...distances));
}
