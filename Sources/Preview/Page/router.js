/** @typedef {{ view: 'grid' | 'clients' | 'detail', id: string | null }} Route */

/**
 * Returns the view that an address asks for: the grid, the clients, or the wallpaper of an id.
 * @param {string} hash
 * @returns {Route}
 */
export function readRoute(hash) {
  const text = hash.replace(/^#/, '');
  if (text === '') return { view: 'grid', id: null };
  if (text === '/clients') return { view: 'clients', id: null };
  try {
    return { view: 'detail', id: decodeURIComponent(text) };
  } catch {
    return { view: 'grid', id: null };
  }
}

/** @param {string} id */
export function wallpaperHash(id) {
  return `#${encodeURIComponent(id)}`;
}

/**
 * Calls back with the route, now and whenever the address changes.
 * @param {(route: Route) => void} callBack
 */
export function followRoute(callBack) {
  const follow = () => callBack(readRoute(location.hash));
  addEventListener('hashchange', follow);
  follow();
}
