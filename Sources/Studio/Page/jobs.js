import { fill, hiddenText, icon, make } from '../../Preview/Page/dom.js';
import { copyButton } from '../../Preview/Page/swatches.js';
import { saveDraft } from './save-dialog.js';
import { summaryText } from '../../Preview/Page/review.js';

const LOG_LINES = 500;
const NAMES = { build: 'Build', verify: 'Verify' };

/**
 * @typedef {{
 *   progress: (news: ProgressNews) => void, log: (news: LogNews) => void, finished: (news: FinishedNews) => void,
 * }} JobEvents
 * @typedef {{
 *   job: { kind: JobKind | null }, bar: HTMLProgressElement, title: HTMLElement, running: HTMLElement, result: HTMLElement,
 *   log: HTMLElement, details: HTMLElement, buttons: HTMLElement[],
 * }} Parts
 */

/**
 * Makes the buttons Build and Verify, a progress bar, a log and the result. Returns `{ buttons, element, on }`; `on` takes events.
 * @param {import('./studio-state.js').StudioState} state
 */
export function createJobs(state) {
  /** @type {{ kind: JobKind | null }} */
  const job = { kind: null };
  const bar = make('progress', { max: 1, value: 0, 'aria-labelledby': 'wallpress-job-title' });
  const title = make('span', { id: 'wallpress-job-title' });
  const cancel = make(
    'button',
    { onclick: () => state.session.post('/api/cancel').catch((error) => state.fail(error)) },
    'Cancel',
  );
  const running = make('div', { class: 'job-running', hidden: true }, title, bar, cancel);
  const result = make('p', { class: 'job-result', role: 'status' });
  const log = make('pre', { class: 'job-log', tabindex: 0, 'aria-label': 'Log' });
  const details = make('details', { hidden: true }, make('summary', 'Log'), log);
  const element = make('section', { class: 'jobs', 'aria-label': 'Build and verify' }, running, result, details);
  /** @type {Parts} */
  const parts = { job, bar, title, running, result, log, details, buttons: [] };
  const button = (/** @type {JobKind} */ kind, /** @type {() => void} */ action) =>
    make('button', { onclick: () => !job.kind && action() }, NAMES[kind]);
  parts.buttons = [button('build', () => build(state, parts)), button('verify', () => start(state, parts, 'verify'))];
  /** @type {JobEvents} */
  const on = {
    progress: ({ job: kind, done, total, text }) => {
      begin(parts, kind);
      bar.max = Math.max(total, 1);
      bar.value = done;
      title.textContent = `${NAMES[kind]}: ${done} of ${total}${text ? `, ${text}` : ''}`;
    },
    log: ({ text }) => addToLog(parts, text),
    finished: (news) => finish(state, parts, news),
  };
  return { buttons: parts.buttons, element, on };
}

/**
 * @param {import('./studio-state.js').StudioState} state
 * @param {Parts} parts
 */
async function build(state, parts) {
  await state.flush();
  if (state.studio.isChanged && !(await saveDraft(state, true))) return;
  await start(state, parts, 'build', { only: [] });
}

/**
 * @param {import('./studio-state.js').StudioState} state
 * @param {Parts} parts
 * @param {JobKind} kind
 * @param {object} [body]
 */
async function start(state, parts, kind, body = {}) {
  if (state.isLost) return state.notify('The studio does not respond. Check that wallpress studio is still running.', true);
  begin(parts, kind);
  try {
    await state.session.post(`/api/${kind}`, body);
  } catch (error) {
    end(parts);
    state.fail(error);
  }
}

/**
 * @param {Parts} parts
 * @param {JobKind} kind
 */
function begin(parts, kind) {
  if (parts.job.kind === kind) return;
  parts.job.kind = kind;
  parts.running.hidden = parts.details.hidden = false;
  parts.title.textContent = `${NAMES[kind]}…`;
  parts.bar.removeAttribute('value');
  parts.log.textContent = '';
  fill(parts.result);
  parts.result.className = 'job-result';
  parts.buttons.forEach((button) => button.setAttribute('aria-disabled', 'true'));
}

/** @param {Parts} parts */
function end(parts) {
  parts.job.kind = null;
  parts.running.hidden = true;
  parts.buttons.forEach((button) => button.setAttribute('aria-disabled', 'false'));
}

/**
 * @param {Parts} parts
 * @param {string} text
 */
function addToLog({ log }, text) {
  log.append(`${text}\n`);
  while (log.childNodes.length > LOG_LINES) log.firstChild?.remove();
  log.scrollTop = log.scrollHeight;
}

/**
 * @param {import('./studio-state.js').StudioState} state
 * @param {Parts} parts
 * @param {FinishedNews} news
 */
async function finish(state, parts, { job, isOK, summary }) {
  const command = state.studio.publishCommand;
  const clear = () => {
    fill(parts.result);
    parts.details.hidden = true;
    parts.buttons[0].focus();
  };
  end(parts);
  parts.details.hidden = parts.log.textContent === '';
  parts.result.classList.add(isOK ? 'good' : 'bad');
  fill(
    parts.result,
    icon(isOK ? 'check' : 'warning'),
    make('span', `${NAMES[job]}: ${summaryText(summary)}`),
    job === 'build' &&
      isOK &&
      copyButton('Copy the command for publishing', command, { class: 'job-publish', title: command }),
    make('button', { onclick: clear }, icon('cross'), hiddenText('Close the result')),
  );
  await state.reload();
}
