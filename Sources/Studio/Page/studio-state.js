import { StudioError } from './session.js';

const QUIET_TIME = 700;
const RELOAD_PAUSE = 400;
const OPEN_PAUSE = 50;

/**
 * The page's copy of the draft. Data comes from the studio alone; edits are sent there and return as wallpapers. Events:
 * `page` (everything is new), `wallpapers` (ids in `detail`), `draft` (revision, undo, saved or not, collections), `lost`
 * and `found` (the studio does not respond, or responds again), `notice` (a text for people).
 */
export class StudioState extends EventTarget {
  /** The open wallpaper, or null. Its exact result is fetched first. */
  openID = /** @type {string | null} */ (null);
  isLost = false;
  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();
  #waiting = 0;
  /** @type {{ kind: string, send: () => void, timer: number } | null} */
  #unsent = null;
  /** @type {{ id?: string, edits?: object[], onResponse: ((response: StudioWallpaper) => void) | null } | null} */
  #estimate = null;
  #isEstimating = false;
  #isFetching = false;
  /** @type {Set<string>} */
  #coarse = new Set();
  #exactTimer = 0;
  /** @type {number | null} */
  #reloading = null;
  /** The duration of the last reload, in milliseconds. With many wallpapers, a reload must not follow every event. */
  #reloadTime = 0;

  /**
   * @param {import('./session.js').StudioSession} session
   * @param {StudioPage} data
   */
  constructor(session, data) {
    super();
    this.session = session;
    this.data = data;
  }

  /**
   * Calls back at an event, with its detail.
   * @param {string} type
   * @param {(detail: any) => void} action
   */
  on(type, action) {
    this.addEventListener(type, (event) => action(/** @type {CustomEvent} */ (event).detail));
  }

  get studio() {
    return this.data.studio;
  }

  /** @param {string | null | undefined} id */
  wallpaper(id) {
    return this.data.wallpapers.find((wallpaper) => wallpaper.id === id) ?? null;
  }

  /** @param {string} id */
  collection(id) {
    return this.data.collections.find((collection) => collection.id === id) ?? null;
  }

  /**
   * Returns a path relative to the opened folder.
   * @param {string} path
   */
  pathInInput(path) {
    const folder = `${this.studio.input}/`;
    return path.startsWith(folder) ? path.slice(folder.length) : path;
  }

  /**
   * Shows a message, with a link to a wallpaper or an undo button.
   * @param {string} text
   * @param {{ id?: string | null, canUndo?: boolean }} [way]
   */
  notify(text, isProblem = false, way = {}) {
    this.#emit('notice', { text, isProblem, ...way });
  }

  /**
   * Sends edits, one request after the other. Returns whether they were accepted. Problems become a notice, or are passed
   * to `onProblem`.
   * @param {object[]} edits
   * @param {(message: string) => void} [onProblem]
   */
  edit(edits, onProblem) {
    return this.change('/api/edit', (revision) => ({ edits, revision }), undefined, onProblem);
  }

  /** @param {boolean} [overwrites] Whether it may overwrite what was edited by hand since. */
  undo(overwrites = false) {
    return this.#step('undo', () => this.studio.canUndo, overwrites);
  }

  /** @param {boolean} [overwrites] */
  redo(overwrites = false) {
    return this.#step('redo', () => this.studio.canRedo, overwrites);
  }

  /**
   * Enters the queue at once: a save requested right afterwards waits for it.
   * @param {'undo' | 'redo'} kind
   * @param {() => boolean} isPossible
   * @param {boolean} overwrites
   */
  #step(kind, isPossible, overwrites) {
    this.flush();
    return this.change(`/api/${kind}`, (revision) => ({ revision, overwrites }), isPossible);
  }

  /**
   * Changes files of the input at once; the change can be undone. Returns whether it was done.
   * @param {string} path
   * @param {object} body
   */
  async changeFiles(path, body) {
    await this.flush();
    return this.change(path, (revision) => ({ ...body, revision }));
  }

  /**
   * Delays `send`: a later call of the same kind may replace it, such as further arrow keys.
   * @param {string} kind
   * @param {() => void} send
   * @param {number} delay
   */
  later(kind, send, delay) {
    if (this.#unsent && this.#unsent.kind !== kind) this.flush();
    clearTimeout(this.#unsent?.timer);
    this.#unsent = { kind, send, timer: setTimeout(() => this.flush(), delay) };
  }

  /** Sends the delayed edit, and ends when all responses have arrived. */
  async flush() {
    const unsent = this.#unsent;
    this.#unsent = null;
    clearTimeout(unsent?.timer);
    unsent?.send();
    await this.#queue;
  }

  /**
   * Posts a change of the draft and applies the response. Problems become notices. `body` gets the revision.
   * @param {string} path
   * @param {(revision: number) => object} [body]
   * @param {(message: string) => void} [onProblem]
   */
  change(path, body = (revision) => ({ revision }), isPossible = () => true, onProblem = undefined) {
    return this.inTurn(async () => {
      if (!isPossible()) return false;
      if (this.isLost) {
        this.notify('The change was not made, because the studio does not respond.', true);
        return false;
      }
      try {
        const response = await this.session.post(path, body(this.studio.revision));
        // Files may have new names, and a response without the other wallpapers is not enough.
        if (this.#hasOthers(response)) await this.#fetchAll();
        else this.#take(response);
        if (response.step) this.#emit('step', { kind: path.split('/').pop(), step: response.step });
        return true;
      } catch (error) {
        if (error.status === 400 && onProblem) onProblem(error.message);
        else if (error.details?.overwrites)
          this.#emit('overwrites', { kind: path.split('/').pop(), files: error.details.overwrites });
        else await this.#refused(error);
        return false;
      }
    });
  }

  /**
   * Asks for the result of edits to a wallpaper without storing them. One request runs at a time; of the waiting ones, the
   * latest wins.
   * @param {string} id
   * @param {object[]} edits
   * @param {(response: StudioWallpaper) => void} onResponse
   */
  estimate(id, edits, onResponse) {
    this.#estimate = { id, edits, onResponse };
    if (!this.#isEstimating) this.#estimateNext();
  }

  /** Drops the waiting or running estimate. */
  forgetEstimate() {
    this.#estimate = { onResponse: null };
  }

  /** Fetches all data soon, once for events in quick succession. `isUrgent` marks changes on disk. */
  reloadSoon(isUrgent = false) {
    if (isUrgent) {
      clearTimeout(this.#reloading ?? undefined);
      this.#reloading = null;
    }
    this.#reloading ??= setTimeout(
      () => {
        this.#reloading = null;
        this.reload();
      },
      isUrgent ? RELOAD_PAUSE : Math.max(RELOAD_PAUSE, 3 * this.#reloadTime),
    );
  }

  /**
   * Fetches all data.
   * @param {string | null} [words]
   */
  async reload(words = null) {
    await this.inTurn(async () => {
      try {
        await this.#fetchAll();
        if (words) this.notify(words);
      } catch (error) {
        this.fail(error);
      }
    });
  }

  async #fetchAll() {
    const start = performance.now();
    this.data = await this.session.get('/api/page');
    this.#reloadTime = performance.now() - start;
    this.#coarse.clear();
    this.#emit('page');
    this.#exactSoon(0);
  }

  /** @param {EditResponse} response */
  #hasOthers({ collections }) {
    const ids = new Set(collections.flatMap(({ wallpapers }) => wallpapers));
    return this.data.wallpapers.length !== ids.size || this.data.wallpapers.some(({ id }) => !ids.has(id));
  }

  /**
   * Handles a new revision of the draft. The page's own edits need no reload.
   * @param {number} revision
   */
  async heardRevision(revision) {
    await this.#queue;
    if (revision > this.studio.revision) await this.reload('Another tab made a change, which this tab now shows.');
  }

  /**
   * Replaces wallpapers by newer ones from elsewhere, such as findings of a check.
   * @param {StudioWallpaper[]} wallpapers
   */
  replace(wallpapers) {
    const byID = new Map(wallpapers.map((wallpaper) => [wallpaper.id, wallpaper]));
    this.data = { ...this.data, wallpapers: this.data.wallpapers.map((old) => byID.get(old.id) ?? old) };
    this.#emit('wallpapers', [...byID.keys()]);
  }

  /** @param {StudioData} studio */
  takeStudio(studio) {
    this.data = { ...this.data, studio };
    this.#emit('draft');
  }

  /**
   * Reports an error. No response means that the studio is lost.
   * @param {unknown} error
   */
  fail(error) {
    if (!(error instanceof StudioError)) throw error;
    if ([0, 401, 403].includes(error.status)) this.lose(error.status !== 0);
    else this.notify(error.message, true);
  }

  lose(isForeign = false) {
    this.isLost = true;
    this.#emit('lost', { isForeign });
  }

  find() {
    this.isLost = false;
    this.#emit('found');
  }

  /**
   * Opens a wallpaper: its exact result is fetched first.
   * @param {string | null} id
   */
  open(id) {
    this.openID = id;
    this.#exactSoon(0);
  }

  /**
   * @param {string} type
   * @param {any} [detail]
   */
  #emit(type, detail = null) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  /**
   * Runs work after all earlier work, in the order of revisions.
   * @template V
   * @param {() => V | Promise<V>} work
   * @returns {Promise<V>}
   */
  inTurn(work) {
    this.#waiting += 1;
    const done = this.#queue.then(work).finally(() => {
      this.#waiting -= 1;
    });
    this.#queue = done.catch(() => {});
    return done;
  }

  /** @param {EditResponse} response */
  #take(response) {
    const { studio, collections, settings } = response;
    this.data = { ...this.data, studio, collections, settings };
    this.#noteCoarse(response.wallpapers);
    this.replace(response.wallpapers);
    this.#emit('draft');
  }

  /** @param {any} error */
  async #refused(error) {
    if (error.status !== 409) return this.fail(error);
    // The reload is queued behind this request: waiting for it here would never end.
    this.reload('Another tab made a change, which this tab now shows. Your last change was not made.');
  }

  async #estimateNext() {
    const asked = this.#estimate;
    if (!asked?.onResponse) return;
    const { id, edits, onResponse } = asked;
    this.#isEstimating = true;
    await this.#queue;
    /** @type {StudioWallpaper | null} */
    const response = await this.session.post('/api/estimate', { id, edits }).catch(() => null);
    this.#isEstimating = false;
    // A response after the end of a drag must not undo the edit's result.
    if (response && this.#estimate?.onResponse) onResponse(response);
    if (this.#estimate !== asked && this.#estimate?.onResponse) this.#estimateNext();
  }

  /** @param {StudioWallpaper[]} wallpapers */
  #noteCoarse(wallpapers) {
    for (const { id, studio } of wallpapers) {
      if (studio && !studio.isExact && !studio.error) this.#coarse.add(id);
      else this.#coarse.delete(id);
    }
    this.#exactSoon(this.openID !== null && this.#coarse.has(this.openID) ? 0 : QUIET_TIME);
  }

  /** @param {number} delay */
  #exactSoon(delay) {
    clearTimeout(this.#exactTimer);
    this.#exactTimer = setTimeout(() => this.#fetchExact(), delay);
  }

  /**
   * Replaces estimates by exact results, one at a time: the open wallpaper at once, other edited ones when nothing else is
   * running.
   */
  async #fetchExact() {
    const open = this.openID && this.wallpaper(this.openID)?.studio;
    const isOpenDue = open && !open.isExact && !open.error;
    const id = isOpenDue ? this.openID : [...this.#coarse][0];
    if (!id || this.isLost || this.#isFetching) return;
    // A running change may give the wallpaper another id.
    if (isOpenDue ? this.#waiting > 0 : this.#isEstimating || this.#waiting > 0)
      return this.#exactSoon(isOpenDue ? OPEN_PAUSE : QUIET_TIME);
    const shown = this.wallpaper(id);
    this.#isFetching = true;
    /** @type {StudioWallpaper | null} */
    const exact = await this.session.get(`/api/wallpaper?id=${encodeURIComponent(id)}`).catch(() => null);
    this.#isFetching = false;
    // A result that arrived meanwhile, from an edit or with all data, is newer.
    if (this.wallpaper(id) === shown) {
      this.#coarse.delete(id);
      if (exact && shown) this.replace([exact]);
      if (!exact) return;
    }
    this.#exactSoon(0);
  }
}
