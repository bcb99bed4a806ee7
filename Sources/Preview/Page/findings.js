import { icon, make } from './dom.js';
import { countText } from './words.js';

const SEVERITIES = { error: ['cross', 'Error'], warning: ['warning', 'Warning'], note: ['note', 'Note'] };
const JOBS = { build: 'build', verify: 'verification' };

/**
 * Makes a list of findings, or nothing if there are none. `answer` makes the element below each, such as a button.
 * @param {PageFinding[]} findings
 * @param {Check['answer']} [answer]
 */
export function findingsList(findings, answer) {
  if (findings.length === 0) return null;
  return make(
    'ul',
    { class: 'findings' },
    findings.map((finding, at) => {
      const isSame = findings.slice(0, at).some(({ fix }) => fix === finding.fix);
      return findingElement(isSame ? { ...finding, fix: 'the same' } : finding, answer?.(finding));
    }),
  );
}

/**
 * The progress of a wallpaper's check: whether it is running, and which findings of the last build or the last
 * verification are older than a change. `answer` makes the controls for a finding, and `answers` shows the answers
 * given.
 * @typedef {{
 *   isChecking: boolean, older: { from: JobKind, findings: PageFinding[] }[],
 *   answer?: (finding: PageFinding) => import('./dom.js').Child, answers?: import('./dom.js').Child,
 * }} Check
 */

/**
 * Makes the section of findings that belong to none of the pictures. `all` is the number of all findings of the
 * wallpaper.
 * @param {PageFinding[]} findings
 * @param {number} all
 * @param {Check} [check]
 */
export function findingsSection(findings, all, check = { isChecking: false, older: [] }) {
  const { isChecking, older, answer, answers } = check;
  const none = isChecking ? null : all > 0 ? 'All findings are shown next to their pictures.' : 'No findings.';
  return make(
    'section',
    make('h2', 'Findings'),
    findingsList(findings, answer) ?? (none && make('p', { class: 'quiet' }, none)),
    answers,
    isChecking && make('p', { class: 'checking quiet', role: 'status' }, 'Checking…'),
    older.map((one) =>
      make(
        'details',
        { class: 'older-findings' },
        make(
          'summary',
          `Before the latest changes: ${countText(one.findings.length, 'finding')} of the last ${JOBS[one.from]}`,
        ),
        findingsList(one.findings),
      ),
    ),
  );
}

/**
 * @param {PageFinding} finding
 * @param {import('./dom.js').Child} answer
 */
function findingElement(finding, answer) {
  const [sign, name] = SEVERITIES[finding.severity];
  const place = finding.path && `${finding.path}${finding.line ? `:${finding.line}` : ''}`;
  return make(
    'li',
    { class: `finding ${finding.severity}` },
    make(
      'p',
      { class: 'finding-message' },
      make('span', { class: 'severity' }, icon(sign), name),
      ' ',
      sentence(finding.message),
      finding.effect && ` ${sentence(finding.effect)}`,
    ),
    finding.fix && make('p', { class: 'fix' }, sentence(`What to do: ${finding.fix}`)),
    make('p', { class: 'finding-place' }, make('code', finding.rule), place && [' ', make('code', place)], answer),
  );
}

/**
 * Makes a sentence of a message: "People cannot read it." for "people cannot read it".
 * @param {string} text
 */
export function sentence(text) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
