import { announce } from '../../Preview/Page/dom.js';
import { setting } from './edits.js';

/**
 * @typedef {{
 *   variant: Variant | null, key: 'focus' | 'keep', value: number[], estimate: StudioWallpaper | null, isSent: boolean,
 * }} DraftPlace
 */

/**
 * The place being chosen for the crops of a wallpaper: shown at once, estimated by the studio, and sent when the pointer is
 * released.
 */
export class CropDraft {
  #state;
  #onChange;
  /** @type {string | null} */
  #id = null;
  /**
   * The place that is not saved yet.
   * @type {DraftPlace | null}
   */
  place = null;

  /**
   * @param {import('./studio-state.js').StudioState} state
   * @param {() => void} onChange
   */
  constructor(state, onChange) {
    this.#state = state;
    this.#onChange = onChange;
  }

  /**
   * Opens a wallpaper, or takes over its new state.
   * @param {string} id
   */
  open(id) {
    if (id !== this.#id || this.place?.isSent) this.place = null;
    this.#id = id;
  }

  /**
   * Shows a place before it is sent, and asks for an estimate of its effect. The variant is null for all without a place of
   * their own.
   * @param {Variant | null} variant
   * @param {'focus' | 'keep'} key
   * @param {number[]} value
   */
  move(variant, key, value) {
    if (!this.place || this.place.isSent || this.place.variant !== variant)
      this.place = { variant, key, value, estimate: null, isSent: false };
    const place = Object.assign(this.place, { key, value });
    this.#onChange();
    this.#state.estimate(/** @type {string} */ (this.#id), [setting(this.#wallpaper, key, value, variant)], (estimate) => {
      if (this.place !== place || place.isSent) return;
      place.estimate = estimate;
      this.#onChange();
    });
  }

  /** Returns to the saved place. */
  giveUp() {
    this.place = null;
    this.#state.forgetEstimate();
    this.#onChange();
  }

  /** Sends the place after a pause, in which a later one replaces it: a second key, or a double click. */
  send(pause = 0) {
    const { place } = this;
    if (!place) return;
    const edits = [setting(this.#wallpaper, place.key, place.value, place.variant)];
    this.#state.later(
      `crop ${this.#id} ${place.variant}`,
      async () => {
        place.isSent = true;
        this.#state.forgetEstimate();
        const isTaken = await this.#state.edit(edits);
        if (!isTaken && this.place === place) this.giveUp();
      },
      pause,
    );
  }

  /**
   * Removes places set by hand: those of some variants, and with null the one shared by all. The shared one is also removed
   * if none of the others has a place.
   * @param {(Variant | null)[]} variants
   */
  reset(variants) {
    const { settings } = this.#wallpaper.studio;
    const removals = (/** @type {Variant | null} */ variant) => {
      const at = variant === null ? settings : settings.variants[variant];
      return /** @type {('focus' | 'keep')[]} */ (['focus', 'keep'])
        .filter((key) => at?.[key])
        .map((key) => setting(this.#wallpaper, key, null, variant));
    };
    const own = variants.flatMap(removals);
    // A box without a place of its own is at the shared place.
    const edits = own.length > 0 ? own : removals(null);
    this.place = null;
    this.#state.later(`crop ${this.#id} ${variants[0]}`, () => edits.length > 0 && this.#state.edit(edits), 0);
    this.#onChange();
    if (edits.length === 0) announce('The crop was not placed by hand.');
  }

  get #wallpaper() {
    return /** @type {StudioWallpaper} */ (this.#state.wallpaper(this.#id));
  }
}
