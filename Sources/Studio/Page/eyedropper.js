import { make, setVars } from '../../Preview/Page/dom.js';
import { confirmDialog } from './dialog.js';

const PATCH = 11;
const ZOOM = 10;

/**
 * Lets people pick a color from a picture. Returns six hexadecimal digits, or null. EyeDropper exists in Chromium only.
 * @param {string} title
 * @param {string} source
 */
export async function pickColor(title, source) {
  const image = make('img', { src: source, alt: '' });
  await image.decode();
  const dropper = createDropper(image);
  const isTaken = await confirmDialog(
    title,
    (/** @type {(value: true) => void} */ close) => {
      dropper.onTake = () => close(true);
      return dropper.parts;
    },
    'Use this color',
    'dropper-dialog',
  );
  return isTaken ? dropper.color() : null;
}

/** @param {HTMLImageElement} image */
function createDropper(image) {
  const scale = Math.min(1, 1000 / image.naturalWidth);
  const [width, height] = [Math.round(image.naturalWidth * scale), Math.round(image.naturalHeight * scale)];
  const canvas = make('canvas', { width, height, 'aria-hidden': 'true' });
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { willReadFrequently: true }));
  context.drawImage(image, 0, 0, width, height);
  const lens = make('canvas', { class: 'lens', width: PATCH * ZOOM, height: PATCH * ZOOM, 'aria-hidden': 'true' });
  const sample = make('span', { class: 'color-sample' });
  const output = make('output', { 'aria-live': 'polite' });
  const at = { x: Math.floor(width / 2), y: Math.floor(height / 2) };
  /** @type {{ onTake: () => void, parts: HTMLElement[], color: () => string }} */
  const dropper = { onTake: () => {}, parts: [], color: () => hexOf(context.getImageData(at.x, at.y, 1, 1).data) };
  const moveTo = (/** @type {number} */ x, /** @type {number} */ y) => {
    at.x = Math.min(Math.max(Math.round(x), 0), width - 1);
    at.y = Math.min(Math.max(Math.round(y), 0), height - 1);
    setVars(area, { left: `${(100 * (at.x + 0.5)) / width}%`, top: `${(100 * (at.y + 0.5)) / height}%` });
    area.dataset.side = `${at.y < height / 2 ? 'below' : 'above'} ${at.x < width / 2 ? 'after' : 'before'}`;
    drawLens(lens, canvas, at);
    setVars(sample, { color: `#${dropper.color()}` });
    output.textContent = `#${dropper.color()}`;
  };
  const follow = (/** @type {PointerEvent} */ { clientX, clientY }) => {
    const bounds = area.getBoundingClientRect();
    const [x, y] = [(clientX - bounds.left) / bounds.width, (clientY - bounds.top) / bounds.height];
    moveTo(x * width - 0.5, y * height - 0.5);
  };
  const area = make(
    'div',
    {
      class: 'dropper',
      tabindex: 0,
      autofocus: true,
      role: 'application',
      'aria-label': 'Picture. Arrow keys move the crosshair, with Shift by ten pixels. Enter uses the color.',
      onpointermove: follow,
      onpointerdown: follow,
      onclick: () => dropper.onTake(),
      onkeydown: (/** @type {KeyboardEvent} */ event) => steer(event, at, moveTo, dropper),
    },
    canvas,
    make('i', { class: 'crosshair' }),
    lens,
  );
  dropper.parts = [area, make('p', { class: 'dropper-color' }, sample, output)];
  moveTo(at.x, at.y);
  return dropper;
}

/**
 * @param {KeyboardEvent} event
 * @param {{ x: number, y: number }} at
 * @param {(x: number, y: number) => void} moveTo
 * @param {{ onTake: () => void }} dropper
 */
function steer(event, at, moveTo, dropper) {
  const size = event.shiftKey ? 10 : 1;
  /** @type {Record<string, number[]>} */
  const moves = { ArrowLeft: [-size, 0], ArrowRight: [size, 0], ArrowUp: [0, -size], ArrowDown: [0, size] };
  if (event.key === 'Enter' || event.key === ' ') dropper.onTake();
  else if (moves[event.key]) moveTo(at.x + moves[event.key][0], at.y + moves[event.key][1]);
  else return;
  event.preventDefault();
}

/**
 * @param {HTMLCanvasElement} lens
 * @param {HTMLCanvasElement} canvas
 * @param {{ x: number, y: number }} at
 */
function drawLens(lens, canvas, { x, y }) {
  const context = /** @type {CanvasRenderingContext2D} */ (lens.getContext('2d'));
  const half = (PATCH - 1) / 2;
  context.imageSmoothingEnabled = false;
  context.clearRect(0, 0, lens.width, lens.height);
  context.drawImage(canvas, x - half, y - half, PATCH, PATCH, 0, 0, lens.width, lens.height);
  for (const [color, inset] of /** @type {[string, number][]} */ ([
    ['#000', 0],
    ['#fff', 1],
  ])) {
    context.strokeStyle = color;
    context.strokeRect(half * ZOOM - 0.5 + inset, half * ZOOM - 0.5 + inset, ZOOM + 1 - 2 * inset, ZOOM + 1 - 2 * inset);
  }
}

/** @param {Uint8ClampedArray} pixel */
function hexOf([red, green, blue]) {
  return [red, green, blue]
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}
