import { make } from './dom.js';

/**
 * Draws a part of the browser that is not text: bars, tiles and cards.
 * @param {PageFurniture} piece
 * @param {PageScreen} screen
 * @param {import('./frame.js').Look} look
 */
export function furnitureElement(piece, screen, look) {
  return make(
    'span',
    {
      class: `piece ${piece.kind.replace(' ', '-')}${screen.isAndroid ? ' android' : ''}`,
      dir: look.isRightToLeft ? 'rtl' : 'ltr',
      vars: { x: piece.x, y: piece.y, width: piece.width, height: piece.height },
    },
    (INSIDES[piece.kind] ?? (() => []))(),
  );
}

const part = (/** @type {string} */ name, /** @type {import('./dom.js').Child[]} */ ...children) =>
  make('i', { class: name }, ...children);
const repeated = (/** @type {number} */ count, /** @type {string} */ name) =>
  Array.from({ length: count }, () => part(name));

/** @type {Record<string, () => HTMLElement[]>} */
const INSIDES = {
  'status bar': () => [make('em', '9:41'), part('signals', repeated(4, 'signal'), part('battery'))],
  'address bar': () => [part('field', part('search-sign'), part('typed'))],
  toolbar: () => repeated(5, 'tool'),
  'home indicator': () => [part('pill')],
  tile: () => [part('favicon')],
  card: () => [part('thumb'), part('lines', repeated(3, 'text-line'))],
  story: () => [part('thumb'), part('lines', repeated(3, 'text-line'))],
};
