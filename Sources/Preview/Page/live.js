const RETRY_AFTER = 2000;

/** Follows what the studio says by itself, and comes back after the studio was gone. */
export function followStudio(state, jobs) {
  const listen = () => {
    const source = new EventSource('/api/events');
    const on = (name, action) => source.addEventListener(name, (event) => action(JSON.parse(event.data)));
    on('changed', () => state.reloadSoon());
    on('revision', ({ revision }) => state.heardRevision(revision));
    on('progress', jobs.on.progress);
    on('log', jobs.on.log);
    on('finished', jobs.on.finished);
    source.onopen = () => {
      if (!state.isLost) return;
      state.find();
      state.reload('The studio answers again.');
    };
    // Browsers differ in when they try again, so the page does it.
    source.onerror = () => {
      source.close();
      retry();
    };
  };
  const retry = async () => {
    try {
      await state.session.open();
      listen();
    } catch (error) {
      state.lose(error.status === 401 || error.status === 403);
      setTimeout(retry, RETRY_AFTER);
    }
  };
  listen();
}
