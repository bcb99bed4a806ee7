import { fill, make, segmented } from '../../Preview/Page/dom.js';
import { createCalendar, dayAfter } from './calendar.js';
import { dayText } from '../../Preview/Page/words.js';

/**
 * Makes the fields for the days of a collection. `onSet(key, day)` gets the keys of the YAML. Returns `{ element, show }`.
 * @param {Day} today
 * @param {(key: 'start' | 'end', day: Day | null) => void} onSet
 */
export function createDates(today, onSet) {
  /** @type {{ start: Day | null, end: Day | null, picks: 'start' | 'end' }} */
  const state = { start: null, end: null, picks: 'start' };
  const problem = make('p', { class: 'field-problem', role: 'alert' });
  const words = make('p', { class: 'date-words' });
  const put = (/** @type {'start' | 'end'} */ key, /** @type {Day | null} */ day) => {
    const next = { ...state, [key]: day };
    problem.textContent =
      next.start && next.end && next.end <= next.start ? 'The last day would be before the first one.' : '';
    if (problem.textContent === '' && next[key] !== state[key]) onSet(key, day);
  };
  const first = dayField('First day', (day) => put('start', day));
  const last = dayField('Last day people see it', (day) => put('end', day && dayAfter(day)));
  const calendar = createCalendar(today, (day) => put(state.picks, state.picks === 'end' ? dayAfter(day) : day));
  const picks = segmented(
    'The calendar sets',
    [
      ['start', 'First day'],
      ['end', 'Last day'],
    ],
    'start',
    (value) => {
      state.picks = value;
    },
  );
  const show = (/** @type {{ start: Day | null, end: Day | null }} */ { start, end }) => {
    const isOther = start !== state.start || end !== state.end;
    Object.assign(state, { start, end });
    first.show(start);
    last.show(end && dayAfter(end, -1));
    fill(words, rangeText(start, end));
    problem.textContent = '';
    calendar.show(
      { start, end },
      isOther ? (state.picks === 'end' && end ? dayAfter(end, -1) : (start ?? (end && dayAfter(end, -1)))) : null,
    );
  };
  const element = make(
    'fieldset',
    { class: 'dates' },
    make('legend', {}, 'Dates'),
    make('div', { class: 'date-fields' }, first.element, last.element),
    problem,
    words,
    make('div', { class: 'date-picks' }, make('span', { 'aria-hidden': 'true' }, 'The calendar sets'), picks),
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
      type: 'button',
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
  return { element: make('div', { class: 'field' }, make('label', {}, make('span', {}, label), field), clear), show };
}

/**
 * @param {Day | null} start
 * @param {Day | null} end
 */
function rangeText(start, end) {
  if (!start && !end) return 'It is always shown.';
  const from = start ? `People see it from ${dayText(start)}` : 'People see it';
  if (!end) return `${from}, without an end.`;
  return `${from} up to and including ${dayText(dayAfter(end, -1))}. The YAML says end: ${end}; on that day clients do not show it anymore.`;
}
