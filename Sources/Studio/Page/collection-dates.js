import { fill, make, refill, segmented } from '../../Preview/Page/dom.js';
import { createCalendar, dayAfter } from './calendar.js';
import { dayText } from '../../Preview/Page/words.js';

/**
 * Makes the fields for the days of a collection. `onSet` gets the changes, with the keys of the YAML. Returns `{ element,
 * show }`.
 * @param {Day} today
 * @param {(days: { start?: Day | null, end?: Day | null }) => void} onSet
 */
export function createDates(today, onSet) {
  /** @type {{ start: Day | null, end: Day | null, picks: 'start' | 'end' }} */
  const state = { start: null, end: null, picks: 'start' };
  /** @type {{ start: Day | null, end: Day | null }} */
  const range = { start: null, end: null };
  const problem = make('p', { class: 'field-problem', role: 'alert' });
  const words = make('p', { class: 'date-words' });
  const set = (/** @type {{ start?: Day | null, end?: Day | null }} */ days) => {
    Object.assign(state, days);
    onSet(days);
  };
  const put = (/** @type {'start' | 'end'} */ key, /** @type {Day | null} */ day) => {
    const next = { ...state, [key]: day };
    problem.textContent =
      next.start && next.end && next.end <= next.start ? 'The last day must not be before the first day.' : '';
    if (problem.textContent === '' && next[key] !== state[key]) set({ [key]: day });
  };
  /** Sets the first day, then the last one. A first day after the end begins a new range. */
  const pick = (/** @type {Day} */ day) => {
    if (state.picks === 'end') return put('end', dayAfter(day));
    if (state.end && state.end <= day) set({ start: day, end: null });
    else put('start', day);
    state.picks = 'end';
    status.textContent = 'Now choose the last day.';
    drawPicks();
  };
  const first = dayField('First day', (day) => put('start', day));
  const last = dayField('Last day people see it', (day) => put('end', day && dayAfter(day)));
  const calendar = createCalendar(today, pick);
  const status = make('p', { class: 'sr-only', role: 'status' });
  const picks = make('div');
  const drawPicks = () =>
    refill(
      picks,
      segmented(
        'The calendar sets',
        [
          ['start', 'First day'],
          ['end', 'Last day'],
        ],
        state.picks,
        (value) => {
          state.picks = value;
        },
      ),
    );
  drawPicks();
  /** Returns the day for the calendar to show: the day of the field that changed, unless the last day is being picked. */
  const shownDay = (/** @type {Day | null} */ start, /** @type {Day | null} */ end) => {
    const last = end && dayAfter(end, -1);
    return state.picks === 'end' && last ? last : (start ?? last);
  };
  const show = (/** @type {{ start: Day | null, end: Day | null }} */ { start, end }) => {
    const isOther = start !== range.start || end !== range.end;
    Object.assign(range, { start, end });
    Object.assign(state, { start, end });
    first.show(start);
    last.show(end && dayAfter(end, -1));
    fill(words, rangeText(start, end));
    problem.textContent = '';
    const isPicking = calendar.element.contains(document.activeElement);
    calendar.show({ start, end }, isOther && !isPicking ? shownDay(start, end) : null);
  };
  const element = make(
    'fieldset',
    { class: 'dates' },
    make('legend', 'Dates'),
    make('div', { class: 'date-fields' }, first.element, last.element),
    problem,
    words,
    make('div', { class: 'date-picks' }, make('span', { 'aria-hidden': 'true' }, 'The calendar sets'), picks, status),
    calendar.element,
  );
  return { element, show };
}

/**
 * @param {string} label
 * @param {(day: Day | null) => void} onChange
 */
function dayField(label, onChange) {
  const field = make('input', { type: 'date', onchange: () => onChange(field.value || null) });
  const clear = make(
    'button',
    {
      'aria-label': `No ${label.toLowerCase()}`,
      onclick: () => {
        field.focus();
        onChange(null);
      },
    },
    'Clear',
  );
  const show = (/** @type {Day | null} */ day) => {
    field.value = day ?? '';
    clear.disabled = day === null;
  };
  return { element: make('div', { class: 'field' }, make('label', make('span', label), field), clear), show };
}

/**
 * @param {Day | null} start
 * @param {Day | null} end
 */
function rangeText(start, end) {
  if (!start && !end) return 'It is always shown.';
  const from = start ? `People see it from ${dayText(start)}` : 'People see it';
  if (!end) return `${from}, with no last day.`;
  return `${from} up to and including ${dayText(dayAfter(end, -1))}. The YAML has end: ${end}, the first day without it.`;
}
