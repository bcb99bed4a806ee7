import { fill, hiddenText, icon, make } from '../../Preview/Page/dom.js';
import { dayDate, dayText } from '../../Preview/Page/words.js';

const DAY_LENGTH = 86_400_000;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Returns the day some days later, as YYYY-MM-DD.
 * @param {Day} day
 * @param {number} [days]
 */
export function dayAfter(day, days = 1) {
  return new Date(dayDate(day).getTime() + days * DAY_LENGTH).toISOString().slice(0, 10);
}

/**
 * @param {Day} day
 * @param {number} months
 */
function monthAfter(day, months) {
  const date = dayDate(day);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0));
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date.getUTCDate(), last.getUTCDate())))
    .toISOString()
    .slice(0, 10);
}

const weekdayOf = (/** @type {Day} */ day) => (dayDate(day).getUTCDay() + 6) % 7;

/** @type {Record<string, (day: Day) => Day>} */
const KEYS = {
  ArrowLeft: (day) => dayAfter(day, -1),
  ArrowRight: (day) => dayAfter(day),
  ArrowUp: (day) => dayAfter(day, -7),
  ArrowDown: (day) => dayAfter(day, 7),
  PageUp: (day) => monthAfter(day, -1),
  PageDown: (day) => monthAfter(day, 1),
  Home: (day) => dayAfter(day, -weekdayOf(day)),
  End: (day) => dayAfter(day, 6 - weekdayOf(day)),
};

/** @typedef {{ start: Day | null, end: Day | null }} Range */

/**
 * Makes a month to pick days from. It shows a collection as clients treat it: the end is the first day without it.
 * Returns `{ element, show }`; `show({ start, end })` marks the days.
 * @param {Day} today
 * @param {(day: Day) => void} onPick
 */
export function createCalendar(today, onPick) {
  /** @type {{ day: Day, range: Range }} */
  const state = { day: today, range: { start: null, end: null } };
  const title = make('h3', { id: 'wallpress-calendar-title', 'aria-live': 'polite' });
  const body = make('tbody');
  const turn = (/** @type {number} */ months) => go(monthAfter(state.day, months), false);
  const element = make(
    'div',
    { class: 'day-picker' },
    make(
      'div',
      { class: 'day-picker-head' },
      make('button', { onclick: () => turn(-1) }, icon('back'), hiddenText('Previous month')),
      title,
      make('button', { onclick: () => turn(1) }, icon('next'), hiddenText('Next month')),
    ),
    make(
      'table',
      {
        role: 'grid',
        'aria-labelledby': 'wallpress-calendar-title',
        onkeydown: (/** @type {KeyboardEvent} */ event) => key(event),
        onclick: (/** @type {Event} */ event) => pick(event),
      },
      make(
        'thead',
        make(
          'tr',
          WEEKDAYS.map((name) => make('th', { scope: 'col', abbr: name }, name.slice(0, 2))),
        ),
      ),
      body,
    ),
  );
  const draw = () => {
    title.textContent = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      dayDate(state.day),
    );
    fill(
      body,
      weeksOf(state.day).map((week) =>
        make(
          'tr',
          week.map((day) => dayCell(day, state, today)),
        ),
      ),
    );
  };
  const go = (/** @type {Day} */ day, /** @type {boolean} */ hasFocus) => {
    state.day = day;
    draw();
    if (hasFocus) /** @type {HTMLElement | null} */ (body.querySelector(`[data-day="${day}"]`))?.focus();
  };
  const pick = (/** @type {Event} */ event) => {
    const cell = /** @type {Element} */ (event.target).closest('[data-day]');
    const day = /** @type {HTMLElement | null} */ (cell)?.dataset.day;
    if (!day) return;
    go(day, true);
    onPick(day);
  };
  const key = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === 'Enter' || event.key === ' ') pick(event);
    else if (KEYS[event.key]) go(KEYS[event.key](state.day), true);
    else return;
    event.preventDefault();
  };
  const show = (/** @type {Range} */ range, /** @type {Day | null} */ day = null) => {
    const hadFocus = body.contains(document.activeElement);
    Object.assign(state, { range, day: day ?? state.day });
    go(state.day, hadFocus);
  };
  show(state.range);
  return { element, show };
}

/** @param {Day} day */
function weeksOf(day) {
  const first = `${day.slice(0, 8)}01`;
  const start = dayAfter(first, -weekdayOf(first));
  const weeks = Array.from({ length: 6 }, (_, week) => WEEKDAYS.map((_name, at) => dayAfter(start, week * 7 + at)));
  return weeks.filter((week) => week.some((other) => other.startsWith(day.slice(0, 7))));
}

/**
 * @param {Day} day
 * @param {{ day: Day, range: Range }} shown
 * @param {Day} today
 */
function dayCell(day, { day: current, range }, today) {
  const kind = kindOfDay(day, range);
  return make(
    'td',
    {
      role: 'gridcell',
      'data-day': day,
      tabindex: day === current ? 0 : -1,
      class: `${kind.name}${day.startsWith(current.slice(0, 7)) ? '' : ' other-month'}`,
      'aria-selected': String(kind.isShown),
      'aria-current': day === today ? 'date' : null,
      'aria-label': `${dayText(day)}${kind.words}`,
    },
    String(Number(day.slice(8))),
  );
}

/**
 * Returns the class, the state and the words of a day in the range of a collection.
 * @param {Day} day
 * @param {Range} range
 */
function kindOfDay(day, { start, end }) {
  if (end && day === end) return { name: 'end-day', isShown: false, words: ', end: no longer shown' };
  const isShown = (start !== null || end !== null) && (!start || day >= start) && (!end || day < end);
  if (!isShown) return { name: '', isShown, words: '' };
  if (day === start) return { name: 'shown first-day', isShown, words: ', first day' };
  if (end && day === dayAfter(end, -1)) return { name: 'shown last-day', isShown, words: ', last day people see it' };
  return { name: 'shown', isShown, words: ', shown' };
}
