import { hiddenText, icon, make } from '../../Preview/Page/dom.js';
import { askForText } from './dialog.js';
import { acceptance } from './edits.js';

/**
 * Makes a button that accepts a finding of a wallpaper; nothing for a note, which needs no answer.
 * @param {import('./studio-state.js').StudioState} state
 * @param {PageFinding} finding
 */
export function acceptButton(state, { wallpaper, rule, severity, message }) {
  if (!wallpaper || severity === 'note') return null;
  const accept = async () => {
    const reason = await askForText('Accept a problem', message, 'Reason (saved in wallpress.yml)', 'Accept');
    if (reason) state.edit([acceptance(wallpaper, rule, reason)]);
  };
  return make('button', { class: 'accept', onclick: accept }, 'Accept…', hiddenText(` ${rule}`));
}

/**
 * Makes the list of a wallpaper's accepted findings, each with a button that withdraws the acceptance.
 * @param {import('./studio-state.js').StudioState} state
 * @param {StudioWallpaper} wallpaper
 */
export function acceptedList(state, { id, studio }) {
  if (studio.accepted.length === 0) return null;
  return make(
    'ul',
    { class: 'accepted-list', 'aria-label': 'Accepted problems' },
    studio.accepted.map(({ rule, reason }) =>
      make(
        'li',
        { class: 'accepted' },
        make('span', icon('check'), ' Accepted: ', make('code', rule), ` ${reason ?? ''}`),
        make('button', { onclick: () => state.edit([acceptance(id, rule, null)]) }, 'Withdraw', hiddenText(` ${rule}`)),
      ),
    ),
  );
}
