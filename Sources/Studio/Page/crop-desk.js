import { boxMiddle, isMoved, movedCrops, placeOfCrop, tidyPoint } from './crop-geometry.js';
import { CropDraft } from './crop-draft.js';
import { VARIANTS } from '../../Preview/Page/words.js';

/** What is chosen of the crops of a wallpaper, where they are to be seen, and whom a move is for. */
export class CropDesk {
  #state;
  #onChange;
  /** @type {string | null} */
  id = null;
  /**
   * The crops as the studio has them.
   * @type {StudioCrop[]}
   */
  saved = [];
  /** Whether a move is for all crops that have no place of their own. */
  isLinked = true;
  /** @type {Variant} */
  selected = '';
  /**
   * The variants whose box has the focus of the keyboard, is under the pointer, and is in the hand.
   * @type {{ focused: Variant | null, hovered: Variant | null, held: Variant | null }}
   */
  marks = { focused: null, hovered: null, held: null };
  /** Whether the place in the draft is one that somebody only points at. */
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
   * Goes on with a wallpaper, or with what became of it.
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

  /** The crops as they are to be seen: those of the studio, and those in hand at their new place. */
  get crops() {
    const { place } = this.draft;
    if (!place) return this.saved;
    const crops = place.estimate?.studio.crops ?? this.saved;
    return place.key === 'focus' ? movedCrops(crops, place.variant, place.value) : crops;
  }

  /** The selected crop, as it is to be seen. */
  get crop() {
    return this.crops.find(({ variant }) => variant === this.selected);
  }

  /** The area to keep of the selected crop. */
  get keep() {
    const { place } = this.draft;
    if (!place) return this.crop?.keep ?? null;
    return place.key === 'keep' ? place.value : null;
  }

  /** The focus of the selected crop, and whether a person has placed it; null for an area to keep. */
  get focus() {
    const { crop, keep } = this;
    const { place } = this.draft;
    if (!crop || keep) return null;
    if (place?.key === 'focus' && isMoved(crop, place.variant)) return { point: place.value, isByHand: true };
    const written = placeOfCrop(crop, this.settings).focus;
    return { point: written ?? boxMiddle(crop.box), isByHand: written !== undefined };
  }

  /** The variant whose box and frames are lit up. */
  get lit() {
    // While an area to keep is drawn, all of the picture has to be seen.
    if (this.draft.place?.key === 'keep') return null;
    const { held, hovered, focused } = this.marks;
    return held ?? hovered ?? focused;
  }

  /**
   * Whom a move of a box is for. A box with a place of its own moves alone; null is for all others.
   * @param {Variant} variant
   */
  target(variant) {
    const isOwn = this.saved.some((crop) => crop.variant === variant && crop.isOwn);
    return this.isLinked && !isOwn ? null : variant;
  }

  /** Whom a new place is for. */
  get audience() {
    return this.isLinked ? null : this.selected;
  }

  /**
   * Takes a place for the selected crop.
   * @param {'focus' | 'keep'} key
   * @param {number[]} value
   */
  put(key, value) {
    this.draft.move(this.target(this.selected), key, value);
    this.draft.send();
  }

  /** Removes the places that were set by hand: of the selected crop, or of all if they are linked. */
  reset() {
    const own = /** @type {Variant[]} */ (Object.keys(this.settings.variants));
    this.draft.reset(this.isLinked ? [null, ...own] : [this.selected]);
  }

  /**
   * Shows a place that somebody points at.
   * @param {number[]} focus
   */
  try(focus) {
    // Keys that were pressed before must not be lost.
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
