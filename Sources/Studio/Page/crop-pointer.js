const CLICK_SLACK = 4;

/**
 * The action of a pressed pointer. `drag` gets its current point, `drop` ends it; `click` is called instead of both if it
 * did not move.
 * @typedef {{ kind: string, drag(point: number[]): void, drop(): void, click(point: number[]): void }} Grip
 *
 * `press` returns the grip; `hover` the kind of grip that a press would give. `slack` is how near an edge has to be, as
 * fractions of both sides.
 * @typedef {{
 *   hover(point: number[], slack: number[]): string | null, leave(): void,
 *   press(point: number[], slack: number[], isShift: boolean): Grip | null, cancel(): void, doubleClick(): void,
 * }} Hands
 */

/** The largest distance at which a pointer grips an edge, in pixels. */
const EDGE_SLACK = 10;

/**
 * Reports a pointer's actions on a picture, with its points as fractions.
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
    // The browser must not drag a pressed picture, and the focused box keeps the focus.
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
 * Returns the place of a picture on the page now. It stays valid until the press ends: even if the page is redrawn, a
 * pointer at rest stays at its point of the picture.
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
 * Returns the move of an arrow key, in fractions: 1 %, and 10 % with Shift. Null for other keys.
 * @param {KeyboardEvent} event
 */
export function stepOfKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const size = event.shiftKey ? 0.1 : 0.01;
  return STEPS[event.key]?.map((direction) => direction * size) ?? null;
}
