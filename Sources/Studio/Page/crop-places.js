import { make, partVars, refill, setVars } from '../../Preview/Page/dom.js';
import { VARIANTS } from '../../Preview/Page/words.js';
import { boxAround } from './crop-geometry.js';

const NAMES = {
  automatic: 'Automatic',
  other: 'Other subject',
  legible: 'More legible',
  left: 'Left',
  right: 'Right',
  top: 'Top',
  bottom: 'Bottom',
  middle: 'Middle',
};

const SAME_PLACE = 0.01;

/**
 * Makes pictures of the proposed places of a crop: `try` previews one, `stop` ends the preview, and `take` keeps it.
 * Returns `{ element, show }`.
 * @param {{ try: (focus: number[]) => void, stop: () => void, take: (proposal: StudioProposal) => void }} on
 */
export function createCropPlaces(on) {
  const title = make('h3', { id: 'wallpress-places-title' });
  const list = make('ul', { class: 'crop-place-list' });
  const element = make('section', { class: 'crop-places', 'aria-labelledby': 'wallpress-places-title' }, title, list);
  /** @type {ReturnType<typeof createPlace>[]} */
  let places = [];
  let shown = '';
  const show = (/** @type {StudioCrop} */ crop, /** @type {StudioMaster} */ master, /** @type {number[]} */ middle) => {
    // Numbers of estimates and of exact results differ a little, and must not replace the pictures under the pointer.
    const key = JSON.stringify([crop.variant, master.source, crop.proposals.map(({ kind }) => kind)]);
    if (shown !== key) {
      title.textContent = `Places for ${VARIANTS[crop.variant].title}`;
      places = crop.proposals.map(({ kind }) => createPlace(kind, crop.variant, on));
      refill(
        list,
        places.map((place) => make('li', place.element)),
        places.length === 0 &&
          make('li', { class: 'quiet' }, 'The crop has the aspect ratio of its master, so it cannot move.'),
      );
    }
    shown = key;
    crop.proposals.forEach((proposal, at) => places[at].show(proposal, crop, master, middle));
  };
  return { element, show };
}

/**
 * @param {StudioProposal['kind']} kind
 * @param {Variant} variant
 * @param {{ try: (focus: number[]) => void, stop: () => void, take: (proposal: StudioProposal) => void }} on
 */
function createPlace(kind, variant, on) {
  const image = make('img', { alt: '', draggable: 'false' });
  const name = NAMES[kind];
  /** @type {StudioProposal} */
  let shown = { kind, focus: [0.5, 0.5] };
  const element = make(
    'button',
    {
      class: 'crop-place',
      title: `${VARIANTS[variant].title}, ${name.toLowerCase()}. Point here to preview it on the devices.`,
      onpointerenter: () => on.try(shown.focus),
      onpointerleave: on.stop,
      onfocus: () => element.matches(':focus-visible') && on.try(shown.focus),
      onblur: on.stop,
      onclick: () => on.take(shown),
    },
    make('span', { class: 'crop-place-picture' }, image),
    make('span', name),
  );
  const show = (
    /** @type {StudioProposal} */ proposal,
    /** @type {StudioCrop} */ crop,
    /** @type {StudioMaster} */ master,
    /** @type {number[]} */ middle,
  ) => {
    shown = proposal;
    const box = boxAround(crop.box, proposal.focus);
    if (image.getAttribute('src') !== master.source) image.src = master.source;
    setVars(element, { aspect: (box.width * master.width) / (box.height * master.height) });
    setVars(image, partVars(box));
    const isHere = proposal.focus.every((value, axis) => Math.abs(value - middle[axis]) < SAME_PLACE);
    element.setAttribute('aria-pressed', String(isHere));
  };
  return { element, show };
}
