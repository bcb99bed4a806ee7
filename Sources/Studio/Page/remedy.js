import { make, setVars } from '../../Preview/Page/dom.js';

/**
 * Makes a button for settings that make home pages legible: `try` previews the wallpaper with them, `stop` ends the
 * preview, and `take` keeps them. Returns `{ element, show }`; without a proposal, the element is hidden.
 * @param {{ try: (remedy: StudioRemedy) => void, stop: () => void, take: (remedy: StudioRemedy) => void }} on
 */
export function createRemedy(on) {
  const image = make('img', { alt: '', draggable: 'false' });
  const words = make('span');
  const number = make('strong');
  /** @type {StudioRemedy | null} */
  let shown = null;
  const start = () => shown && on.try(shown);
  const button = make(
    'button',
    {
      class: 'remedy',
      title: 'Point here to preview it on the devices.',
      onpointerenter: start,
      onpointerleave: on.stop,
      onfocus: () => button.matches(':focus-visible') && start(),
      onblur: on.stop,
      onclick: () => shown && on.take(shown),
    },
    image,
    make('span', { class: 'remedy-text' }, words, number),
  );
  const element = make(
    'section',
    { class: 'crop-remedy', 'aria-labelledby': 'wallpress-remedy-title' },
    make('h3', { id: 'wallpress-remedy-title' }, 'Suggestion'),
    button,
  );
  const show = (/** @type {StudioRemedy | null} */ remedy) => {
    element.hidden = !remedy;
    if (remedy && remedy !== shown) draw(remedy);
    shown = remedy;
  };
  const draw = (/** @type {StudioRemedy} */ remedy) => {
    // A moved crop is visible in a small picture; a scrim is barely visible in any.
    const moved = Object.keys(remedy.places)[0];
    const picture = remedy.shown.pictures.find(({ variant }) => variant === moved) ?? remedy.shown.pictures[0];
    image.src = picture.source;
    setVars(image, { aspect: picture.width / picture.height });
    words.textContent = `Use ${remedy.words}`;
    number.textContent = `at least ${remedy.percent} % of the text is readable on every screen`;
    button.setAttribute('aria-label', `${words.textContent}: ${number.textContent}`);
  };
  return { element, show };
}
