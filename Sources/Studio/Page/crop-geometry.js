import { setVars } from '../../Preview/Page/dom.js';

/**
 * Places an element at a box of its master.
 * @param {HTMLElement} element
 * @param {Box} box
 */
export function placeAt(element, { x, y, width, height }) {
  setVars(element, { left: `${x * 100}%`, top: `${y * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` });
}

const clamped = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) =>
  Math.min(Math.max(value, low), Math.max(low, high));

/**
 * Returns a point in the studio's form: within the picture, with at most four decimals.
 * @param {number[]} point
 */
export function tidyPoint(point) {
  return point.map((value) => Math.round(clamped(value, 0, 1) * 10_000) / 10_000);
}

/** @param {Box} box */
export function boxMiddle(box) {
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/**
 * Returns a box of the same size, centered on a point as nearly as the picture allows.
 * @param {Box} box
 * @param {number[]} point
 */
export function boxAround(box, [x, y]) {
  return {
    ...box,
    x: clamped(x - box.width / 2, 0, 1 - box.width),
    y: clamped(y - box.height / 2, 0, 1 - box.height),
  };
}

/**
 * Whether a move changes a crop: the crop of its variant, or with null each crop without a place of its own.
 * @param {StudioCrop} crop
 * @param {Variant | null} variant
 */
export function isMoved(crop, variant) {
  return variant === null ? !crop.isOwn : crop.variant === variant;
}

/**
 * Returns the crops after a move, as the page expects them before the studio responds.
 * @param {StudioCrop[]} crops
 * @param {Variant | null} variant
 * @param {number[]} focus
 * @returns {StudioCrop[]}
 */
export function movedCrops(crops, variant, focus) {
  return crops.map((crop) =>
    isMoved(crop, variant) ? { ...crop, box: boxAround(crop.box, focus), chooser: 'focus', kept: undefined } : crop,
  );
}

/**
 * Returns the written place of a crop.
 * @param {StudioCrop} crop
 * @param {StudioSettings} settings
 * @returns {StudioPlace}
 */
export function placeOfCrop(crop, settings) {
  return (crop.isOwn ? settings.variants[crop.variant] : settings) ?? {};
}

/**
 * Returns the point at which the move of a box starts: its middle on an axis with room, and the written focus on an axis
 * without, or if the box is already at that pixel.
 * @param {StudioCrop} crop
 * @param {StudioSettings} settings
 */
export function startOfMove(crop, settings) {
  const written = placeOfCrop(crop, settings).focus;
  const middle = boxMiddle(crop.box);
  const sizes = [crop.box.width, crop.box.height];
  const isThere = (/** @type {number} */ value, /** @type {number} */ axis) =>
    sizes[axis] >= 0.999 || Math.abs(value - (written?.[axis] ?? Infinity)) < 0.002;
  return middle.map((value, axis) => (isThere(value, axis) ? (written?.[axis] ?? value) : value));
}

/**
 * Returns the rectangle between two points: left, top, right, bottom.
 * @param {number[]} a
 * @param {number[]} b
 */
export function cornersBetween([ax, ay], [bx, by]) {
  const [left, top] = tidyPoint([Math.min(ax, bx), Math.min(ay, by)]);
  const [right, bottom] = tidyPoint([Math.max(ax, bx), Math.max(ay, by)]);
  return [left, top, right, bottom];
}

/**
 * Returns the box under a pointer: of those around it, the one with the nearest edge. `shape` is width / height of the
 * picture.
 * @param {StudioCrop[]} crops
 * @param {number[]} point
 * @param {number} shape
 */
export function cropUnder(crops, [x, y], shape) {
  const distances = crops.map(({ box }) => {
    const sides = [(x - box.x) * shape, (box.x + box.width - x) * shape, y - box.y, box.y + box.height - y];
    // An edge of the picture is an edge of several boxes, and cannot distinguish them.
    const isInner = [box.x > 0.001, box.x + box.width < 0.999, box.y > 0.001, box.y + box.height < 0.999];
    if (Math.min(...sides) < 0) return Infinity;
    return Math.min(2, ...sides.filter((_, side) => isInner[side]));
  });
  const nearest = Math.min(...distances);
  return nearest === Infinity ? null : crops[distances.indexOf(nearest)];
}
