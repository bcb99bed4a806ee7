import { acceptButton, acceptedList } from './acceptance.js';
import { createEditor } from './editor.js';
import { createHistory } from './history.js';
import { createJobs } from './jobs.js';
import { createMissing } from './missing.js';
import { createNotices } from './notices.js';
import { createUpload } from './upload.js';
import { emptyStudio } from './empty.js';
import { watchCardOrder } from './grid-order.js';
import { followKeys, showKeys } from './keys.js';
import { editCollection } from './collection-form.js';
import { followStudio } from './live.js';
import { addIcons, hiddenText, make } from '../../Preview/Page/dom.js';
import { mountReview } from '../../Preview/Page/review.js';
import { phoneButton } from './phones.js';
import { watchPress } from './press.js';
import { saveDraft } from './save-dialog.js';
import { STUDIO_ICONS } from './icons.js';
import { StudioSession, takeToken } from './session.js';
import { StudioState } from './studio-state.js';
import { wallpaperHash } from '../../Preview/Page/router.js';
import { wallpaperTitle } from '../../Preview/Page/words.js';

const PLACELESS = 'Open the complete address that wallpress studio printed, including the part after #. ';

/** Opens a session and shows the page, or the reason if that is impossible. */
async function openStudio() {
  const token = takeToken();
  if (!token) return showFailure('The address is incomplete.', PLACELESS);
  const session = new StudioSession(token);
  try {
    await session.open();
    mountStudio(new StudioState(session, await session.get('/api/page')));
  } catch (error) {
    showFailure(error.message, error.status === 0 ? 'Start wallpress studio again.' : PLACELESS);
  }
}

/**
 * @param {string} what
 * @param {string} advice
 */
function showFailure(what, advice) {
  document.body.replaceChildren(
    make(
      'main',
      { class: 'studio-failure' },
      make('h1', 'The studio cannot be opened'),
      make('p', what),
      make('p', advice),
    ),
  );
}

/** @param {import('./studio-state.js').StudioState} state */
function mountStudio(state) {
  const notices = createNotices();
  const history = createHistory(state, notices.past);
  const jobs = createJobs(state);
  const upload = createUpload(state);
  const editor = createEditor(state, upload);
  const missing = createMissing(state, upload);
  const save = make('button', { class: 'studio-save', onclick: () => saveDraft(state) }, 'Save…');
  const actions = make(
    'div',
    { class: 'studio-actions', role: 'group', 'aria-label': 'Studio' },
    make(
      'button',
      { onclick: () => upload.choose({ collection: state.wallpaper(state.openID)?.collection ?? null }) },
      'Add pictures…',
    ),
    make('button', { onclick: () => openCollection(state, upload) }, 'Collection…'),
    history.element,
    save,
    jobs.buttons,
    phoneButton(state),
    make(
      'button',
      { class: 'keys-button', title: 'Keys', 'aria-keyshortcuts': '?', onclick: showKeys },
      '?',
      hiddenText(' Keys'),
    ),
  );
  const root = make('div', { class: 'studio-root' });
  notices.element.prepend(missing.element);
  document.body.append(root, make('div', { class: 'studio-dock' }, upload.element, jobs.element), notices.element);

  const showDraft = () => {
    const { isChanged, warning, unusable, conflict, merged } = state.studio;
    save.classList.toggle('main', isChanged);
    // The button still accepts clicks: the latest edit may not be in the draft yet.
    save.setAttribute('aria-disabled', String(!isChanged));
    save.title = isChanged ? '' : 'There is nothing to save';
    save.replaceChildren('Save…', ...(isChanged ? [hiddenText(' There are unsaved changes.')] : []));
    notices.banner('other', warning ?? null);
    notices.banner(
      'conflict',
      conflict.length > 0
        ? `${conflict.join(' and ')} was also changed on disk, in the same lines. Choose which to keep when you save.`
        : null,
    );
    notices.banner(
      'merged',
      merged.length > 0 ? `${merged.join(' and ')} was also changed on disk. The page shows both changes.` : null,
    );
    missing.show();
    notices.banner('unusable', unusable.some((problem) => !problem.missing) ? unusableText(state) : null);
    review.showVerdict();
    history.show();
  };
  const review = mountReview(root, reviewData(state), {
    extraDetail: (wallpaper) => editor.element(wallpaper.id),
    extraActions: actions,
    problemOf: (/** @type {StudioWallpaper} */ wallpaper) => wallpaper.studio.error,
    empty: () => emptyStudio(state, upload),
    isMeasuring: () => state.data.wallpapers.some(({ studio }) => studio.crops.length === 0 && !studio.error),
    isUnknown: (/** @type {StudioWallpaper} */ wallpaper) => !wallpaper.studio.isChecked,
    isVerdictOlder: () => state.studio.isVerdictOlder,
    checkOf: (/** @type {StudioWallpaper} */ wallpaper) => ({
      isChecking: !wallpaper.studio.isChecked,
      older: wallpaper.studio.older,
      answer: (finding) => acceptButton(state, finding),
      answers: acceptedList(state, wallpaper),
    }),
    onNavigate: (id) => {
      state.open(id);
      editor.show();
      history.show();
    },
  });
  editor.connect(review);
  const showAll = () => {
    review.replace(reviewData(state));
    editor.show();
    showDraft();
  };
  const showSome = (/** @type {string[]} */ ids) => {
    for (const id of ids) {
      const wallpaper = state.wallpaper(id);
      if (wallpaper && id !== state.openID) review.update(wallpaper);
    }
    editor.show();
  };
  const afterPress = watchPress();
  let collections = JSON.stringify(state.data.collections);
  state.addEventListener('page', () => afterPress(showAll));
  state.on('wallpapers', (ids) => afterPress(() => showSome(ids)));
  state.addEventListener('draft', () => {
    const isOther = collections !== JSON.stringify(state.data.collections);
    collections = JSON.stringify(state.data.collections);
    afterPress(isOther ? showAll : showDraft);
  });
  state.on('notice', ({ text, isProblem, id, canUndo }) => {
    const undo = canUndo && make('button', { class: 'notice-undo', onclick: () => state.undo() }, 'Undo');
    notices.say(text, isProblem, id ? wallpaperLink(state, id) : undo);
  });
  state.on('lost', (detail) =>
    notices.banner(
      'lost',
      detail.isForeign
        ? `The studio of this page has ended. ${PLACELESS}`
        : 'The studio does not respond. Changes are not possible until it does; this page keeps trying.',
    ),
  );
  state.addEventListener('found', () => notices.banner('lost', null));
  showDraft();
  followStudio(state, jobs);
  followKeys(() => saveDraft(state));
  watchCardOrder(state);
}

/**
 * @param {import('./studio-state.js').StudioState} state
 * @param {string} id
 */
function wallpaperLink(state, id) {
  const wallpaper = state.wallpaper(id);
  return wallpaper && make('a', { href: wallpaperHash(id) }, `Open ${wallpaperTitle(wallpaper)}`);
}

/** @param {import('./studio-state.js').StudioState} state */
function unusableText(state) {
  const unusable = state.studio.unusable.filter((problem) => !problem.missing);
  const named = unusable
    .slice(0, 3)
    .map(({ path, line, reason }) => `${state.pathInInput(path)}${line ? `, line ${line}` : ''}: ${reason}`)
    .join('; ');
  const rest = unusable.length > 3 ? ` and ${unusable.length - 3} more` : '';
  const isKept = unusable.some((problem) => problem.isKept);
  const end = /[.!?]$/.test(named + rest) ? '' : '.';
  return `Not used: ${named}${rest}${end}${isKept ? ' The page shows the earlier contents until the file is corrected.' : ''}`;
}

/**
 * Returns a copy of the data for the review, which also shows estimates that are not part of the draft.
 * @param {{ data: StudioPage }} state
 */
function reviewData({ data }) {
  return { ...data, wallpapers: [...data.wallpapers] };
}

/**
 * @param {import('./studio-state.js').StudioState} state
 * @param {ReturnType<typeof createUpload>} upload
 */
function openCollection(state, upload) {
  const { collections } = state.data;
  const id = state.wallpaper(state.openID)?.collection ?? collections[0]?.id;
  if (id) editCollection(state, id, upload);
  else state.notify('There is no collection yet. Add pictures first.');
}

addIcons(STUDIO_ICONS);
openStudio();
