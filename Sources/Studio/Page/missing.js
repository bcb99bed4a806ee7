import { fill, icon, make } from '../../Preview/Page/dom.js';

/**
 * Makes the cards of wallpapers without a picture, each with the possible remedies. Returns `{ element, show }`.
 * @param {import('./studio-state.js').StudioState} state
 * @param {{ choose: (place: import('./upload.js').Place) => void }} upload
 */
export function createMissing(state, upload) {
  const element = make('section', { class: 'missing-list', 'aria-label': 'Wallpapers without a picture', hidden: true });
  let shown = '';
  const show = () => {
    const missing = state.studio.unusable.flatMap((problem) => problem.missing ?? []);
    const next = JSON.stringify(missing);
    if (next === shown) return;
    shown = next;
    element.hidden = missing.length === 0;
    fill(
      element,
      missing.map((wallpaper) => missingCard(state, upload, wallpaper)),
    );
  };
  return { element, show };
}

/**
 * @param {import('./studio-state.js').StudioState} state
 * @param {{ choose: (place: import('./upload.js').Place) => void }} upload
 * @param {StudioMissing} missing
 */
function missingCard(state, upload, { collection, id, candidates }) {
  const button = (/** @type {string} */ text, /** @type {() => void} */ onclick) => make('button', { onclick }, text);
  const files = [null, collection].map((owner) => ({ collection: owner, wallpaper: id }));
  return make(
    'div',
    { class: 'missing' },
    icon('picture'),
    make('p', make('strong', id), ' has no picture.'),
    make(
      'div',
      { class: 'missing-ways' },
      button('Choose a picture…', () => upload.choose({ collection, id })),
      button('Remove from the list', () => state.edit(files.map((file) => ({ op: 'remove', ...file })))),
      candidates
        .slice(0, 3)
        .map((to) => button(`Rename to ${to}`, () => state.edit(files.map((file) => ({ op: 'rename', ...file, to }))))),
    ),
  );
}
