const CELL_SIZE = 6;
const HATCHES = { text: { color: '#ff2d78', slope: 1 }, logo: { color: '#00a2ff', slope: -1 } };

/**
 * Hatches the cells of a mask that miss the contrast of an ink, "text" or "logo".
 * @param {HTMLCanvasElement} canvas
 * @param {PageMask} mask
 * @param {Ink} ink
 * @param {{ source: string }} picture
 */
export function drawContrastMap(canvas, mask, ink, picture) {
  const key = `${ink} ${picture.source} ${mask[ink].length} ${mask[ink].slice(0, 400)}`;
  if (canvas.dataset.key === key) return;
  canvas.dataset.key = key;
  canvas.width = mask.columns * CELL_SIZE;
  canvas.height = mask.rows * CELL_SIZE;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.beginPath();
  forEachCell(mask, ink, (column, row) => context.rect(column * CELL_SIZE, row * CELL_SIZE, CELL_SIZE, CELL_SIZE));
  context.clip();
  context.fillStyle = 'rgb(0 0 0 / 0.28)';
  context.fillRect(0, 0, canvas.width, canvas.height);
  hatch(context, canvas, HATCHES[ink], 5, 0);
  hatch(context, canvas, { ...HATCHES[ink], color: '#fff' }, 1.5, 3.2);
}

/**
 * Calls back for each cell whose bit is 1. Bits are in row order, the most significant one first.
 * @param {PageMask} mask
 * @param {Ink} ink
 * @param {(column: number, row: number) => void} callBack
 */
function forEachCell(mask, ink, callBack) {
  const bytes = atob(mask[ink]);
  for (let bit = 0; bit < mask.columns * mask.rows; bit += 1) {
    if (bytes.charCodeAt(bit >> 3) & (0x80 >> (bit & 7))) callBack(bit % mask.columns, Math.floor(bit / mask.columns));
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {{ width: number, height: number }} canvas
 * @param {{ color: string, slope: number }} hatch
 * @param {number} thickness
 * @param {number} shift
 */
function hatch(context, { width, height }, { color, slope }, thickness, shift) {
  context.strokeStyle = color;
  context.lineWidth = thickness;
  context.beginPath();
  for (let start = -height; start < width + height; start += 14) {
    const [from, to] = slope > 0 ? [height, 0] : [0, height];
    context.moveTo(start + shift, from);
    context.lineTo(start + shift + height, to);
  }
  context.stroke();
}
