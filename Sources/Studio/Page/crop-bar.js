import { fill, icon, make, setVars } from '../../Preview/Page/dom.js';
import { VARIANTS, keptText } from '../../Preview/Page/words.js';
import { chooserText, keptSentence } from './crop-stage.js';

/**
 * Makes the buttons above the master. Their labels do not change: if the master moved between the press and the release of
 * a pointer, the focus would land in another place. Returns `{ element, show }`.
 * @param {{ link: () => void, reset: () => void, addMaster: () => void }} on
 */
export function createCropBar(on) {
  const picture = make('span', { class: 'crop-link-icon' });
  const link = make('button', { class: 'crop-link', onclick: on.link }, picture, 'Move together');
  const reset = make('button', { onclick: on.reset }, 'Reset to automatic');
  const own = make('button', { class: 'crop-own', onclick: on.addMaster }, 'Separate master…');
  const show = (/** @type {boolean} */ isLinked, /** @type {Variant} */ selected, /** @type {boolean} */ hasOwn) => {
    const name = VARIANTS[selected].title;
    link.setAttribute('aria-pressed', String(isLinked));
    fill(picture, icon(isLinked ? 'linked' : 'unlinked'));
    link.title = isLinked
      ? 'Crops are linked: they move together, except those with a place of their own. Click to move one alone.'
      : `Crops are not linked: only ${name} moves. Click to move all together.`;
    reset.title = isLinked ? 'Reset all crops to their automatic places' : `Reset ${name} to its automatic place`;
    own.setAttribute('aria-label', `Separate master for ${name}…`);
    own.setAttribute('aria-disabled', String(hasOwn));
    own.title = hasOwn
      ? `${name} already has a separate master. Remove it below its picture first.`
      : `Choose another picture only for ${name}`;
  };
  const element = make(
    'div',
    { class: 'crop-bar' },
    make('h2', { id: 'wallpress-crop-title' }, 'Crop'),
    make('div', { class: 'crop-buttons' }, link, reset, own),
  );
  return { element, show };
}

/**
 * Makes the list of variants with their kept shares. Returns `{ element, show }`. `on` has `select` and `hover`.
 * @param {{ select: (variant: Variant) => void, hover: (variant: Variant | null) => void }} on
 */
export function createCropLegend(on) {
  const element = make('div', { class: 'crop-legend', role: 'group', 'aria-label': 'Variants' });
  /** @type {Map<Variant, HTMLElement>} */
  const buttons = new Map();
  const show = (/** @type {StudioCrop[]} */ crops, /** @type {Variant} */ selected) => {
    if ([...buttons.keys()].join() !== crops.map((crop) => crop.variant).join()) {
      buttons.clear();
      crops.forEach(({ variant }) => buttons.set(variant, legendButton(variant, on)));
      fill(element, [...buttons.values()]);
      setVars(element, { columns: crops.map(({ variant }) => `${20 + VARIANTS[variant].title.length}fr`).join(' ') });
    }
    for (const crop of crops) {
      const button = buttons.get(crop.variant);
      if (!button) continue;
      button.setAttribute('aria-pressed', String(crop.variant === selected));
      button.title = `${keptSentence(crop)} It is ${chooserText(crop)}.`;
      fill(
        /** @type {HTMLElement} */ (button.lastChild),
        crop.isOwn && icon('unlinked'),
        crop.kept !== undefined && make('span', 'keeps'),
        keptText(crop.kept),
      );
    }
  };
  return { element, show };
}

/**
 * @param {Variant} variant
 * @param {{ select: (variant: Variant) => void, hover: (variant: Variant | null) => void }} on
 */
function legendButton(variant, on) {
  return make(
    'button',
    {
      class: variant,
      'data-variant': variant,
      vars: VARIANTS[variant].line,
      onclick: () => on.select(variant),
      onpointerenter: () => on.hover(variant),
      onpointerleave: () => on.hover(null),
    },
    make('i', { class: 'crop-sample' }),
    make('span', VARIANTS[variant].title),
    make('b'),
  );
}
