import { startOfMove, tidyPoint } from './crop-geometry.js';
import { movedKeep } from './crop-keep.js';
import { stepOfKey } from './crop-pointer.js';

const KEY_PAUSE = 500;

/**
 * Makes the keyboard's actions on a box and on the area to keep: arrows move, Delete restores the automatic place, and
 * Escape cancels a drag. Returns `{ box, keep }`. `on.focusBox` gives the keyboard focus to a box.
 * @param {import('./crop-desk.js').CropDesk} desk
 * @param {{ giveUp: () => void, focusBox: (variant: Variant) => void }} on
 */
export function createKeys(desk, on) {
  const box = (/** @type {Variant} */ variant, /** @type {KeyboardEvent} */ event) => {
    const target = desk.target(variant);
    const crop = desk.saved.find((other) => other.variant === variant);
    desk.marks.focused = variant;
    press(event, {
      move: (step) => {
        const { place } = desk.draft;
        const isMoving = place?.key === 'focus' && place.variant === target && !place.isSent;
        const start = (isMoving ? place?.value : null) ?? (crop && startOfMove(crop, desk.settings));
        if (!start) return;
        const moved = start.map((value, axis) => value + step[axis]);
        send(target, 'focus', moved);
      },
      reset: () => desk.draft.reset([target]),
    });
  };
  const keep = (/** @type {import('./crop-keep.js').KeepPart} */ part, /** @type {KeyboardEvent} */ event) => {
    const target = desk.target(desk.selected);
    press(event, {
      move: (step) => desk.keep && send(target, 'keep', movedKeep(desk.keep, part, step)),
      reset: () => {
        on.focusBox(desk.selected);
        desk.draft.reset([target]);
      },
    });
  };
  /** @type {(event: KeyboardEvent, actions: { move: (step: number[]) => void, reset: () => void }) => void} */
  const press = (event, actions) => {
    const step = stepOfKey(event);
    if (step) actions.move(step);
    else if (event.key === 'Escape' && desk.marks.held) on.giveUp();
    else if (event.key === 'Delete' || event.key === 'Backspace') actions.reset();
    else return;
    event.preventDefault();
  };
  /** @type {(target: Variant | null, key: 'focus' | 'keep', value: number[]) => void} */
  const send = (target, key, value) => {
    desk.draft.move(target, key, tidyPoint(value));
    desk.draft.send(KEY_PAUSE);
  };
  return { box, keep };
}
