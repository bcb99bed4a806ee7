import { make, makeDrawing } from './dom.js';

/**
 * Makes the ways for a phone to open the page: a QR code, all addresses, and a hint about possible obstacles.
 * @param {PageInvitation} invitation
 */
export function invitationElement({ addresses, code, hint }) {
  return make(
    'div',
    { class: 'invitation' },
    code.length > 0 && qrElement(code),
    make(
      'ul',
      { class: 'addresses' },
      addresses.map((address) => make('li', make('code', address))),
    ),
    make('p', { class: 'quiet' }, hint),
    make(
      'p',
      { class: 'quiet' },
      'Anyone with the address can see the wallpapers for an hour. The connection is not encrypted, so others in this network can see them too.',
    ),
  );
}

/** @param {string[]} rows */
function qrElement(rows) {
  // The quiet zone around the code.
  const side = rows.length + 8;
  const path = rows.flatMap((row, y) =>
    [...row].flatMap((module, x) => (module === '1' ? [`M${x + 4} ${y + 4}h1v1h-1z`] : [])),
  );
  const drawing = makeDrawing(
    'svg',
    { viewBox: `0 0 ${side} ${side}`, role: 'img', 'aria-label': 'QR code of the first address', class: 'qr' },
    makeDrawing('rect', { width: side, height: side, fill: '#fff' }),
    makeDrawing('path', { d: path.join(''), fill: '#000', 'shape-rendering': 'crispEdges' }),
  );
  const holder = make('div', { class: 'qr-holder' });
  holder.append(drawing);
  return holder;
}
