import { legibilityElement } from './card.js';
import { compareSection } from './compare.js';
import { icon, make, refill, warningBox } from './dom.js';
import { findingsList, findingsSection } from './findings.js';
import { createHomePages } from './homepages.js';
import { wallpaperHash } from './router.js';
import { swatchList } from './swatches.js';
import { byteText, countText, LEGIBLE, SHARP_UP_TO, shareText, VARIANTS, wallpaperTitle } from './words.js';

/**
 * Makes the view of one wallpaper. `order` has the ids to walk through; `extra` is shown at the top and contains the
 * colors. Returns `{ element, id, update, showCrop, highlight }`.
 * @param {PageWallpaper} wallpaper
 * @param {PageData} data
 * @param {{
 *   look: import('./frame.js').Look, order: string[], isRemoved: boolean, extra?: Element | null,
 *   checkOf?: (wallpaper: PageWallpaper) => import('./findings.js').Check,
 * }} options
 */
export function createDetail(wallpaper, data, { look, order, isRemoved, extra, checkOf }) {
  const pages = wallpaper.pictures.length > 0 && !isRemoved ? createHomePages(wallpaper, data, look) : null;
  /** @type {[HTMLElement, (wallpaper: PageWallpaper, data: PageData, isRemoved: boolean) => import('./dom.js').Child[]][]} */
  const parts = [
    [make('div', { class: 'detail-head' }), headParts],
    [make('div', { class: 'detail-compare' }), (next, nextData) => [compareSection(next, nextData)]],
    [
      make('aside', { class: 'detail-side', 'aria-label': 'Colors and findings' }),
      (next) => sideParts(next, !extra, checkOf?.(next)),
    ],
    [make('section', { class: 'pictures' }), (next) => picturesParts(next, checkOf?.(next).answer)],
  ];
  const [head, compare, side, pictures] = parts.map(([element]) => element);
  const draw = (/** @type {PageWallpaper} */ next, /** @type {PageData} */ nextData) =>
    parts.forEach(([element, content]) => refill(element, ...content(next, nextData, isRemoved)));
  draw(wallpaper, data);
  const element = make(
    'article',
    { class: 'detail' },
    walkBar(wallpaper.id, order),
    head,
    extra && make('div', { class: 'detail-extra' }, extra),
    make('div', { class: 'detail-body' }, make('div', { class: 'detail-main' }, compare, pictures), side),
    pages?.element,
  );
  const update = (/** @type {PageWallpaper} */ next, /** @type {PageData} */ nextData) => {
    draw(next, nextData);
    pages?.update(next, nextData);
  };
  return {
    element,
    id: wallpaper.id,
    update,
    showCrop: pages?.showCrop ?? (() => {}),
    highlight: pages?.highlight ?? (() => {}),
  };
}

/**
 * @param {string} id
 * @param {string[]} order
 */
function walkBar(id, order) {
  const at = order.indexOf(id);
  const link = (
    /** @type {string | undefined} */ target,
    /** @type {string} */ text,
    /** @type {string} */ sign,
    /** @type {string} */ key,
    isAfter = false,
  ) =>
    target === undefined
      ? null
      : make(
          'a',
          {
            class: 'step',
            href: wallpaperHash(target),
            'aria-keyshortcuts': key,
          },
          isAfter ? [text, icon(sign)] : [icon(sign), text],
          make('kbd', { 'aria-hidden': 'true' }, key),
        );
  return make(
    'nav',
    { class: 'walk', 'aria-label': 'Wallpapers, worst first' },
    make(
      'a',
      { class: 'step', href: '#', 'aria-keyshortcuts': 'Escape' },
      icon('back'),
      'All wallpapers',
      make('kbd', { 'aria-hidden': 'true' }, 'Esc'),
    ),
    make('span', { class: 'walk-place' }, at >= 0 && `${at + 1} of ${order.length}`),
    link(order[at - 1], 'Previous', 'back', 'K'),
    link(order[at + 1], 'Next', 'next', 'J', true),
  );
}

/**
 * @param {PageWallpaper} wallpaper
 * @param {PageData} data
 * @param {boolean} isRemoved
 */
function headParts(wallpaper, data, isRemoved) {
  const collection = data.collections.find(({ id }) => id === wallpaper.collection);
  const worst = wallpaper.worst;
  return [
    make(
      'div',
      { class: 'detail-title' },
      make('h1', { tabindex: '-1' }, wallpaperTitle(wallpaper), ' ', legibilityElement(wallpaper)),
      make('p', { class: 'quiet' }, [wallpaper.id, collection?.heading ?? wallpaper.collection].join(' · ')),
    ),
    worst &&
      make(
        'p',
        `Least legible at launch: ${data.screens[worst.screen].name}${worstForm(wallpaper.means[worst.screen] ?? [], worst.mean)}, ${worst.mean} %. The goal is ${LEGIBLE} %.`,
      ),
    wallpaper.credit.length > 0 && creditElement(wallpaper),
    isRemoved && warningBox('warning', `Removed: only ${data.against} has this wallpaper.`),
  ];
}

/** @param {PageWallpaper} wallpaper */
function creditElement({ credit }) {
  const part = (/** @type {PageCreditPart} */ { text, address }) =>
    address ? make('a', { href: address, target: '_blank', rel: 'noopener noreferrer' }, text) : text;
  return make(
    'dl',
    { class: 'credit' },
    credit.flatMap((each) => [make('dt', { class: 'quiet' }, each.title), make('dd', part(each))]),
  );
}

/**
 * Returns the words for the form with the worst mean. The frames show one form at a time, possibly another one.
 * @param {number[]} means
 * @param {number} worst
 */
function worstForm(means, worst) {
  const form = means.slice(0, 4).indexOf(worst);
  return ['', ', with German labels', ', right to left', ', right to left with long labels'][form] ?? '';
}

/**
 * @param {PageWallpaper} wallpaper
 * @param {boolean} hasColors
 * @param {import('./findings.js').Check} [check]
 */
function sideParts(wallpaper, hasColors, check) {
  const shown = new Set(wallpaper.pictures.map(({ variant }) => variant));
  const others = wallpaper.findings.filter(({ variant }) => !variant || !shown.has(variant));
  return [
    hasColors &&
      make(
        'section',
        make('h2', 'Colors'),
        wallpaper.colors.length
          ? swatchList(wallpaper.colors)
          : make('p', { class: 'quiet' }, 'This wallpaper has no colors.'),
      ),
    findingsSection(others, wallpaper.findings.length, check),
  ];
}

/**
 * @param {PageWallpaper} wallpaper
 * @param {import('./findings.js').Check['answer']} answer
 */
function picturesParts(wallpaper, answer) {
  return [
    make('h2', 'Published pictures'),
    wallpaper.pictures.length === 0 && make('p', { class: 'quiet' }, 'There are no pictures.'),
    make(
      'ul',
      { class: 'picture-list' },
      wallpaper.pictures.map((picture) => pictureElement(picture, wallpaper.findings, answer)),
    ),
  ];
}

/**
 * @param {PagePicture} picture
 * @param {PageFinding[]} findings
 * @param {import('./findings.js').Check['answer']} answer
 */
function pictureElement(picture, findings, answer) {
  const own = findings.filter(({ variant }) => variant === picture.variant);
  return make(
    'li',
    { 'data-variant': picture.variant, vars: { aspect: picture.width / picture.height } },
    make('img', {
      src: picture.source,
      alt: '',
      width: picture.width,
      height: picture.height,
      loading: 'lazy',
      decoding: 'async',
    }),
    make('h3', VARIANTS[picture.variant].title),
    make(
      'p',
      { class: 'quiet' },
      `${picture.width} × ${picture.height}${picture.bytes ? `, ${byteText(picture.bytes)}` : ''}`,
    ),
    picture.kept !== undefined &&
      make(
        'p',
        { class: picture.isDoubtful ? 'doubtful' : 'quiet' },
        `Shows ${shareText(picture.kept)} of the subject${picture.isDoubtful ? '; it may be cut off' : ''}`,
      ),
    picture.isByHand && make('p', { class: 'quiet' }, 'Placed by hand'),
    picture.enlarged !== undefined &&
      make(
        'p',
        { class: picture.enlarged > SHARP_UP_TO ? 'doubtful' : 'quiet' },
        `Enlarged ${picture.enlarged.toFixed(2)} times`,
      ),
    own.length > 0 && [make('h4', { class: 'sr-only' }, countText(own.length, 'finding')), findingsList(own, answer)],
    make('p', { class: 'path' }, make('code', picture.path)),
  );
}
