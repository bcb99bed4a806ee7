import { announce, fill, make } from '../../Preview/Page/dom.js';
import { VARIANT_NAMES } from '../../Preview/Page/words.js';
import { createCropLegend, createCropNumbers, createLock } from './crop-controls.js';
import {
  CROP_VARIANTS,
  boxMiddle,
  cornersBetween,
  cropUnder,
  movedCrops,
  startOfMove,
  tidyPoint,
} from './crop-geometry.js';
import { createCropStage, cropText } from './crop-stage.js';
import { stepOfKey, watchPointer } from './crop-pointer.js';

const KEY_PAUSE = 500;
const CLICK_PAUSE = 350;

/**
 * @typedef {ReturnType<typeof createCropStage> & { at: number, pointer: ReturnType<typeof watchPointer> }} Stage
 * @typedef {{
 *   variant: Variant | null, key: 'focus' | 'keep', value: number[] | null, estimate: StudioWallpaper | null,
 *   isSent?: boolean,
 * }} Draft
 */

/**
 * The master with its four boxes. Boxes follow the hand at once; `on.preview(wallpaper, crops, isHeld)` draws the frames, and
 * the studio's estimate brings the numbers. `on.light(variant)` marks the frames of a variant, or of none.
 */
export class CropEditor {
  #state;
  #on;
  /** @type {string | null} */
  #id = null;
  /** @type {StudioCrop[]} */
  #crops = [];
  /** @type {Stage[]} */
  #stages = [];
  #shownMasters = '';
  #isForAll = true;
  /** @type {Variant} */
  #selected = 'portrait';
  /** @type {Variant | null} */
  #focused = null;
  /** @type {Variant | null} */
  #hovered = null;
  /**
   * The pointer's hold on a box; `before` was selected until then.
   * @type {{ variant: Variant, before: Variant, from: number[], start: number[] } | null}
   */
  #hold = null;
  /**
   * A place that the studio does not know yet.
   * @type {Draft | null}
   */
  #draft = null;
  /** @type {{ id: string | null, text: string | undefined } | null} */
  #spoken = null;

  /**
   * @param {import('./studio-state.js').StudioState} state
   * @param {{
   *   preview: (wallpaper: StudioWallpaper, crops: StudioCrop[] | null, isHeld: boolean) => void,
   *   light: (variant: Variant | null) => void, addMaster: (variant: Variant) => void,
   * }} on
   */
  constructor(state, on) {
    this.#state = state;
    this.#on = on;
    this.lock = createLock(() => this.#toggleLock());
    this.legend = createCropLegend({
      select: (variant) => this.#focusBox(variant),
      hover: (variant) => this.#hover(variant),
    });
    this.numbers = createCropNumbers({
      focus: (point) => this.#put('focus', point),
      keep: (corners) => this.#put('keep', corners),
    });
    this.ownMaster = make('button', { type: 'button', onclick: () => this.#on.addMaster(this.#selected) });
    this.stages = make('div', { class: 'crop-stages' });
    this.element = make(
      'section',
      { class: 'crop-editor', 'aria-labelledby': 'wallpress-crop-title' },
      make(
        'div',
        { class: 'crop-bar' },
        make('h2', { id: 'wallpress-crop-title' }, 'Crop'),
        this.legend.element,
        this.lock.element,
        make(
          'button',
          { type: 'button', onclick: () => this.#reset(this.#isForAll ? null : this.#selected) },
          'Back to attention',
        ),
        this.ownMaster,
      ),
      make('div', { class: 'crop-work' }, this.stages),
      make(
        'p',
        { class: 'crop-help', id: 'wallpress-crop-help' },
        'Click the subject, or drag a box. Arrow keys move by 1 %, with Shift by 10 %. ' +
          'Shift and drag draws an area to keep. Delete or a double click goes back to attention.',
      ),
      this.numbers.element,
    );
  }

  get #wallpaper() {
    return /** @type {StudioWallpaper} */ (this.#state.wallpaper(this.#id));
  }

  /**
   * Shows a wallpaper, or what became of it.
   * @param {string} id
   */
  show(id) {
    if (id !== this.#id) this.#hovered = this.#focused = this.#hold = this.#draft = null;
    this.#id = id;
    const { studio } = this.#wallpaper;
    this.#crops = fourCrops(studio);
    const masters = JSON.stringify([
      id,
      studio.masters.map(({ path, width, height }) => [path, width, height]),
      this.#crops.map((crop) => crop.master),
    ]);
    if (masters !== this.#shownMasters) this.#build(studio.masters);
    this.#shownMasters = masters;
    this.#stages.forEach((stage) => stage.show(studio.masters[stage.at].source));
    this.element.hidden = this.#crops.length === 0;
    if (this.#draft?.isSent) this.#draft = null;
    this.#draw();
    if (!this.#draft) this.#speak();
  }

  /** @param {StudioMaster[]} masters */
  #build(masters) {
    if (!this.#crop(this.#selected)) this.#selected = this.#crops[0]?.variant ?? 'portrait';
    this.#stages = masters.flatMap((master, at) => {
      const own = this.#crops.filter((crop) => crop.master === at);
      if (own.length === 0) return [];
      const named = { ...master, path: this.#state.pathInInput(master.path) };
      const stage = createCropStage(
        named,
        own,
        (variant, event) => this.#key(variant, event),
        (variant) => this.#focus(variant),
      );
      const pointer = watchPointer(
        stage.picture,
        this.#hands(
          master,
          own.map((crop) => crop.variant),
        ),
      );
      return [{ ...stage, at, pointer }];
    });
    fill(
      this.stages,
      this.#stages.map((stage) => stage.element),
    );
  }

  /** @param {Variant} variant */
  #crop(variant) {
    return this.#crops.find((crop) => crop.variant === variant);
  }

  /** The crops as they are to be seen: those of the studio, and those in hand at their new place. */
  #shown() {
    if (!this.#draft) return this.#crops;
    const { variant, key, value, estimate } = this.#draft;
    const crops = estimate ? fourCrops(estimate.studio) : this.#crops;
    return key === 'focus' && value ? movedCrops(crops, variant, value) : crops;
  }

  #draw() {
    const crops = this.#shown();
    const selected = crops.find((crop) => crop.variant === this.#selected);
    this.#stages.forEach((stage) => {
      stage.place(crops);
      stage.drawKeep(stage.boxes.has(this.#selected) ? this.#keepShown(selected) : null);
    });
    this.lock.show(this.#isForAll, this.#selected);
    this.ownMaster.textContent = `Own master for ${VARIANT_NAMES[this.#selected]}…`;
    this.legend.show(crops, this.#selected);
    if (selected) this.numbers.show(tidyPoint(boxMiddle(selected.box)), selected.keep ?? null);
    this.#light();
    this.#on.preview(
      this.#draft?.estimate ?? this.#wallpaper,
      this.#draft || !this.#wallpaper.studio.isExact ? crops : null,
      this.#hold !== null,
    );
  }

  /** @param {StudioCrop | undefined} selected */
  #keepShown(selected) {
    if (this.#draft?.key === 'keep') return this.#draft.value;
    return this.#draft ? null : (selected?.keep ?? null);
  }

  #light() {
    // While an area to keep is drawn, all of the picture has to be seen.
    const lit = this.#draft?.key === 'keep' ? null : (this.#hold?.variant ?? this.#hovered ?? this.#focused);
    this.#stages.forEach((stage) => stage.light(lit, this.#selected));
    this.#on.light(lit);
  }

  #speak() {
    const crop = this.#crop(this.#selected);
    const text = crop && cropText(crop);
    if (text && this.#spoken?.id === this.#id && this.#spoken.text !== text) announce(text);
    this.#spoken = { id: this.#id, text };
  }

  /** @param {Variant | null} variant */
  #hover(variant) {
    if (this.#hovered === variant) return;
    this.#hovered = variant;
    this.#light();
  }

  /** @param {Variant | null} variant */
  #focus(variant) {
    // A pointer lights up what it is over; a box that it left stays focused, and should not dim the picture.
    this.#focused = variant && document.activeElement?.matches(':focus-visible') ? variant : null;
    if (variant) this.#selected = variant;
    this.#draw();
  }

  /** @param {Variant} variant */
  #focusBox(variant) {
    this.#stages
      .find((stage) => stage.boxes.has(variant))
      ?.boxes.get(variant)
      ?.focus({ preventScroll: true });
  }

  #toggleLock() {
    this.#state.flush();
    this.#isForAll = !this.#isForAll;
    this.#draw();
    announce(this.#isForAll ? 'A move is for all variants.' : `A move is for ${VARIANT_NAMES[this.#selected]} only.`);
  }

  /**
   * Whom a move of a box is for. A box with a place of its own moves alone; null is for all others.
   * @param {Variant} variant
   */
  #target(variant) {
    return this.#isForAll && !this.#crop(variant)?.isOwn ? null : variant;
  }

  /**
   * @param {StudioMaster} master
   * @param {Variant[]} variants
   * @returns {import('./crop-pointer.js').Hands}
   */
  #hands(master, variants) {
    const under = (/** @type {number[]} */ point) => {
      const own = this.#shown().filter((crop) => variants.includes(crop.variant));
      const chosen = this.#isForAll ? [] : own.filter((crop) => crop.variant === this.#selected);
      const shape = master.width / master.height;
      return cropUnder(chosen, point, shape) ?? cropUnder(own, point, shape);
    };
    return {
      hover: (point) => this.#hover(under(point)?.variant ?? null),
      leave: () => this.#hover(null),
      press: (point) => {
        const crop = under(point) ?? this.#crop(variants.includes(this.#selected) ? this.#selected : variants[0]);
        if (!crop) return;
        const before = variants.includes(this.#selected) ? this.#selected : crop.variant;
        this.#focusBox(crop.variant);
        this.#hold = {
          variant: crop.variant,
          before,
          from: point,
          start: startOfMove(crop, this.#wallpaper.studio.settings),
        };
      },
      drag: (point) => this.#dragTo(point),
      drop: (point) => {
        this.#dragTo(point);
        this.#release();
      },
      drawKeep: (from, to) =>
        this.#hold && this.#move(this.#isForAll ? null : this.#selected, 'keep', cornersBetween(from, to)),
      takeKeep: () => this.#release(),
      click: (point) => {
        // A click is for the variant that is chosen, even if it lies in the box of another one.
        if (!this.#isForAll && this.#hold) this.#focusBox(this.#hold.before);
        this.#hold = null;
        this.#move(this.#isForAll ? null : this.#selected, 'focus', tidyPoint(point));
        this.#send(CLICK_PAUSE);
      },
      doubleClick: () => this.#reset(this.#isForAll ? null : this.#selected),
      cancel: () => this.#giveUp(),
    };
  }

  /** @param {number[]} point */
  #dragTo(point) {
    // Escape gives up while the button is still down.
    if (!this.#hold) return;
    const { variant, start, from } = this.#hold;
    this.#move(this.#target(variant), 'focus', tidyPoint(start.map((value, axis) => value + point[axis] - from[axis])));
  }

  #release() {
    if (!this.#hold) return;
    this.#hold = null;
    this.#send();
  }

  /**
   * @param {Variant} variant
   * @param {KeyboardEvent} event
   */
  #key(variant, event) {
    const step = stepOfKey(event);
    const crop = this.#crop(variant);
    this.#focused = variant;
    if (step && crop) {
      const isMoving = this.#draft?.key === 'focus' && this.#draft.variant === this.#target(variant) && !this.#draft.isSent;
      const start = (isMoving ? this.#draft?.value : null) ?? startOfMove(crop, this.#wallpaper.studio.settings);
      this.#move(this.#target(variant), 'focus', tidyPoint(start.map((value, axis) => value + step[axis])));
      this.#send(KEY_PAUSE);
    } else if (event.key === 'Escape' && this.#hold) this.#stages.forEach((stage) => stage.pointer.giveUp());
    else if (event.key === 'Delete' || event.key === 'Backspace') this.#reset(this.#target(variant));
    else return;
    event.preventDefault();
  }

  /**
   * @param {'focus' | 'keep'} key
   * @param {number[]} value
   */
  #put(key, value) {
    this.#move(this.#target(this.#selected), key, value);
    this.#send();
  }

  /**
   * Shows a place before it is sent, and asks what comes of it.
   * @param {Variant | null} variant
   * @param {'focus' | 'keep'} key
   * @param {number[]} value
   */
  #move(variant, key, value) {
    if (!this.#draft || this.#draft.isSent || this.#draft.variant !== variant)
      this.#draft = { variant, key, value, estimate: null };
    const draft = Object.assign(this.#draft, { key, value });
    this.#draw();
    this.#state.estimate(
      /** @type {string} */ (this.#id),
      [this.#edit(draft.variant, draft.key, draft.value)],
      (estimate) => {
        if (this.#draft !== draft || draft.isSent) return;
        draft.estimate = estimate;
        this.#draw();
      },
    );
  }

  #giveUp() {
    this.#hold = this.#draft = null;
    this.#state.forgetEstimate();
    this.#draw();
  }

  /** Sends the draft after a pause, in which more of its kind replaces it: a second key, or a double click. */
  #send(pause = 0) {
    const draft = this.#draft;
    if (!draft) return;
    const edits = [this.#edit(draft.variant, draft.key, draft.value)];
    this.#state.later(
      `crop ${this.#id} ${draft.variant}`,
      async () => {
        draft.isSent = true;
        this.#state.forgetEstimate();
        const isTaken = await this.#state.edit(edits);
        if (!isTaken && this.#draft === draft) this.#giveUp();
      },
      pause,
    );
  }

  /**
   * @param {string | null} variant
   * @param {'focus' | 'keep'} key
   * @param {number[] | null} value
   */
  #edit(variant, key, value) {
    return { op: 'set', collection: this.#wallpaper.collection, wallpaper: this.#id, variant, key, value };
  }

  /**
   * Removes the places that were set by hand: of one variant, or all of them.
   * @param {Variant | null} variant
   */
  #reset(variant) {
    const { settings } = this.#wallpaper.studio;
    const own = Object.entries(settings.variants ?? {}).filter(([name]) => variant === null || name === variant);
    /** @type {[string | null, StudioPlace][]} */
    const set = variant === null ? [...own, [null, settings]] : own;
    const edits = set.flatMap(([name, at]) =>
      /** @type {('focus' | 'keep')[]} */ (['focus', 'keep'])
        .filter((key) => at[key])
        .map((key) => this.#edit(name, key, null)),
    );
    this.#draft = null;
    this.#state.later(`crop ${this.#id} ${variant}`, () => edits.length > 0 && this.#state.edit(edits), 0);
    this.#draw();
    if (edits.length === 0) announce('No place was set by hand.');
  }
}

/** @param {StudioAdditions} studio */
function fourCrops(studio) {
  return CROP_VARIANTS.flatMap((variant) => studio.crops.find((crop) => crop.variant === variant) ?? []);
}
