import { fill, icon, make } from '../../Preview/Page/dom.js';
import { VARIANT_NAMES, keptText } from '../../Preview/Page/words.js';
import { chooserText } from './crop-stage.js';
import { cornersBetween, tidyPoint } from './crop-geometry.js';

/**
 * Makes the lock: whether a move is for all variants or for one. Returns `{ element, show }`.
 * @param {() => void} onToggle
 */
export function createLock(onToggle) {
  const text = make('span');
  const picture = make('span', { class: 'crop-lock-icon' });
  const button = make('button', { type: 'button', class: 'crop-lock', onclick: onToggle }, picture, text);
  const show = (/** @type {boolean} */ isForAll, /** @type {Variant} */ selected) => {
    button.setAttribute('aria-pressed', String(!isForAll));
    fill(picture, icon(isForAll ? 'linked' : 'single'));
    text.textContent = `Only ${VARIANT_NAMES[selected]}`;
    button.title = isForAll
      ? 'A move is for all variants. Press to move this one alone.'
      : `A move is for ${VARIANT_NAMES[selected]} alone. Press to move all.`;
  };
  return { element: button, show };
}

/**
 * Makes the list of variants with their kept shares. Returns `{ element, show }`. `on` has `select` and `hover`.
 * @param {{ select: (variant: Variant) => void, hover: (variant: Variant | null) => void }} on
 */
export function createCropLegend(on) {
  const element = make('div', { class: 'crop-legend', role: 'group', 'aria-label': 'Variants' });
  /** @type {Map<Variant, HTMLElement>} */
  const buttons = new Map();
  const show = (/** @type {StudioCrop[]} */ crops, /** @type {Variant} */ selected) => {
    if ([...buttons.keys()].join() !== crops.map((crop) => crop.variant).join()) {
      buttons.clear();
      crops.forEach(({ variant }) => buttons.set(variant, legendButton(variant, on)));
      fill(element, [...buttons.values()]);
    }
    for (const crop of crops) {
      const button = buttons.get(crop.variant);
      if (!button) continue;
      button.setAttribute('aria-pressed', String(crop.variant === selected));
      button.title = chooserText(crop);
      /** @type {HTMLElement} */ (button.lastChild).textContent =
        `${keptText(crop.kept)}${crop.isOwn ? ' · own place' : ''}`;
    }
  };
  return { element, show };
}

/**
 * @param {Variant} variant
 * @param {{ select: (variant: Variant) => void, hover: (variant: Variant | null) => void }} on
 */
function legendButton(variant, on) {
  return make(
    'button',
    {
      type: 'button',
      class: variant,
      'data-variant': variant,
      onclick: () => on.select(variant),
      onpointerenter: () => on.hover(variant),
      onpointerleave: () => on.hover(null),
    },
    make('i', { class: 'crop-sample' }),
    make('span', {}, VARIANT_NAMES[variant]),
    make('b'),
  );
}

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
    make('fieldset', {}, make('legend', {}, legend), fields);
  const element = make(
    'details',
    { class: 'crop-numbers' },
    make('summary', {}, 'Numbers'),
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
    {},
    make('span', {}, label),
    make('input', { type: 'number', min: 0, max: 100, step: 'any', inputmode: 'decimal', onchange: onChange }),
  );
}
