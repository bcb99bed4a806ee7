import { make } from '../../Preview/Page/dom.js';
import { cornersBetween, tidyPoint } from './crop-geometry.js';

/**
 * Makes fields for the numbers behind the boxes. `on` has `focus([x, y])` and `keep([l, t, r, b])`. Returns `{ element, show }`.
 * @param {{ focus: (point: number[]) => void, keep: (corners: number[]) => void }} on
 */
export function createCropNumbers(on) {
  const inputOf = (/** @type {HTMLElement} */ label) => /** @type {HTMLInputElement} */ (label.lastChild);
  /** @type {HTMLElement[]} */
  const focus = ['From the left', 'From the top'].map((label) =>
    numberField(label, () => send(focus, (values) => on.focus(tidyPoint(values)))),
  );
  /** @type {HTMLElement[]} */
  const keep = ['Left', 'Top', 'Right', 'Bottom'].map((label) =>
    numberField(label, () =>
      send(keep, ([left, top, right, bottom]) => {
        if (right > left && bottom > top) on.keep(cornersBetween([left, top], [right, bottom]));
      }),
    ),
  );
  const send = (/** @type {HTMLElement[]} */ fields, /** @type {(values: number[]) => void} */ use) => {
    const values = fields.map(inputOf).map(({ value }) => (value === '' ? NaN : Number(value) / 100));
    if (values.every((value) => value >= 0 && value <= 1)) use(values);
  };
  const show = (/** @type {number[] | null} */ point, /** @type {number[] | null} */ corners) => {
    const write = (/** @type {HTMLElement[]} */ fields, /** @type {number[] | null} */ values) =>
      fields.map(inputOf).forEach((input, at) => {
        if (input !== document.activeElement) input.value = values ? String(+(values[at] * 100).toFixed(2)) : '';
      });
    write(focus, point);
    write(keep, corners);
  };
  const group = (/** @type {string} */ legend, /** @type {HTMLElement[]} */ fields) =>
    make('fieldset', make('legend', legend), fields);
  const element = make(
    'details',
    { class: 'crop-numbers' },
    make('summary', 'Numbers'),
    group('Focus, in percent', focus),
    group('Keep, in percent', keep),
  );
  return { element, show };
}

/**
 * @param {string} label
 * @param {() => void} onChange
 */
function numberField(label, onChange) {
  return make(
    'label',
    make('span', label),
    make('input', { type: 'number', min: 0, max: 100, step: 'any', inputmode: 'decimal', onchange: onChange }),
  );
}
