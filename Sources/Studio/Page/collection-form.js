import { choice, make } from '../../Preview/Page/dom.js';
import { createDates } from './collection-dates.js';
import { createLocales, createOrder } from './collection-lists.js';
import { openDialog } from './dialog.js';
import { setting } from './edits.js';
import { textField } from './fields.js';
import { VARIANTS, wallpaperTitle } from '../../Preview/Page/words.js';

/**
 * Opens the form of a collection: texts, dates, locales and order. Changes go into the draft at once.
 * @param {import('./studio-state.js').StudioState} state
 * @param {string} id
 * @param {{ addCollection: () => void }} upload
 */
export async function editCollection(state, id, upload) {
  const form = createCollectionForm(state, id);
  const follow = () => form.show();
  for (const news of ['page', 'wallpapers', 'draft']) state.addEventListener(news, follow);
  form.show();
  const isNew = await openDialog(
    form.title,
    form.element,
    [
      { text: 'New collection…', value: true },
      { text: 'Done', value: false, isMain: true },
    ],
    'collection-dialog',
  );
  form.commit();
  const left = form.leftLocale();
  if (left) state.notify(`"${left}" was not added to the locales.`, true);
  for (const news of ['page', 'wallpapers', 'draft']) state.removeEventListener(news, follow);
  if (isNew) upload.addCollection();
}

/**
 * @param {import('./studio-state.js').StudioState} state
 * @param {string} firstID
 */
function createCollectionForm(state, firstID) {
  let id = firstID;
  const set = (/** @type {string} */ key, /** @type {string | null} */ value) =>
    state.edit([setting({ collection: id }, key, value)]);
  const texts = [
    textField(
      'Heading',
      'heading',
      make('input', { type: 'text' }),
      set,
      'Only Ecosia shows it. Firefox has its own titles.',
    ),
    textField(
      'Description',
      'description',
      make('textarea', { rows: 2, placeholder: "The app's own text" }),
      set,
      'Firefox for iOS shows it, unless the collection is classic-firefox or wrexham. Firefox for Android has its own text.',
    ),
    textField('Second line in Ecosia', 'subheading', make('input', { type: 'text' }), set),
    textField('Learn more', 'learn-more-url', make('input', { type: 'url', placeholder: 'https://…' }), set),
  ];
  const dates = createDates(state.data.today, (days) =>
    state.edit(Object.entries(days).map(([key, day]) => setting({ collection: id }, key, day))),
  );
  const locales = createLocales((value, onProblem) =>
    state.edit([setting({ collection: id }, 'available-locales', value)], onProblem),
  );
  const order = createOrder((wallpapers) => state.edit([{ op: 'order', collection: id, wallpapers }]));
  const choices = state.data.collections.map((collection) => [collection.id, collection.heading ?? collection.id]);
  const place = make('code');
  const title = make('span');
  const show = () => {
    const collection = state.collection(id);
    if (!collection) return;
    place.textContent = `${id}/collection.yml`;
    title.textContent = collection.heading ?? id;
    texts[0].show(collection.heading);
    texts[1].show(collection.description);
    texts[2].show(collection.subheading);
    texts[3].show(collection.learnMoreURL);
    dates.show({ start: collection.start ?? null, end: collection.end ?? null });
    locales.show(collection.locales ?? null);
    order.show(collection.wallpapers.map((wallpaper) => orderEntry(state, wallpaper)));
  };
  const commit = () => texts.every((text) => text.commit());
  /** @type {false | HTMLLabelElement} */
  const menu =
    choices.length > 1 &&
    choice('Collection', choices, id, (next) => {
      // An invalid text stays in its field, and must not reach another collection.
      if (!commit()) {
        if (menu) /** @type {HTMLSelectElement} */ (menu.control).value = id;
        return;
      }
      id = next;
      show();
    });
  const element = make(
    'div',
    { class: 'collection-form' },
    make(
      'div',
      menu,
      make('p', { class: 'field-help' }, place),
      texts.map((text) => text.element),
      locales.element,
      order.element,
    ),
    dates.element,
  );
  return { title, element, show, commit, leftLocale: locales.giveUp };
}

/**
 * @param {import('./studio-state.js').StudioState} state
 * @param {string} id
 */
function orderEntry(state, id) {
  const wallpaper = state.wallpaper(id);
  const isSmall = (/** @type {PagePicture} */ { variant }) => VARIANTS[variant].shape === 'small';
  const thumbnail = wallpaper?.pictures.find(isSmall) ?? wallpaper?.pictures[0];
  return { id, title: wallpaper ? wallpaperTitle(wallpaper) : id, source: thumbnail?.source ?? null };
}
