const CLICK_SLACK = 4;

/**
 * What a pressed pointer holds. `drag` gets where it is now, `drop` where it was let go; `click` is called instead of both
 * if it did not move.
 * @typedef {{ kind: string, drag(point: number[]): void, drop(): void, click(point: number[]): void }} Grip
 *
 * `press` returns the grip; `hover` the kind of grip that a press would give. `slack` is how near an edge has to be, as
 * fractions of both sides.
 * @typedef {{
 *   hover(point: number[], slack: number[]): string | null, leave(): void,
 *   press(point: number[], slack: number[], isShift: boolean): Grip | null, cancel(): void, doubleClick(): void,
 * }} Hands
 */

/** How near an edge a pointer has to be to mean it, in pixels. */
const EDGE_SLACK = 10;

/**
 * Turns what a pointer does on a picture into points of it, as fractions.
 * @param {HTMLElement} stage
 * @param {Hands} on
 */
export function watchPointer(stage, on) {
  /** @type {{ pointer: number, x: number, y: number, grip: Grip, place: Place, isMoving: boolean } | null} */
  let held = null;
  const end = () => {
    const before = held;
    held = null;
    delete stage.dataset.holding;
    return before;
  };

  stage.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || held) return;
    const place = placeOf(stage);
    const grip = on.press(place.point(event), place.slack, event.shiftKey);
    // A pressed picture must not be dragged away by the browser, and the box that was meant keeps the focus.
    event.preventDefault();
    if (!grip) return;
    held = { pointer: event.pointerId, x: event.clientX, y: event.clientY, grip, place, isMoving: false };
    stage.setPointerCapture(event.pointerId);
  });
  stage.addEventListener('pointermove', (event) => {
    if (!held) {
      const place = placeOf(stage);
      stage.dataset.over = on.hover(place.point(event), place.slack) ?? '';
      return;
    }
    if (event.pointerId !== held.pointer) return;
    held.isMoving ||= Math.hypot(event.clientX - held.x, event.clientY - held.y) > CLICK_SLACK;
    if (!held.isMoving) return;
    stage.dataset.holding = held.grip.kind;
    held.grip.drag(held.place.point(event));
  });
  stage.addEventListener('pointerup', (event) => {
    if (!held || event.pointerId !== held.pointer) return;
    const { isMoving, grip, place } = held;
    end();
    if (!isMoving) return grip.click(place.point(event));
    grip.drag(place.point(event));
    grip.drop();
  });
  stage.addEventListener('pointercancel', () => held && end() && on.cancel());
  stage.addEventListener('pointerleave', () => held || on.leave());
  stage.addEventListener('dblclick', () => on.doubleClick());
  return { giveUp: () => held && end() && on.cancel() };
}

/** @typedef {ReturnType<typeof placeOf>} Place */

/**
 * Where a picture is on the page now. A press counts from here until its end: whatever is drawn meanwhile, a pointer that
 * rests stays at its point of the picture.
 * @param {HTMLElement} stage
 */
function placeOf(stage) {
  const { left, top, width, height } = stage.getBoundingClientRect();
  const [pageLeft, pageTop] = [left + scrollX, top + scrollY];
  const point = (/** @type {MouseEvent} */ event) => [(event.pageX - pageLeft) / width, (event.pageY - pageTop) / height];
  return { point, slack: [EDGE_SLACK / width, EDGE_SLACK / height] };
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
