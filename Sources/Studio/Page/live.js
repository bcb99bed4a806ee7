const RETRY_AFTER = 2000;

/** Follows what the studio says by itself, and comes back after the studio was gone. */
export function followStudio(state, jobs) {
  let source = null;
  let timer = null;
  const listen = () => {
    source = new EventSource('/api/events');
    const on = (name, action) => source.addEventListener(name, (event) => action(JSON.parse(event.data)));
    on('changed', ({ ids }) => state.reloadSoon(!ids || ids.includes(state.openID)));
    on('revision', ({ revision }) => state.heardRevision(revision));
    on('progress', jobs.on.progress);
    on('log', jobs.on.log);
    on('finished', jobs.on.finished);
    source.onerror = () => retry();
  };
  /** Browsers differ in when they listen again, so the page does it. */
  const retry = async () => {
    clearTimeout(timer);
    source.close();
    try {
      await state.session.open();
      state.find();
      listen();
      // What was said meanwhile was not heard.
      await state.reload('The studio answers again.');
    } catch (error) {
      timer = setTimeout(retry, RETRY_AFTER);
      state.lose(error.status === 401 || error.status === 403);
    }
  };
  state.addEventListener('lost', () => { timer ??= setTimeout(retry, RETRY_AFTER); });
  state.addEventListener('found', () => { timer = null; });
  listen();
}
