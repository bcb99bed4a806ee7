import { make, setVars } from '../../Preview/Page/dom.js';
import { VARIANT_NAMES, keptText } from '../../Preview/Page/words.js';
import { boxMiddle } from './crop-geometry.js';

const percent = (/** @type {number} */ share) => `${Math.round(share * 100)} %`;

/**
 * What a crop is called, and what it keeps.
 * @param {StudioCrop} crop
 */
export function cropText(crop) {
  return `${VARIANT_NAMES[crop.variant]} ${crop.kept === undefined ? 'is placed' : 'keeps'} ${keptText(crop.kept)}`;
}

const CHOOSERS = {
  focus: 'placed by hand',
  keep: 'around the keep area',
  attention: 'found by attention',
  center: 'in the middle',
};

/**
 * How a crop came to its place.
 * @param {StudioCrop} crop
 */
export function chooserText(crop) {
  return `${CHOOSERS[crop.chooser] ?? crop.chooser}${crop.isOwn ? ', a place of its own' : ''}`;
}

/**
 * Makes a master with the boxes of its crops. Returns `{ element, picture, boxes, show, place, drawKeep, light }`.
 * @param {StudioMaster} master
 * @param {StudioCrop[]} crops
 * @param {(variant: Variant, event: KeyboardEvent) => void} onKey
 * @param {(variant: Variant | null) => void} onFocus
 */
export function createCropStage(master, crops, onKey, onFocus) {
  const boxes = new Map(crops.map((crop) => [crop.variant, createCropBox(crop.variant, onKey, onFocus)]));
  const keep = make('div', { class: 'crop-keep', hidden: true }, make('span', {}, 'keep'));
  const image = make('img', { src: master.source, alt: `The master ${master.path}`, draggable: 'false' });
  const picture = make(
    'div',
    { class: 'crop-picture', vars: { shape: `${master.width} / ${master.height}` } },
    image,
    [...boxes.values()],
    keep,
  );
  const show = (/** @type {string} */ source) => {
    if (image.getAttribute('src') !== source) image.src = source;
  };
  const element = make(
    'figure',
    { class: 'crop-stage', vars: { wide: master.width / master.height } },
    picture,
    make('figcaption', {}, `${master.path}, ${master.width} × ${master.height}`),
  );

  const place = (/** @type {StudioCrop[]} */ shown) =>
    shown.forEach((crop) => {
      const box = boxes.get(crop.variant);
      if (box) placeCropBox(box, crop);
    });
  const drawKeep = (/** @type {number[] | null} */ corners) => {
    keep.hidden = corners === null;
    if (corners)
      placeAt(keep, { x: corners[0], y: corners[1], width: corners[2] - corners[0], height: corners[3] - corners[1] });
  };
  const light = (/** @type {Variant | null} */ variant, /** @type {Variant | null} */ selected) => {
    picture.dataset.isLit = String(variant !== null && boxes.has(variant));
    boxes.forEach((box, name) => {
      box.classList.toggle('lit', name === variant);
      box.classList.toggle('selected', name === selected);
    });
  };
  place(crops);
  return { element, picture, boxes, show, place, drawKeep, light };
}

/**
 * @param {Variant} variant
 * @param {(variant: Variant, event: KeyboardEvent) => void} onKey
 * @param {(variant: Variant | null) => void} onFocus
 */
function createCropBox(variant, onKey, onFocus) {
  return make(
    'div',
    {
      class: `crop-box ${variant}`,
      'data-variant': variant,
      tabindex: 0,
      role: 'slider',
      'aria-roledescription': 'crop box',
      'aria-label': `Crop for ${VARIANT_NAMES[variant]}`,
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      'aria-describedby': 'wallpress-crop-help',
      onkeydown: (/** @type {KeyboardEvent} */ event) => onKey(variant, event),
      onfocus: () => onFocus(variant),
      onblur: () => onFocus(null),
    },
    make('span', { class: 'crop-name' }),
  );
}

/**
 * @param {HTMLElement} box
 * @param {StudioCrop} crop
 */
function placeCropBox(box, crop) {
  const [x, y] = boxMiddle(crop.box);
  placeAt(box, crop.box);
  box.setAttribute('aria-valuenow', String(Math.round(x * 100)));
  box.setAttribute(
    'aria-valuetext',
    `${percent(x)} from the left, ${percent(y)} from the top, ${crop.kept === undefined ? '' : `keeps ${keptText(crop.kept)}, `}${chooserText(crop)}`,
  );
  /** @type {HTMLElement} */ (box.firstChild).textContent = `${VARIANT_NAMES[crop.variant]} ${keptText(crop.kept)}`;
}

/**
 * @param {HTMLElement} element
 * @param {StudioBox} box
 */
function placeAt(element, { x, y, width, height }) {
  setVars(element, { left: `${x * 100}%`, top: `${y * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` });
}
