import { clientsView } from './clients.js';
import { createDetail } from './detail.js';
import { fill, icon, make, refill } from './dom.js';
import { emptyFilter } from './filters.js';
import { DEFAULT_LOOK } from './frame.js';
import { createGrid } from './grid.js';
import { followRoute, readRoute, wallpaperHash } from './router.js';
import { takeTerms, wallpaperTitle } from './words.js';

/**
 * @typedef {{
 *   extraDetail?(wallpaper: PageWallpaper): Element | null,
 *   extraActions?: Element,
 *   problemOf?(wallpaper: PageWallpaper): string | null | undefined,
 *   onNavigate?(id: string | null): void,
 *   empty?(): Element,
 *   isMeasuring?(): boolean,
 *   isUnknown?(wallpaper: PageWallpaper): boolean,
 *   isVerdictOlder?(): boolean,
 *   checkOf?(wallpaper: PageWallpaper): import('./findings.js').Check,
 * }} Hooks
 * @typedef {{
 *   data: PageData, look: import('./frame.js').Look, filter: import('./filters.js').Filter,
 *   route: import('./router.js').Route | null, detail: ReturnType<typeof createDetail> | null, scroll: number,
 * }} Review
 */

/**
 * Shows the review in an element and follows the address. `hooks`: `extraDetail(wallpaper)` returns an element for the
 * top of a detail that contains the colors, `extraActions` is an element for the header, `problemOf(wallpaper)` returns
 * the text for the card of a wallpaper without pictures, or null, `onNavigate(id)` is called with the id of the shown
 * wallpaper, or null, `empty()` returns the element shown without wallpapers, `isMeasuring()` whether cards must keep
 * their places, `isUnknown(wallpaper)` whether its findings are unknown, `isVerdictOlder()` whether the verdict is
 * about another state, and `checkOf(wallpaper)` the progress of its check. Returns `{ update, replace, showVerdict,
 * showCrop, highlight }`: `update` takes one wallpaper, `replace` all data; both keep scroll position and focus.
 * @param {HTMLElement} root
 * @param {PageData} pageData
 * @param {Hooks} [hooks]
 */
export function mountReview(root, pageData, hooks = {}) {
  takeTerms(pageData);
  /** @type {Review} */
  const state = { data: pageData, look: { ...DEFAULT_LOOK }, filter: emptyFilter(), route: null, detail: null, scroll: 0 };
  const removedIds = () => new Set(state.data.removed.map(({ id }) => id));
  const grid = createGrid(state.data, state.filter, removedIds, hooks);
  const header = make('header', { class: 'bar' });
  const main = make('main', { id: 'wallpress-main' });
  fill(
    root,
    make(
      'a',
      {
        class: 'skip',
        href: '#wallpress-main',
        onclick: (/** @type {Event} */ event) => {
          event.preventDefault();
          focusHeading(main);
        },
      },
      'Skip to content',
    ),
    header,
    main,
    make('p', { id: 'wallpress-live', class: 'sr-only', role: 'status' }),
  );

  const find = (/** @type {string | null} */ id) =>
    [...state.data.wallpapers, ...state.data.removed].find((wallpaper) => wallpaper.id === id);
  const order = () => walkOrder(state, grid.order(), grid.shownIds());
  const openDetail = (/** @type {PageWallpaper} */ wallpaper) => {
    state.detail = createDetail(wallpaper, state.data, {
      look: state.look,
      order: order(),
      isRemoved: removedIds().has(wallpaper.id),
      extra: hooks.extraDetail?.(wallpaper),
      checkOf: hooks.checkOf,
    });
    fill(main, state.detail.element);
  };
  const isOlder = () => hooks.isVerdictOlder?.() ?? false;
  const show = (/** @type {import('./router.js').Route} */ route) => {
    const before = state.route;
    const wallpaper = route.view === 'detail' ? find(route.id) : null;
    state.route = route.view === 'detail' && !wallpaper ? { view: 'grid', id: null } : route;
    if (before?.view === 'grid') state.scroll = scrollY;
    grid.setLoading(state.route.view === 'grid');
    state.detail = null;
    if (wallpaper) openDetail(wallpaper);
    else fill(main, state.route.view === 'clients' ? clientsView(state.data, isOlder()) : grid.element);
    fill(header, headerParts(state, isOlder(), hooks.extraActions));
    document.title = [wallpaper && wallpaperTitle(wallpaper), state.data.title, 'wallpress'].filter(Boolean).join(' – ');
    if (before) land(state, before, main, grid);
    hooks.onNavigate?.(wallpaper?.id ?? null);
  };
  addEventListener('keydown', (event) => walk(event, state, order));
  history.scrollRestoration = 'manual';
  followRoute(show);

  const update = (/** @type {PageWallpaper} */ wallpaper) => {
    const at = state.data.wallpapers.findIndex(({ id }) => id === wallpaper.id);
    if (at < 0) return;
    state.data.wallpapers[at] = wallpaper;
    grid.update(wallpaper);
    if (state.detail?.id === wallpaper.id) state.detail.update(wallpaper, state.data);
  };
  const replace = (/** @type {PageData} */ next) => {
    state.data = next;
    grid.replace(next);
    // The rest of the header stays: a button replaced during a click does not receive it.
    showVerdict();
    const wallpaper = state.detail && find(state.detail.id);
    const asked = readRoute(location.hash);
    if (wallpaper) state.detail?.update(wallpaper, next);
    else if (state.route?.view === 'clients') refill(main, clientsView(next, isOlder()));
    else if (state.route?.view === 'detail') show(state.route);
    // A wallpaper that returns is shown again to people whose address names it.
    else if (asked.view === 'detail' && find(asked.id)) show(asked);
  };
  const showVerdict = () => header.firstChild?.replaceWith(titlePart(state.data, isOlder()));
  const showCrop = (/** @type {Variant} */ variant, /** @type {import('./frame.js').ShownPicture | null} */ picture) =>
    state.detail?.showCrop(variant, picture);
  const highlight = (/** @type {Variant | null} */ variant) => state.detail?.highlight(variant);
  return { update, replace, showVerdict, showCrop, highlight };
}

/**
 * Returns the ids shown in the grid, worst first; all ids if the current wallpaper is not among them.
 * @param {Review} review
 * @param {string[]} order
 * @param {string[]} shownIds
 */
function walkOrder({ data, route }, order, shownIds) {
  const own = new Set(data.wallpapers.map(({ id }) => id));
  const ids = order.filter((id) => own.has(id));
  const shown = new Set(shownIds);
  return route?.id && !shown.has(route.id) ? ids : ids.filter((id) => shown.has(id));
}

/**
 * @param {PageData} data
 * @param {boolean} isOlder
 */
function titlePart({ title, against, verdict }, isOlder) {
  return make(
    'div',
    { class: 'bar-title' },
    make('strong', title),
    against && make('span', { class: 'quiet' }, `against ${against}`),
    verdict && verdictElement(verdict, isOlder),
  );
}

/**
 * @param {Review} review
 * @param {boolean} isOlder
 * @param {Element | undefined} extraActions
 */
function headerParts({ data, route }, isOlder, extraActions) {
  const link = (/** @type {string} */ href, /** @type {string} */ text, /** @type {boolean} */ isHere) =>
    make('a', { href, 'aria-current': isHere ? 'page' : null }, text);
  return [
    titlePart(data, isOlder),
    make(
      'nav',
      { class: 'bar-views', 'aria-label': 'Views' },
      link('#', 'Wallpapers', route?.view === 'grid'),
      link('#/clients', 'Who sees what', route?.view === 'clients'),
    ),
    extraActions,
  ];
}

/**
 * @param {PageOutcome} verdict
 * @param {boolean} isOlder
 */
function verdictElement({ isOK, summary }, isOlder) {
  if (isOlder)
    return make(
      'span',
      { class: 'verdict older', title: summaryText(summary) },
      icon('note'),
      `Before the latest changes: ${summaryText(summary)}`,
    );
  return make(
    'span',
    { class: `verdict ${isOK ? 'good' : 'bad'}`, title: summaryText(summary) },
    icon(isOK ? 'check' : 'warning'),
    summaryText(summary),
  );
}

/**
 * Returns the summary of a verification, without the name of a layout that is named only in wallpress.yml.
 * @param {string} summary
 */
export function summaryText(summary) {
  return summary.replace(/ for suffixed$/, '');
}

/** @param {HTMLElement} main */
function focusHeading(main) {
  const heading = main.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * Moves the focus after a change of views: to the top of the new one, or to the card that people left in the grid.
 * @param {Review} review
 * @param {import('./router.js').Route} before
 * @param {HTMLElement} main
 * @param {{ focus: (id: string) => void }} grid
 */
function land({ route, scroll }, before, main, grid) {
  scrollTo(0, route?.view === 'grid' ? scroll : 0);
  if (route?.view === 'grid' && before.id) grid.focus(before.id);
  else focusHeading(main);
}

/**
 * Moves to the next and the previous wallpaper with J and K, and back to the grid with Escape.
 * @param {KeyboardEvent} event
 * @param {Review} review
 * @param {() => string[]} order
 */
function walk(event, { route }, order) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  const key = event.key.toLowerCase();
  if (key === 'escape' && route?.view !== 'grid') location.hash = '';
  if (key !== 'j' && key !== 'k') return;
  const ids = order();
  const here = ids.indexOf(
    route?.id ?? /** @type {HTMLElement | null | undefined} */ (document.activeElement?.closest('.card'))?.dataset.id ?? '',
  );
  const next = ids[here + (key === 'j' ? 1 : -1)];
  if (next === undefined) return;
  event.preventDefault();
  location.hash = wallpaperHash(next);
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  const element = /** @type {HTMLInputElement} */ (target);
  return (
    element.isContentEditable ||
    element.closest('dialog') !== null ||
    (/^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) && !/^(checkbox|range)$/.test(element.type))
  );
}
