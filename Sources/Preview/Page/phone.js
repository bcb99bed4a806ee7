import { fill, icon, make, segmented, setVars } from './dom.js';
import { createFrame, DEFAULT_LOOK } from './frame.js';
import { invitationElement } from './invitation.js';
import { nearestScreen } from './screens.js';
import { takeTerms, VARIANTS, wallpaperTitle } from './words.js';

showOnPhone(document.body, JSON.parse(document.getElementById('data')?.textContent ?? ''));

/** @typedef {{ element: HTMLElement, wallpaper: PageWallpaper, frame: ReturnType<typeof createFrame> | null }} Slide */

/**
 * Fills a phone with the wallpaper of its shape and the home page over it. On a computer, a drawn phone is beside the
 * address.
 * @param {HTMLElement} root
 * @param {PageData} data
 */
function showOnPhone(root, data) {
  takeTerms(data);
  const look = { ...DEFAULT_LOOK, isDark: matchMedia('(prefers-color-scheme: dark)').matches };
  const slides = data.wallpapers.map((wallpaper, at) => createSlide(wallpaper, at, data.wallpapers.length));
  const track = make(
    'div',
    { class: 'track', tabindex: '0', role: 'region', 'aria-label': 'Wallpapers, side by side' },
    slides.map(({ element }) => element),
  );
  const stage = make('div', { class: 'stage' }, track);
  /** @type {number | null} */
  let screen = null;
  let here = 0;

  const caption = createCaption(look.isDark, {
    step: (by) => goTo(here + by),
    setMode: (isDark) => {
      look.isDark = isDark;
      slides.forEach(({ frame }) => frame?.update({ look }));
    },
    showPage: () => setBare(false),
  });
  const hint = make('p', { class: 'hint' }, 'Swipe for the next wallpaper. Tap to hide the home page.');
  const hide = make('button', { class: 'hide', onclick: () => setBare(true) }, 'Hide the home page');

  const setBare = (/** @type {boolean} */ isBare) => {
    root.classList.toggle('bare', isBare);
    caption.element.hidden = !isBare;
    hide.hidden = isBare;
    hint.hidden = true;
  };
  const goTo = (/** @type {number} */ at) => {
    const next = Math.min(Math.max(at, 0), slides.length - 1);
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    track.scrollTo({ left: next * track.clientWidth, behavior });
  };
  const draw = (/** @type {Slide} */ slide) => {
    const at = screen ?? 0;
    const { variant } = data.screens[at];
    slide.frame ??= createFrame(data.screens[at], at, slide.wallpaper, look);
    const isMissing = slide.wallpaper.pictures.every((picture) => picture.variant !== variant);
    const missing = `${wallpaperTitle(slide.wallpaper)} has no picture for ${VARIANTS[variant].title}.`;
    fill(slide.element, slide.frame.element, isMissing && make('p', { class: 'missing' }, missing));
  };
  const drop = (/** @type {Slide} */ slide) => {
    slide.frame = null;
    fill(slide.element);
  };
  const nearby = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const slide = slides.find(({ element }) => element === target);
        if (slide) isIntersecting ? draw(slide) : drop(slide);
      }
    },
    { root: track, rootMargin: '0px 90%' },
  );
  /** Draws the screen that is most like this one, as wide as it. */
  const fit = () => {
    const size = { width: stage.clientWidth, height: stage.clientHeight };
    const next = nearestScreen(data, size);
    const { width, height } = data.screens[next];
    const point = Math.max(size.width / width, size.height / height);
    setVars(stage, { point: `${point}px`, 'drawn-height': `${height * point}px` });
    if (next !== screen) {
      screen = next;
      slides
        .filter(({ frame }) => frame)
        .forEach((slide) => {
          drop(slide);
          draw(slide);
        });
    }
    track.scrollTo({ left: here * size.width });
  };

  fill(
    root,
    make('main', make('h1', { class: 'sr-only' }, data.title), hide, stage, hint, caption.element),
    data.invitation && make('aside', make('h2', 'On a phone'), invitationElement(data.invitation)),
  );
  if (slides.length === 0) fill(stage, make('p', { class: 'empty' }, 'There are no wallpapers.'));
  setBare(false);
  hint.hidden = slides.length === 0;
  caption.show(slides, here);
  fit();
  slides.forEach(({ element }) => nearby.observe(element));
  addEventListener('resize', fit);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => caption.setMode(matches));
  track.addEventListener('click', () => setBare(!root.classList.contains('bare')));
  track.addEventListener('scroll', () => {
    const at = Math.round(track.scrollLeft / track.clientWidth);
    if (at === here || !slides[at]) return;
    here = at;
    hint.hidden = true;
    caption.show(slides, here);
  });
}

/**
 * @param {PageWallpaper} wallpaper
 * @param {number} at
 * @param {number} count
 * @returns {Slide}
 */
function createSlide(wallpaper, at, count) {
  const label = `${wallpaperTitle(wallpaper)}, ${at + 1} of ${count}`;
  return { wallpaper, frame: null, element: make('section', { class: 'slide', 'aria-label': label }) };
}

/**
 * Makes the bar below a wallpaper without its home page: its name and its buttons.
 * @param {boolean} isDark
 * @param {{ step(by: number): void, setMode(isDark: boolean): void, showPage(): void }} actions
 */
function createCaption(isDark, { step, setMode, showPage }) {
  const title = make('p', { class: 'caption-title', role: 'status' });
  const button = (/** @type {string} */ name, /** @type {string} */ label, /** @type {() => void} */ onclick) =>
    make('button', { 'aria-label': label, onclick }, icon(name));
  const back = button('back', 'Previous wallpaper', () => step(-1));
  const next = button('next', 'Next wallpaper', () => step(1));
  const mode = make('div', { class: 'caption-mode' });
  const setAndShowMode = (/** @type {boolean} */ isNowDark) => {
    showMode(isNowDark);
    setMode(isNowDark);
  };
  const showMode = (/** @type {boolean} */ isNowDark) =>
    fill(
      mode,
      segmented(
        'Mode',
        [
          [false, 'Light'],
          [true, 'Dark'],
        ],
        isNowDark,
        setMode,
      ),
    );
  showMode(isDark);
  const element = make(
    'div',
    { class: 'caption', hidden: true },
    make('div', { class: 'caption-line' }, back, title, next),
    make('div', { class: 'caption-line' }, mode, make('button', { onclick: showPage }, 'Show the page')),
  );
  const show = (/** @type {Slide[]} */ slides, /** @type {number} */ here) => {
    if (!slides[here]) return;
    fill(title, make('strong', wallpaperTitle(slides[here].wallpaper)), ` ${here + 1} of ${slides.length}`);
    back.disabled = here === 0;
    next.disabled = here === slides.length - 1;
  };
  return { element, show, setMode: setAndShowMode };
}
