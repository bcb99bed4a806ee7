const CORNERS = 6;

/**
 * Places the label of each box at the first of six places on its edge, from its own one on, that is within the picture and
 * covers no other label. If none is free, the label takes the place with the least overlap.
 * @param {HTMLElement} picture
 * @param {HTMLElement[]} boxes
 */
export function spreadLabels(picture, boxes) {
  const frame = picture.getBoundingClientRect();
  /** @type {DOMRect[]} */
  const taken = [];
  boxes.forEach((box, at) => {
    const label = /** @type {HTMLElement} */ (box.firstChild);
    const covered = Array.from({ length: CORNERS }, (_, step) => {
      box.dataset.corner = String((at + step) % CORNERS);
      const rect = label.getBoundingClientRect();
      const outside = rect.width * rect.height - shared(rect, frame);
      return {
        rect,
        corner: box.dataset.corner,
        area: outside + taken.reduce((sum, other) => sum + shared(rect, other), 0),
      };
    });
    const best = covered.reduce((least, each) => (each.area < least.area - 1 ? each : least));
    box.dataset.corner = best.corner;
    taken.push(best.rect);
  });
}

/**
 * Returns the area of the intersection of two rectangles.
 * @param {DOMRect} one
 * @param {DOMRect} other
 */
function shared(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
