import { icon, make } from './dom.js';
import { countText } from './words.js';

const SEVERITIES = { error: ['cross', 'Error'], warning: ['warning', 'Warning'], note: ['note', 'Note'] };
const JOBS = { build: 'build', verify: 'verification' };

/**
 * A list of findings, or nothing if there are none.
 * @param {PageFinding[]} findings
 */
export function findingsList(findings) {
  if (findings.length === 0) return null;
  return make('ul', { class: 'findings' }, findings.map(findingElement));
}

/**
 * How far the check of a wallpaper is: whether it is under way, and what was found before something changed, each by the last
 * build or the last verification.
 * @typedef {{ isChecking: boolean, older: { from: JobKind, findings: PageFinding[] }[] }} Check
 */

/**
 * The findings of a wallpaper that stand beside none of its pictures. `all` is how many it has.
 * @param {PageFinding[]} findings
 * @param {number} all
 * @param {Check} [check]
 */
export function findingsSection(findings, all, check = { isChecking: false, older: [] }) {
  const { isChecking, older } = check;
  const none = isChecking ? null : all > 0 ? 'All findings stand beside their pictures.' : 'Nothing was found.';
  return make(
    'section',
    {},
    make('h2', {}, 'Findings'),
    findingsList(findings) ?? (none && make('p', { class: 'quiet' }, none)),
    isChecking && make('p', { class: 'checking quiet', role: 'status' }, 'Checking…'),
    older.map((one) =>
      make(
        'details',
        { class: 'older-findings' },
        make(
          'summary',
          {},
          `Before the latest changes: ${countText(one.findings.length, 'finding')} of the last ${JOBS[one.from]}`,
        ),
        findingsList(one.findings),
      ),
    ),
  );
}

/** @param {PageFinding} finding */
function findingElement(finding) {
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
    ),
    finding.effect && make('p', {}, sentence(finding.effect)),
    finding.fix && make('p', { class: 'fix' }, sentence(`What to do: ${finding.fix}`)),
    make('p', { class: 'finding-place' }, make('code', {}, finding.rule), place && [' ', make('code', {}, place)]),
  );
}

/**
 * Messages begin in lower case elsewhere: "People cannot read it." for "people cannot read it".
 * @param {string} text
 */
function sentence(text) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
