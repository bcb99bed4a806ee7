/** How much the wrong system counts beside a wrong size: less than a tablet in place of a phone. */
const OTHER_SYSTEM = 0.35;

/**
 * The place in the data of the screen that is most like this device as it is held now. Only screens whose picture some
 * wallpaper has, and whose browser reads the wallpapers, are taken, if there are any.
 * @param {PageData} data
 * @param {{ width: number, height: number }} visible What the page has of the screen, in points.
 */
export function nearestScreen({ screens, wallpapers }, visible) {
  const isWide = visible.width > visible.height;
  const isAndroid = /android/i.test(navigator.userAgent);
  // Bars of this browser take away height, but never width; the other side is that of the device.
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
