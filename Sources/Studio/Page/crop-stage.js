import { make, setVars } from '../../Preview/Page/dom.js';
import { VARIANT_NAMES, shareText } from '../../Preview/Page/words.js';
import { boxMiddle } from './crop-geometry.js';

const percent = (share) => `${Math.round(share * 100)} %`;

/** What a crop is called, what it keeps and who chose its place. */
export function cropText(crop) {
  return `${VARIANT_NAMES[crop.variant]} keeps ${shareText(crop.kept)}`;
}

const CHOOSERS = { focus: 'placed by hand', keep: 'around the keep area', attention: 'found by attention', center: 'in the middle' };

/** How a crop came to its place. */
export function chooserText(crop) {
  return `${CHOOSERS[crop.chooser] ?? crop.chooser}${crop.isOwn ? ', a place of its own' : ''}`;
}

/** Makes a master with the boxes of its crops. Returns `{ element, picture, boxes, show, place, drawKeep, light }`. */
export function createCropStage(master, crops, onKey, onFocus) {
  const boxes = new Map(crops.map((crop) => [crop.variant, createCropBox(crop.variant, onKey, onFocus)]));
  const keep = make('div', { class: 'crop-keep', hidden: true }, make('span', {}, 'keep'));
  const image = make('img', { src: master.source, alt: `The master ${master.path}`, draggable: 'false' });
  const picture = make('div', { class: 'crop-picture', vars: { shape: `${master.width} / ${master.height}` } }, image, [...boxes.values()], keep);
  const show = (source) => { if (image.getAttribute('src') !== source) image.src = source; };
  const element = make('figure', { class: 'crop-stage', vars: { wide: master.width / master.height } },
    picture, make('figcaption', {}, `${master.path}, ${master.width} × ${master.height}`));

  const place = (shown) => shown.forEach((crop) => boxes.has(crop.variant) && placeCropBox(boxes.get(crop.variant), crop));
  const drawKeep = (corners) => {
    keep.hidden = corners === null;
    if (corners) placeAt(keep, { x: corners[0], y: corners[1], width: corners[2] - corners[0], height: corners[3] - corners[1] });
  };
  const light = (variant, selected) => {
    picture.dataset.isLit = String(boxes.has(variant));
    boxes.forEach((box, name) => {
      box.classList.toggle('lit', name === variant);
      box.classList.toggle('selected', name === selected);
    });
  };
  place(crops);
  return { element, picture, boxes, show, place, drawKeep, light };
}

function createCropBox(variant, onKey, onFocus) {
  return make('div', {
    class: `crop-box ${variant}`, 'data-variant': variant, tabindex: 0, role: 'slider', 'aria-roledescription': 'crop box',
    'aria-label': `Crop for ${VARIANT_NAMES[variant]}`, 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-describedby': 'wallpress-crop-help',
    onkeydown: (event) => onKey(variant, event), onfocus: () => onFocus(variant), onblur: () => onFocus(null),
  }, make('span', { class: 'crop-name' }));
}

function placeCropBox(box, crop) {
  const [x, y] = boxMiddle(crop.box);
  placeAt(box, crop.box);
  box.setAttribute('aria-valuenow', Math.round(x * 100));
  box.setAttribute('aria-valuetext',
    `${percent(x)} from the left, ${percent(y)} from the top, keeps ${shareText(crop.kept)}, ${chooserText(crop)}`);
  box.firstChild.textContent = `${VARIANT_NAMES[crop.variant]} ${shareText(crop.kept)}`;
}

function placeAt(element, { x, y, width, height }) {
  setVars(element, { left: `${x * 100}%`, top: `${y * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` });
}
