import { cornersBetween, cropUnder, startOfMove, tidyPoint } from './crop-geometry.js';
import { keepPartUnder, movedKeep } from './crop-keep.js';

const CLICK_PAUSE = 350;

/** @typedef {import('./crop-pointer.js').Grip} Grip */

/**
 * The effects of a pointer beside moves: `box` and `keep` give the keyboard focus to a box and to the area to keep.
 * @typedef {{
 *   hover: (variant: Variant | null) => void, light: () => void, box: (variant: Variant) => void, keep: () => void,
 * }} Signs
 */

/**
 * Makes the pointer's actions on the crops of one master: it drags boxes and the area to keep, draws that area with Shift,
 * and a click sets the focus.
 * @param {import('./crop-desk.js').CropDesk} desk
 * @param {StudioMaster} master
 * @param {Variant[]} variants
 * @param {Signs} on
 * @returns {import('./crop-pointer.js').Hands}
 */
export function createHands(desk, master, variants, on) {
  const shape = master.width / master.height;
  const own = () => desk.crops.filter((crop) => variants.includes(crop.variant));
  const under = (/** @type {number[]} */ point) => {
    const crops = own();
    const chosen = desk.isLinked ? [] : crops.filter((crop) => crop.variant === desk.selected);
    return cropUnder(chosen, point, shape) ?? cropUnder(crops, point, shape);
  };
  const partUnder = (/** @type {number[]} */ point, /** @type {number[]} */ slack) =>
    variants.includes(desk.selected) ? keepPartUnder(desk.keep, point, slack) : null;
  const hold = (/** @type {Variant | null} */ variant) => {
    desk.marks.held = variant;
    on.light();
  };
  /** @type {(kind: string, drag: Grip['drag'], click: Grip['click']) => Grip} */
  const grip = (kind, drag, click) => ({
    kind,
    drag: (point) => desk.marks.held && drag(point),
    drop: () => {
      hold(null);
      desk.draft.send();
    },
    click: (point) => {
      hold(null);
      click(point);
    },
  });
  return {
    hover: (point, slack) => {
      const part = partUnder(point, slack);
      const crop = under(point);
      on.hover(part ? null : (crop?.variant ?? null));
      return part ? `keep-${part}` : crop && 'box';
    },
    leave: () => on.hover(null),
    press: (point, slack, isShift) => {
      const part = isShift ? null : partUnder(point, slack);
      if (part) {
        on.keep();
        hold(desk.selected);
        return grip(`keep-${part}`, keepDrag(desk, part, point), () => {});
      }
      const before = variants.includes(desk.selected) ? desk.selected : null;
      const chosen = own().find((crop) => crop.variant === before);
      const crop = (isShift && chosen) || (under(point) ?? chosen ?? own()[0]);
      if (!crop) return null;
      on.box(crop.variant);
      hold(crop.variant);
      const click = (/** @type {number[]} */ at) => {
        // A click applies to the selected variant, even inside the box of another one.
        if (!desk.isLinked && before) on.box(before);
        desk.draft.move(desk.audience, 'focus', tidyPoint(at));
        desk.draft.send(CLICK_PAUSE);
      };
      return isShift
        ? grip('keep', (to) => desk.draft.move(desk.audience, 'keep', cornersBetween(point, to)), click)
        : grip('box', boxDrag(desk, crop, point), click);
    },
    cancel: () => {
      hold(null);
      desk.draft.giveUp();
    },
    doubleClick: () => desk.reset(),
  };
}

/**
 * @param {import('./crop-desk.js').CropDesk} desk
 * @param {StudioCrop} crop
 * @param {number[]} from
 * @returns {Grip['drag']}
 */
function boxDrag(desk, crop, from) {
  const start = startOfMove(crop, desk.settings);
  return (point) =>
    desk.draft.move(
      desk.target(crop.variant),
      'focus',
      tidyPoint(start.map((value, axis) => value + point[axis] - from[axis])),
    );
}

/**
 * @param {import('./crop-desk.js').CropDesk} desk
 * @param {import('./crop-keep.js').KeepPart} part
 * @param {number[]} from
 * @returns {Grip['drag']}
 */
function keepDrag(desk, part, from) {
  const corners = /** @type {number[]} */ (desk.keep);
  const variant = desk.target(desk.selected);
  return ([x, y]) => desk.draft.move(variant, 'keep', tidyPoint(movedKeep(corners, part, [x - from[0], y - from[1]])));
}
