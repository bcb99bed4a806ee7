import { hiddenText, make } from '../../Preview/Page/dom.js';
import { VARIANTS, keptText, percentText } from '../../Preview/Page/words.js';
import { createCropKeep } from './crop-keep.js';
import { boxMiddle, placeAt } from './crop-geometry.js';
import { spreadLabels } from './crop-labels.js';

/**
 * Returns the share that a crop keeps, in a sentence.
 * @param {StudioCrop} crop
 */
export function keptSentence({ variant, kept }) {
  if (kept === undefined) return `${VARIANTS[variant].title} is placed by hand.`;
  return `${VARIANTS[variant].title} keeps ${keptText(kept)} of the subject.`;
}

const CHOOSERS = {
  focus: 'placed by hand',
  keep: 'around the area to keep',
  attention: 'found automatically',
  center: 'in the middle',
};

/**
 * Returns the origin of a crop's place.
 * @param {StudioCrop} crop
 */
export function chooserText(crop) {
  return `${CHOOSERS[crop.chooser] ?? crop.chooser}${crop.isOwn ? ', independent of the other crops' : ''}`;
}

/**
 * Makes a master with the boxes of its crops, the ring on the focus and the area to keep. `on` has the actions of keys and
 * of the keyboard focus; `removeMaster` is only called for a variant's own master. Returns `{ element, picture, boxes,
 * corners, show, place, drawKeep, drawFocus, light }`.
 * @param {StudioMaster} master
 * @param {StudioCrop[]} crops
 * @param {{
 *   key: (variant: Variant, event: KeyboardEvent) => void, focus: (variant: Variant | null) => void,
 *   keepKey: (part: import('./crop-keep.js').KeepPart, event: KeyboardEvent) => void,
 *   removeMaster: () => void,
 * }} on
 */
export function createCropStage(master, crops, on) {
  const boxes = new Map(crops.map(({ variant }, at) => [variant, createCropBox(variant, at % 4, on)]));
  const keep = createCropKeep(on.keepKey);
  const ring = make('div', { class: 'crop-focus', hidden: true, 'aria-hidden': 'true' });
  const image = make('img', { src: master.source, alt: `The master ${master.path}`, draggable: 'false' });
  const picture = make(
    'div',
    { class: 'crop-picture', vars: { shape: `${master.width} / ${master.height}` } },
    image,
    [...boxes.values()],
    ring,
    keep.elements,
  );
  const element = make(
    'figure',
    { class: 'crop-stage', vars: { wide: master.width / master.height } },
    picture,
    make('figcaption', captionParts(master, crops, on.removeMaster)),
  );

  const show = (/** @type {string} */ source) => {
    if (image.getAttribute('src') !== source) image.src = source;
  };
  const spread = () => spreadLabels(picture, [...boxes.values()]);
  const place = (/** @type {StudioCrop[]} */ shown) => {
    shown.forEach((crop) => {
      const box = boxes.get(crop.variant);
      if (box) placeCropBox(box, crop);
    });
    // Labels must not jump under the pointer.
    if (picture.isConnected && !picture.matches(':active')) spread();
  };
  new ResizeObserver(spread).observe(picture);
  const drawFocus = (/** @type {{ point: number[], isByHand: boolean } | null} */ focus) => {
    ring.hidden = focus === null;
    ring.classList.toggle('by-hand', focus?.isByHand ?? false);
    if (focus) placeAt(ring, { x: focus.point[0], y: focus.point[1], width: 0, height: 0 });
  };
  const light = (/** @type {Variant | null} */ variant, /** @type {Variant | null} */ selected) => {
    picture.dataset.isLit = String(variant !== null && boxes.has(variant));
    boxes.forEach((box, name) => {
      box.classList.toggle('lit', name === variant);
      box.classList.toggle('selected', name === selected);
    });
  };
  place(crops);
  return { element, picture, boxes, keep: keep.elements[0], show, place, drawKeep: keep.show, drawFocus, light };
}

/**
 * @param {StudioMaster} master
 * @param {StudioCrop[]} crops
 * @param {() => void} onRemove
 */
function captionParts({ path, width, height, variant }, crops, onRemove) {
  const names = crops.map(({ variant }) => VARIANTS[variant].title).join(' and ');
  return [
    make('span', `${path}, ${width} × ${height} pixels`),
    variant &&
      make(
        'button',
        { class: 'crop-remove', title: `Use the common master for ${names} again`, onclick: onRemove },
        'Remove…',
        hiddenText(` separate master for ${names}`),
      ),
  ];
}

/**
 * @param {Variant} variant
 * @param {number} corner
 * @param {{ key: (variant: Variant, event: KeyboardEvent) => void, focus: (variant: Variant | null) => void }} on
 */
function createCropBox(variant, corner, on) {
  return make(
    'div',
    {
      class: `crop-box ${variant} ${VARIANTS[variant].shape}`,
      'data-variant': variant,
      'data-corner': corner,
      vars: VARIANTS[variant].line,
      tabindex: 0,
      role: 'slider',
      'aria-roledescription': 'crop box',
      'aria-label': `Crop for ${VARIANTS[variant].title}`,
      'aria-valuemin': 0,
      'aria-valuemax': 100,
      'aria-describedby': 'wallpress-crop-help',
      onkeydown: (/** @type {KeyboardEvent} */ event) => on.key(variant, event),
      onfocus: () => on.focus(variant),
      onblur: () => on.focus(null),
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
    `${percentText(x)} from the left, ${percentText(y)} from the top, ${crop.kept === undefined ? '' : `keeps ${keptText(crop.kept)}, `}${chooserText(crop)}`,
  );
  /** @type {HTMLElement} */ (box.firstChild).textContent = `${VARIANTS[crop.variant].title} ${keptText(crop.kept)}`;
}
