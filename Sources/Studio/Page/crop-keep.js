import { make } from '../../Preview/Page/dom.js';
import { percentText } from '../../Preview/Page/words.js';
import { placeAt } from './crop-geometry.js';

/**
 * The sides of an area that each of its parts moves: left, top, right, bottom.
 * @typedef {'area' | 'nw' | 'ne' | 'sw' | 'se' | 'n' | 'e' | 's' | 'w'} KeepPart
 * @type {Record<KeepPart, number[]>}
 */
const SIDES = {
  area: [1, 1, 1, 1],
  nw: [1, 1, 0, 0],
  ne: [0, 1, 1, 0],
  sw: [1, 0, 0, 1],
  se: [0, 0, 1, 1],
  n: [0, 1, 0, 0],
  e: [0, 0, 1, 0],
  s: [0, 0, 0, 1],
  w: [1, 0, 0, 0],
};

/** @type {[KeepPart, string][]} */
const STOPS = [
  ['area', 'Area to keep'],
  ['nw', 'Upper left corner of the area to keep'],
  ['ne', 'Upper right corner of the area to keep'],
  ['sw', 'Lower left corner of the area to keep'],
  ['se', 'Lower right corner of the area to keep'],
];

const LEAST_SIDE = 0.01;

/**
 * Returns the corners of an area after a move of one part. The whole area keeps its size; a side stops at the opposite one.
 * @param {number[]} corners
 * @param {KeepPart} part
 * @param {number[]} step
 */
export function movedKeep(corners, part, [dx, dy]) {
  const clamp = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ high) =>
    Math.min(Math.max(value, low), high);
  const [left, top, right, bottom] = corners;
  if (part === 'area') {
    const [x, y] = [clamp(dx, -left, 1 - right), clamp(dy, -top, 1 - bottom)];
    return [left + x, top + y, right + x, bottom + y];
  }
  const sides = SIDES[part];
  return [
    clamp(left + sides[0] * dx, 0, right - LEAST_SIDE),
    clamp(top + sides[1] * dy, 0, bottom - LEAST_SIDE),
    clamp(right + sides[2] * dx, left + LEAST_SIDE, 1),
    clamp(bottom + sides[3] * dy, top + LEAST_SIDE, 1),
  ];
}

/**
 * Returns the part of an area under a pointer, or null. `slack` is the largest distance to a side.
 * @param {number[] | null} corners
 * @param {number[]} point
 * @param {number[]} slack
 * @returns {KeepPart | null}
 */
export function keepPartUnder(corners, [x, y], [slackX, slackY]) {
  if (!corners) return null;
  const [left, top, right, bottom] = corners;
  if (x < left - slackX || x > right + slackX || y < top - slackY || y > bottom + slackY) return null;
  const side = (/** @type {boolean} */ isLow, /** @type {boolean} */ isHigh) => (isLow ? -1 : isHigh ? 1 : 0);
  const across = side(Math.abs(x - left) <= slackX, Math.abs(x - right) <= slackX);
  const down = side(Math.abs(y - top) <= slackY, Math.abs(y - bottom) <= slackY);
  const name = `${['n', '', 's'][down + 1]}${['w', '', 'e'][across + 1]}`;
  return name === '' ? 'area' : /** @type {KeepPart} */ (name);
}

/**
 * Makes the area to keep, with a keyboard stop on it and on each corner. Returns `{ elements, show }`.
 * @param {(part: KeepPart, event: KeyboardEvent) => void} onKey
 */
export function createCropKeep(onKey) {
  const stops = STOPS.map(([part, label]) => ({ part, label, element: keepStop(part, label, onKey) }));
  const show = (/** @type {number[] | null} */ corners) => {
    for (const { part, element } of stops) {
      element.hidden = corners === null;
      if (corners) placeStop(element, part, corners);
    }
  };
  show(null);
  return { elements: stops.map(({ element }) => element), show };
}

/**
 * @param {KeepPart} part
 * @param {string} label
 * @param {(part: KeepPart, event: KeyboardEvent) => void} onKey
 */
function keepStop(part, label, onKey) {
  return make(
    'div',
    {
      class: part === 'area' ? 'crop-keep' : 'crop-corner',
      'data-part': part,
      tabindex: 0,
      role: 'slider',
      'aria-label': label,
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      'aria-describedby': 'wallpress-crop-help',
      onkeydown: (/** @type {KeyboardEvent} */ event) => onKey(part, event),
    },
    part === 'area' && make('span', 'keep'),
  );
}

/**
 * @param {HTMLElement} element
 * @param {KeepPart} part
 * @param {number[]} corners
 */
function placeStop(element, part, corners) {
  const [left, top, right, bottom] = corners;
  const x = part.endsWith('e') ? right : left;
  const y = part.startsWith('s') ? bottom : top;
  if (part === 'area') placeAt(element, { x: left, y: top, width: right - left, height: bottom - top });
  else placeAt(element, { x, y, width: 0, height: 0 });
  element.setAttribute('aria-valuenow', String(Math.round((part === 'area' ? left : x) * 100)));
  element.setAttribute(
    'aria-valuetext',
    part === 'area'
      ? `from ${percentText(left)} to ${percentText(right)} across, from ${percentText(top)} to ${percentText(bottom)} down`
      : `${percentText(x)} from the left, ${percentText(y)} from the top`,
  );
}
