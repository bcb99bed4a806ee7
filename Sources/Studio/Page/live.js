const RETRY_AFTER = 2000;

/**
 * Follows the studio's events, and reconnects after an interruption.
 * @param {import('./studio-state.js').StudioState} state
 * @param {{ on: import('./jobs.js').JobEvents }} jobs
 */
export function followStudio(state, jobs) {
  /** @type {EventSource | null} */
  let source = null;
  /** @type {number | null} */
  let timer = null;
  const listen = () => {
    const events = new EventSource('/api/events');
    source = events;
    const on = (/** @type {string} */ name, /** @type {(news: any) => void} */ action) =>
      events.addEventListener(name, (event) => action(JSON.parse(event.data)));
    on('changed', (/** @type {ChangedNews} */ { ids }) => state.reloadSoon(!ids || ids.some((id) => id === state.openID)));
    on('revision', (/** @type {RevisionNews} */ { revision }) => state.heardRevision(revision));
    on('progress', jobs.on.progress);
    on('log', jobs.on.log);
    on('finished', jobs.on.finished);
    events.onerror = () => retry();
  };
  /** Browsers differ in when they reconnect, and the page does it itself. */
  const retry = async () => {
    clearTimeout(timer ?? undefined);
    source?.close();
    try {
      await state.session.open();
      state.find();
      listen();
      // Events of the meantime are lost.
      await state.reload('The studio responds again.');
    } catch (error) {
      timer = setTimeout(retry, RETRY_AFTER);
      state.lose(error.status === 401 || error.status === 403);
    }
  };
  state.addEventListener('lost', () => {
    timer ??= setTimeout(retry, RETRY_AFTER);
  });
  state.addEventListener('found', () => {
    timer = null;
  });
  listen();
}
