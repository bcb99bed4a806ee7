import { icon, make } from './dom.js';

const SEVERITIES = { error: ['cross', 'Error'], warning: ['warning', 'Warning'], note: ['note', 'Note'] };

/**
 * A list of findings, or nothing if there are none.
 * @param {PageFinding[]} findings
 */
export function findingsList(findings) {
  if (findings.length === 0) return null;
  return make('ul', { class: 'findings' }, findings.map(findingElement));
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
