const CLICK_SLACK = 4;

/**
 * @typedef {{
 *   hover: (point: number[]) => void, leave: () => void, press: (point: number[]) => void, drag: (point: number[]) => void,
 *   drop: (point: number[]) => void, drawKeep: (from: number[], to: number[]) => void, takeKeep: () => void,
 *   click: (point: number[]) => void, cancel: () => void, doubleClick: () => void,
 * }} Hands
 */

/**
 * Turns what a pointer does on a picture into points of it, as fractions.
 * @param {HTMLElement} stage
 * @param {Hands} on
 */
export function watchPointer(stage, on) {
  /** @type {{ pointer: number, x: number, y: number, from: number[], isKeep: boolean, isMoving: boolean } | null} */
  let held = null;
  const pointOf = (/** @type {MouseEvent} */ event) => {
    const bounds = stage.getBoundingClientRect();
    return [(event.clientX - bounds.left) / bounds.width, (event.clientY - bounds.top) / bounds.height];
  };
  const isFar = (/** @type {MouseEvent} */ event) =>
    held !== null && Math.hypot(event.clientX - held.x, event.clientY - held.y) > CLICK_SLACK;
  const end = () => {
    const before = held;
    held = null;
    delete stage.dataset.holding;
    return before;
  };

  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || held) return;
    held = {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      from: pointOf(event),
      isKeep: event.shiftKey,
      isMoving: false,
    };
    stage.setPointerCapture(event.pointerId);
    on.press(held.from);
    // A pressed picture must not be dragged away by the browser, and the box that was meant keeps the focus.
    event.preventDefault();
  });
  stage.addEventListener('pointermove', (event) => {
    if (!held) return on.hover(pointOf(event));
    if (event.pointerId !== held.pointer) return;
    held.isMoving ||= isFar(event);
    if (!held.isMoving) return;
    stage.dataset.holding = held.isKeep ? 'keep' : 'box';
    if (held.isKeep) on.drawKeep(held.from, pointOf(event));
    else on.drag(pointOf(event));
  });
  stage.addEventListener('pointerup', (event) => {
    if (!held || event.pointerId !== held.pointer) return;
    const { isMoving, isKeep } = held;
    end();
    if (!isMoving) on.click(pointOf(event));
    else if (isKeep) on.takeKeep();
    else on.drop(pointOf(event));
  });
  stage.addEventListener('pointercancel', () => held && end() && on.cancel());
  stage.addEventListener('pointerleave', () => held || on.leave());
  stage.addEventListener('dblclick', () => on.doubleClick());
  return { giveUp: () => held && end() && on.cancel() };
}

/** @type {Record<string, number[]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * The move that an arrow key asks for, as fractions: 1 %, and 10 % with shift. Null for other keys.
 * @param {KeyboardEvent} event
 */
export function stepOfKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const size = event.shiftKey ? 0.1 : 0.01;
  return STEPS[event.key]?.map((direction) => direction * size) ?? null;
}
