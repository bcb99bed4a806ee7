import { announce, fill, make, setVars } from '../../Preview/Page/dom.js';
import { VARIANTS } from '../../Preview/Page/words.js';
import { boxMiddle, movedCrops, tidyPoint } from './crop-geometry.js';
import { createCropBar, createCropLegend } from './crop-bar.js';
import { createCropNumbers } from './crop-numbers.js';
import { createCropPlaces } from './crop-places.js';
import { createCropStage, keptSentence } from './crop-stage.js';
import { createHands } from './crop-hands.js';
import { createKeys } from './crop-keys.js';
import { createRemedy } from './remedy.js';
import { setting } from './edits.js';
import { CropDesk } from './crop-desk.js';
import { watchPointer } from './crop-pointer.js';

const HELP =
  'Click the subject, or drag a crop. Hold Shift to draw an area to keep; drag the area or its corners to change it. ' +
  'Arrow keys move by 1 %, with Shift by 10 %. Delete or a double click removes a place set by hand.';

/** @typedef {ReturnType<typeof createCropStage> & { at: number, pointer: ReturnType<typeof watchPointer> }} Stage */

/**
 * The master with a box for each variant. Boxes follow the pointer at once; `on.preview(wallpaper, crops, isHeld)` draws
 * the frames, and the studio's estimate brings the numbers. `on.light(variant)` highlights the frames of a variant, or of
 * none.
 */
export class CropEditor {
  #state;
  #on;
  #desk;
  #keys;
  /** @type {Stage[]} */
  #stages = [];
  #shownMasters = '';
  /**
   * The variant whose box gets the focus once it exists.
   * @type {Variant | null}
   */
  #awaited = null;
  /** @type {{ id: string | null, text: string | undefined } | null} */
  #spoken = null;
  /**
   * The proposal under the pointer.
   * @type {StudioRemedy | null}
   */
  #tried = null;

  /**
   * @param {import('./studio-state.js').StudioState} state
   * @param {{
   *   preview: (wallpaper: StudioWallpaper, crops: StudioCrop[] | null, isHeld: boolean) => void,
   *   light: (variant: Variant | null) => void, addMaster: (variant: Variant) => void,
   *   removeMaster: (master: StudioMaster, variants: Variant[]) => void,
   * }} on
   */
  constructor(state, on) {
    this.#state = state;
    this.#on = on;
    const desk = new CropDesk(state, () => this.#draw());
    this.#desk = desk;
    this.#keys = createKeys(desk, {
      giveUp: () => this.#stages.forEach((stage) => stage.pointer.giveUp()),
      focusBox: (variant) => this.focusBox(variant),
    });
    this.bar = createCropBar({
      link: () => this.#toggleLink(),
      reset: () => desk.reset(),
      addMaster: () => this.#hasOwnMaster || on.addMaster(desk.selected),
    });
    this.legend = createCropLegend({
      select: (variant) => this.focusBox(variant),
      hover: (variant) => this.#hover(variant),
    });
    this.places = createCropPlaces({
      try: (focus) => desk.try(focus),
      stop: () => desk.stopTrying(),
      take: (proposal) => desk.take(proposal),
    });
    this.remedy = createRemedy({
      try: (remedy) => this.#try(remedy),
      stop: () => this.#try(null),
      take: (remedy) => this.#take(remedy),
    });
    this.numbers = createCropNumbers({
      focus: (point) => desk.put('focus', point),
      keep: (corners) => desk.put('keep', corners),
    });
    this.stages = make('div', { class: 'crop-stages' });
    this.work = make(
      'div',
      { class: 'crop-work' },
      make(
        'div',
        { class: 'crop-side' },
        this.stages,
        make('p', { class: 'crop-help', id: 'wallpress-crop-help' }, HELP),
        this.remedy.element,
        this.places.element,
        this.numbers.element,
      ),
    );
    this.element = make(
      'section',
      { class: 'crop-editor', 'aria-labelledby': 'wallpress-crop-title' },
      this.bar.element,
      this.legend.element,
      this.work,
    );
  }

  /**
   * Shows a wallpaper, or its new state.
   * @param {string} id
   */
  show(id) {
    this.#desk.open(id);
    const { saved } = this.#desk;
    const { masters } = this.#desk.wallpaper.studio;
    const key = JSON.stringify([
      id,
      masters.map(({ path, width, height }) => [path, width, height]),
      saved.map((crop) => crop.master),
    ]);
    if (key !== this.#shownMasters) this.#build(masters);
    this.#shownMasters = key;
    this.#stages.forEach((stage) => stage.show(masters[stage.at].source));
    this.element.hidden = saved.length === 0;
    if (this.#awaited) this.focusBox(this.#awaited);
    this.#draw();
    if (!this.#desk.draft.place) this.#speak();
  }

  /**
   * Focuses the box of a variant as soon as it exists.
   * @param {Variant} variant
   */
  focusBox(variant) {
    const box = this.#stageOf(variant)?.boxes.get(variant);
    this.#awaited = box && !this.element.hidden ? null : variant;
    box?.focus({ preventScroll: true });
  }

  /** @param {StudioMaster[]} masters */
  #build(masters) {
    const desk = this.#desk;
    if (this.stages.contains(document.activeElement)) this.#awaited = desk.selected;
    this.#stages = masters.flatMap((master, at) => {
      const own = desk.saved.filter((crop) => crop.master === at);
      if (own.length === 0) return [];
      const variants = own.map((crop) => crop.variant);
      const stage = createCropStage({ ...master, path: this.#state.pathInInput(master.path) }, own, {
        key: this.#keys.box,
        focus: (variant) => this.#focus(variant),
        keepKey: this.#keys.keep,
        removeMaster: () => this.#on.removeMaster(master, variants),
      });
      const hands = createHands(desk, master, variants, {
        hover: (variant) => this.#hover(variant),
        light: () => this.#light(),
        box: (variant) => this.focusBox(variant),
        keep: () => stage.keep.focus({ preventScroll: true }),
      });
      return [{ ...stage, at, pointer: watchPointer(stage.picture, hands) }];
    });
    setVars(this.work, { wide: masters.reduce((sum, { width, height }) => sum + width / height, 0) });
    fill(
      this.stages,
      this.#stages.map((stage) => stage.element),
    );
  }

  /** @param {Variant} variant */
  #stageOf(variant) {
    return this.#stages.find((stage) => stage.boxes.has(variant));
  }

  get #hasOwnMaster() {
    return this.#desk.wallpaper.studio.masters.some(({ variant }) => variant === this.#desk.selected);
  }

  #draw() {
    const desk = this.#desk;
    const { crop, keep, focus, wallpaper } = desk;
    const remedy = wallpaper.studio.proposal ?? null;
    const tried = this.#tried && remedy;
    const crops = Object.entries(tried?.places ?? {}).reduce(
      (moved, [variant, place]) => movedCrops(moved, variant, place),
      desk.crops,
    );
    this.remedy.show(remedy);
    for (const stage of this.#stages) {
      const isSelected = stage.boxes.has(desk.selected);
      stage.place(crops);
      stage.drawKeep(isSelected ? keep : null);
      stage.drawFocus(isSelected ? focus : null);
    }
    this.bar.show(desk.isLinked, desk.selected, this.#hasOwnMaster);
    this.legend.show(crops, desk.selected);
    const saved = desk.saved.find(({ variant }) => variant === desk.selected);
    if (crop && saved) {
      this.places.show(saved, wallpaper.studio.masters[saved.master], boxMiddle(crop.box));
      this.numbers.show(tidyPoint(boxMiddle(crop.box)), crop.keep ?? null);
    }
    this.#light();
    const { place } = desk.draft;
    if (tried) this.#on.preview({ ...tried.shown, studio: wallpaper.studio }, null, true);
    else
      this.#on.preview(
        place?.estimate ?? wallpaper,
        place || !wallpaper.studio.isExact ? crops : null,
        desk.marks.held !== null || desk.isTrying,
      );
  }

  /**
   * Previews a proposal on the devices; null shows the current state.
   * @param {StudioRemedy | null} remedy
   */
  #try(remedy) {
    if (this.#tried === remedy) return;
    // Earlier edits are sent first.
    this.#state.flush();
    this.#tried = remedy;
    this.#draw();
  }

  /** @param {StudioRemedy} remedy */
  async #take(remedy) {
    const { wallpaper } = this.#desk;
    const edits = Object.entries(remedy.places).map(([variant, place]) => setting(wallpaper, 'focus', place, variant));
    if (remedy.addsScrim) edits.push(setting(wallpaper, 'scrim', 'auto'));
    this.#tried = null;
    const isTaken = await this.#state.edit(edits);
    if (isTaken) announce(`Applied: ${remedy.words}. Undo reverts it.`);
  }

  #light() {
    const { lit, selected } = this.#desk;
    this.#stages.forEach((stage) => stage.light(lit, selected));
    this.#on.light(lit);
  }

  #speak() {
    const { crop, id } = this.#desk;
    const text = crop && keptSentence(crop);
    if (text && this.#spoken?.id === id && this.#spoken.text !== text) announce(text);
    this.#spoken = { id, text };
  }

  /** @param {Variant | null} variant */
  #hover(variant) {
    const { marks } = this.#desk;
    if (marks.hovered === variant) return;
    marks.hovered = variant;
    this.#light();
  }

  /** @param {Variant | null} variant */
  #focus(variant) {
    // The pointer highlights the box below it; a box that it left keeps the focus, and must not dim the picture.
    this.#desk.marks.focused = variant && document.activeElement?.matches(':focus-visible') ? variant : null;
    if (variant) this.#desk.selected = variant;
    this.#draw();
  }

  #toggleLink() {
    this.#state.flush();
    const desk = this.#desk;
    desk.isLinked = !desk.isLinked;
    this.#draw();
    announce(desk.isLinked ? 'All variants move together.' : `Only ${VARIANTS[desk.selected].title} moves.`);
  }
}
