import { make } from './dom.js';
import { dayDate, dayText } from './words.js';

const DAY = 86_400_000;
const MONTHS_BEFORE = 3;
const MONTHS = 12;

/**
 * Makes a year with a bar for the days on which a collection is shown, and a mark for today. Its text is beside it.
 * @param {PageCollection} collection
 * @param {Day} today
 */
export function timelineElement(collection, today) {
  const now = dayDate(today);
  const month = (/** @type {number} */ offset) =>
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS_BEFORE + offset, 1);
  const [first, last] = [month(0), month(MONTHS)];
  const place = (/** @type {number} */ time) => 100 * Math.min(Math.max((time - first) / (last - first), 0), 1);
  const from = place(collection.start ? dayDate(collection.start).getTime() : first);
  const to = place(collection.end ? dayDate(collection.end).getTime() : last);
  const months = Array.from({ length: MONTHS }, (_, at) => new Date(month(at)));
  return make(
    'div',
    { class: 'timeline', 'aria-hidden': 'true' },
    months.map((date, at) =>
      make('span', { class: 'month', vars: { at: `${place(date.getTime())}%` } }, monthText(date, at === 0)),
    ),
    to > from && make('span', { class: `span ${collection.shown}`, vars: { at: `${from}%`, length: `${to - from}%` } }),
    make('span', { class: 'today', vars: { at: `${place(now.getTime() + DAY / 2)}%` } }),
  );
}

/**
 * @param {Date} date
 * @param {boolean} isFirst
 */
function monthText(date, isFirst) {
  const name = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }).format(date);
  return [name, (isFirst || date.getUTCMonth() === 0) && make('span', { class: 'year' }, String(date.getUTCFullYear()))];
}

/**
 * Returns the dates in words: "Shown now. The last day is 30 September 2026."
 * @param {PageCollection} collection
 */
export function availabilityText({ shown, start, lastDay }) {
  const begins = start ? dayText(start) : null;
  const ends = lastDay ? dayText(lastDay) : null;
  if (shown === 'always') return 'Always shown.';
  if (shown === 'later') return `Not shown yet. The first day is ${begins}${ends ? `, the last day is ${ends}` : ''}.`;
  if (shown === 'over') return `No longer shown. The last day was ${ends}.`;
  return `Shown now${begins ? `, since ${begins}` : ''}. ${ends ? `The last day is ${ends}.` : 'It has no last day.'}`;
}

/**
 * Returns "Everywhere.", or the locales as written.
 * @param {string[] | undefined} locales
 */
export function localesText(locales) {
  if (!locales) return 'In all languages and regions.';
  if (locales.length === 0) return 'In all languages and regions on iOS, in none on Android.';
  return `Only in ${locales.join(', ')}.`;
}
