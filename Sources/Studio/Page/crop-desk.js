import { boxMiddle, isMoved, movedCrops, placeOfCrop, tidyPoint } from './crop-geometry.js';
import { CropDraft } from './crop-draft.js';
import { VARIANTS } from '../../Preview/Page/words.js';

/** The crops of the open wallpaper with the selection, the place being chosen, and the target of the next move. */
export class CropDesk {
  #state;
  #onChange;
  /** @type {string | null} */
  id = null;
  /**
   * The crops in the studio's draft.
   * @type {StudioCrop[]}
   */
  saved = [];
  /** Whether a move applies to all crops without a place of their own. */
  isLinked = true;
  /** @type {Variant} */
  selected = '';
  /**
   * The variants whose box has the keyboard focus, is under the pointer, and is being dragged.
   * @type {{ focused: Variant | null, hovered: Variant | null, held: Variant | null }}
   */
  marks = { focused: null, hovered: null, held: null };
  /** Whether the place in the draft is only a preview under the pointer. */
  isTrying = false;
  draft;

  /**
   * @param {import('./studio-state.js').StudioState} state
   * @param {() => void} onChange
   */
  constructor(state, onChange) {
    this.#state = state;
    this.#onChange = onChange;
    this.draft = new CropDraft(state, onChange);
  }

  get wallpaper() {
    return /** @type {StudioWallpaper} */ (this.#state.wallpaper(this.id));
  }

  get settings() {
    return this.wallpaper.studio.settings;
  }

  /**
   * Opens a wallpaper, or takes over its new state.
   * @param {string} id
   */
  open(id) {
    if (id !== this.id) {
      this.marks = { focused: null, hovered: null, held: null };
      this.isTrying = false;
    }
    this.id = id;
    this.saved = this.wallpaper.studio.crops;
    // Crops come with the first estimate.
    if (!this.saved.some(({ variant }) => variant === this.selected))
      this.selected = this.saved[0]?.variant ?? Object.keys(VARIANTS)[0];
    this.draft.open(id);
  }

  /** The crops to show: the saved ones, and moved ones at their new place. */
  get crops() {
    const { place } = this.draft;
    if (!place) return this.saved;
    const crops = place.estimate?.studio.crops ?? this.saved;
    return place.key === 'focus' ? movedCrops(crops, place.variant, place.value) : crops;
  }

  /** The selected crop as shown. */
  get crop() {
    return this.crops.find(({ variant }) => variant === this.selected);
  }

  /** The area to keep of the selected crop. */
  get keep() {
    const { place } = this.draft;
    if (!place) return this.crop?.keep ?? null;
    return place.key === 'keep' ? place.value : null;
  }

  /** The focus of the selected crop, and whether a person placed it; null for an area to keep. */
  get focus() {
    const { crop, keep } = this;
    const { place } = this.draft;
    if (!crop || keep) return null;
    if (place?.key === 'focus' && isMoved(crop, place.variant)) return { point: place.value, isByHand: true };
    const written = placeOfCrop(crop, this.settings).focus;
    return { point: written ?? boxMiddle(crop.box), isByHand: written !== undefined };
  }

  /** The variant whose box and frames are highlighted. */
  get lit() {
    // The whole picture stays bright while an area to keep is drawn.
    if (this.draft.place?.key === 'keep') return null;
    const { held, hovered, focused } = this.marks;
    return held ?? hovered ?? focused;
  }

  /**
   * Returns the variant that a move of a box applies to. A box with a place of its own moves alone; null is for all others.
   * @param {Variant} variant
   */
  target(variant) {
    const isOwn = this.saved.some((crop) => crop.variant === variant && crop.isOwn);
    return this.isLinked && !isOwn ? null : variant;
  }

  /** The variant that a new place applies to; null for all. */
  get audience() {
    return this.isLinked ? null : this.selected;
  }

  /**
   * Sets a place for the selected crop.
   * @param {'focus' | 'keep'} key
   * @param {number[]} value
   */
  put(key, value) {
    this.draft.move(this.target(this.selected), key, value);
    this.draft.send();
  }

  /** Removes the places set by hand: the selected crop's, or all if the crops are linked. */
  reset() {
    const own = /** @type {Variant[]} */ (Object.keys(this.settings.variants));
    this.draft.reset(this.isLinked ? [null, ...own] : [this.selected]);
  }

  /**
   * Previews a place under the pointer.
   * @param {number[]} focus
   */
  try(focus) {
    // Earlier key presses must not be lost.
    this.#state.flush();
    this.isTrying = true;
    this.marks.hovered = this.selected;
    this.draft.move(this.target(this.selected), 'focus', tidyPoint(focus));
  }

  stopTrying() {
    if (!this.isTrying) return;
    this.isTrying = false;
    this.marks.hovered = null;
    if (this.draft.place?.isSent) this.#onChange();
    else this.draft.giveUp();
  }

  /** @param {StudioProposal} proposal */
  take({ kind, focus }) {
    this.isTrying = false;
    if (kind === 'automatic') this.draft.reset([this.target(this.selected)]);
    else this.put('focus', tidyPoint(focus));
  }
}
