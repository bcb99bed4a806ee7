import { hiddenText, icon, make, refill } from '../../Preview/Page/dom.js';
import { askForText } from './dialog.js';
import { acceptance, setting } from './edits.js';
import { createFields } from './fields.js';
import { pickColor } from './eyedropper.js';
import { LEGIBLE, percentText, ratioText } from '../../Preview/Page/words.js';

/**
 * The rules that a color below its goal breaks.
 * @type {Partial<Record<ColorKey, string>>}
 */
const CONTRAST_RULES = {
  'text-color': 'text-contrast',
  'logo-text-color': 'logo-contrast',
  'card-color': 'card-contrast',
  'card-color-light': 'theme-card-contrast',
  'card-color-dark': 'theme-card-contrast',
};

const TEXT_KEYS = ['text-color', 'logo-text-color'];

/** The colors and the scrim of the open wallpaper, with their contrast. */
export class ColorPanel {
  #state;
  /** @type {string | null} */
  #id = null;
  #body = make('div', { class: 'color-body' });

  /** @param {import('./studio-state.js').StudioState} state */
  constructor(state) {
    this.#state = state;
    this.fields = createFields(state, 'recipe');
    this.element = make(
      'section',
      { class: 'color-panel', 'aria-labelledby': 'wallpress-color-title' },
      make('h2', { id: 'wallpress-color-title' }, 'Colors'),
      this.fields.element,
      this.#body,
    );
  }

  get #wallpaper() {
    return /** @type {StudioWallpaper} */ (this.#state.wallpaper(this.#id));
  }

  /**
   * Shows a wallpaper, or its new state.
   * @param {string} id
   */
  show(id) {
    // Text that is being typed must not be replaced.
    const field = /** @type {HTMLInputElement | null} */ (this.#body.querySelector('.color-hex:focus'));
    if (field && field.value !== field.defaultValue && id === this.#id) return;
    this.#id = id;
    const wallpaper = this.#wallpaper;
    this.element.hidden = wallpaper.colors.length === 0;
    this.fields.show(wallpaper);
    const { recipe } = this.#state.studio;
    const { settings, scrimPeak } = wallpaper.studio;
    refill(
      this.#body,
      (settings.values.scrim ?? recipe.scrim) === 'auto' && this.#strength(recipe, scrimPeak),
      make(
        'ul',
        { class: 'color-list' },
        wallpaper.colors.map((swatch) => this.#row(swatch, wallpaper.studio)),
      ),
      make(
        'p',
        { class: 'color-legend' },
        'Ratios are contrasts from 1:1 to 21:1: of text and logo with the average color of the picture, and of cards with the text on them.',
      ),
    );
  }

  /**
   * @param {StudioRecipe} recipe
   * @param {number | undefined} scrimPeak
   */
  #strength(recipe, scrimPeak) {
    const shown = make('output', percentText(recipe.maxStrength));
    const edits = () => [{ op: 'recipe', key: 'max-strength', value: Number(slider.value) / 100 }];
    const slider = make('input', {
      type: 'range',
      min: 0,
      max: 100,
      step: 1,
      value: Math.round(recipe.maxStrength * 100),
      oninput: () => {
        shown.textContent = percentText(Number(slider.value) / 100);
      },
      onchange: () => this.#state.edit(edits()),
    });
    return make(
      'label',
      { class: 'color-strength' },
      make('span', 'Maximum strength, for all wallpapers'),
      slider,
      shown,
      make(
        'small',
        scrimPeak
          ? `this wallpaper needs ${percentText(scrimPeak)}`
          : 'no scrim here: the wallpaper needs none, or none is strong enough',
      ),
    );
  }

  /**
   * @param {PageSwatch} swatch
   * @param {StudioAdditions} studio
   */
  #row(swatch, studio) {
    const { key } = swatch;
    const sample = make(
      'span',
      { class: 'color-sample', vars: { color: `#${swatch.color}`, 'sample-ink': `#${swatch.ink ?? swatch.color}` } },
      swatch.ink && make('span', { 'aria-hidden': 'true' }, 'Aa'),
    );
    const field = make('input', {
      type: 'text',
      class: 'color-hex',
      value: swatch.color,
      maxlength: 7,
      spellcheck: 'false',
      autocomplete: 'off',
      'aria-label': `${swatch.name}, six hexadecimal digits`,
      onchange: () => this.#typed(key, field),
    });
    return make(
      'li',
      sample,
      make('span', { class: 'color-name' }, swatch.name),
      field,
      ratioParts(swatch),
      make(
        'button',
        { onclick: () => this.#pick(swatch) },
        icon('dropper'),
        'Pick',
        hiddenText(` ${swatch.name} from the picture`),
      ),
      swatch.isPinned &&
        make(
          'button',
          { onclick: () => this.#state.edit([setting(this.#wallpaper, key, null)]) },
          'Measure',
          hiddenText(` ${swatch.name} again`),
        ),
      this.#candidates(key, swatch, studio.candidates),
    );
  }

  /**
   * @param {ColorKey} key
   * @param {PageSwatch} swatch
   * @param {StudioCandidate[]} candidates
   */
  #candidates(key, swatch, candidates) {
    const own = candidates.filter((candidate) => candidate.key === key);
    if (own.length === 0) return null;
    return make(
      'div',
      { class: 'color-candidates', role: 'group', 'aria-label': `Candidates for ${swatch.name}` },
      own.map((candidate) => {
        const text = `${candidate.name}, ${ratioText(candidate.ratio)}${candidate.isEnough ? '' : ', below the goal'}`;
        return make(
          'button',
          {
            title: text,
            'aria-label': `#${candidate.color}, ${text}`,
            'aria-pressed': String(candidate.color === swatch.color),
            vars: { color: `#${candidate.color}` },
            onclick: () => this.#take(key, candidate.color),
          },
          candidate.isEnough ? null : icon('warning'),
        );
      }),
    );
  }

  /**
   * @param {ColorKey} key
   * @param {HTMLInputElement} field
   */
  #typed(key, field) {
    const color = field.value.trim().replace(/^#/, '').toUpperCase();
    if (/^[0-9A-F]{6}$/.test(color)) {
      // The typed color is complete, and later news may replace it.
      field.defaultValue = field.value;
      return this.#take(key, color);
    }
    field.setCustomValidity('A color is six hexadecimal digits, such as FBFBFE.');
    field.reportValidity();
    field.addEventListener('input', () => field.setCustomValidity(''), { once: true });
  }

  /** @param {PageSwatch} swatch */
  async #pick(swatch) {
    const { pictures, studio } = this.#wallpaper;
    const source = studio.masters[0]?.source ?? pictures[0]?.source;
    const color = source && (await pickColor(`${swatch.name}: pick a color`, source));
    if (color) this.#take(swatch.key, color);
  }

  /**
   * Sets a color. If it is below its goal, asks for a reason first.
   * @param {ColorKey} key
   * @param {Color} color
   */
  async #take(key, color) {
    const id = this.#id;
    const rule = CONTRAST_RULES[key];
    const set = setting(this.#wallpaper, key, color);
    // Not `state.estimate`: a move in the crop would replace or drop the estimate, and the color would be lost.
    /** @type {StudioWallpaper | null} */
    const estimate = await this.#state
      .inTurn(() => this.#state.session.post('/api/estimate', { id, edits: [set] }))
      .catch((error) => {
        this.#state.fail(error);
        return null;
      });
    if (!estimate) return this.#showAgain(id);
    const swatch = estimate.colors.find((other) => other.key === key);
    const isAccepted = estimate.studio.accepted.some((accepted) => accepted.rule === rule);
    const problem = problemWith(swatch, estimate, /** @type {StudioWallpaper} */ (this.#state.wallpaper(id)));
    if (!problem || !rule || isAccepted) return this.#state.edit([set]);
    const reason = await askForText(
      'Below the goal',
      `${problem} You can keep this color; ${rule} is then ignored for this wallpaper.`,
      'Reason (saved in wallpress.yml)',
      'Use anyway',
    );
    if (reason) return this.#state.edit([set, acceptance(id, rule, reason)]);
    this.#showAgain(id);
  }

  /**
   * Shows the stored color again in place of the typed one.
   * @param {string | null} id
   */
  #showAgain(id) {
    if (id && id === this.#id) this.show(id);
  }
}

/**
 * Returns the problem with a color: its own contrast, or a home page that it makes less legible.
 * @param {PageSwatch | undefined} swatch
 * @param {StudioWallpaper} estimate
 * @param {StudioWallpaper} before
 */
function problemWith(swatch, estimate, before) {
  if (swatch?.isEnough === false)
    return `${swatch.name} #${swatch.color} has a contrast of ${ratioText(swatch.ratio ?? 0)}.`;
  const mean = estimate.worst?.mean ?? LEGIBLE;
  if (!swatch || !TEXT_KEYS.includes(swatch.key) || mean >= LEGIBLE || mean >= (before.worst?.mean ?? LEGIBLE)) return null;
  return `With #${swatch.color}, the least legible home page is at ${mean} %; the goal is ${LEGIBLE} %.`;
}

/** @param {PageSwatch} swatch */
function ratioParts({ ratio, isEnough }) {
  if (ratio === null || ratio === undefined) return make('span', { class: 'color-ratio' });
  if (typeof isEnough !== 'boolean') return make('span', { class: 'color-ratio' }, ratioText(ratio));
  return make(
    'span',
    { class: `color-ratio ${isEnough ? 'good' : 'bad'}` },
    icon(isEnough ? 'check' : 'warning'),
    ratioText(ratio),
    hiddenText(isEnough ? ', enough' : ', below the goal'),
  );
}
