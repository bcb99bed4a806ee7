import { hiddenText, icon, make } from '../../Preview/Page/dom.js';
import { askForText } from './dialog.js';

/**
 * The edit that accepts what a rule finds on a wallpaper; without a reason, it is taken back.
 * @param {string | null} wallpaper
 * @param {string} rule
 * @param {string | null} reason
 */
export function acceptance(wallpaper, rule, reason) {
  return { op: 'accept', wallpaper, rule, reason };
}

/**
 * A button that accepts a finding of a wallpaper; nothing for a note, which nobody has to answer.
 * @param {import('./studio-state.js').StudioState} state
 * @param {PageFinding} finding
 */
export function acceptButton(state, { wallpaper, rule, severity, message }) {
  if (!wallpaper || severity === 'note') return null;
  const accept = async () => {
    const reason = await askForText('Accept a problem', message, 'Reason, for wallpress.yml', 'Accept');
    if (reason) state.edit([acceptance(wallpaper, rule, reason)]);
  };
  return make('button', { type: 'button', class: 'accept', onclick: accept }, 'Accept…', hiddenText(` ${rule}`));
}

/**
 * What was accepted of a wallpaper, each with a way to take that back.
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
        make('span', {}, icon('check'), ' Accepted: ', make('code', {}, rule), ` ${reason ?? ''}`),
        make(
          'button',
          { type: 'button', onclick: () => state.edit([acceptance(id, rule, null)]) },
          'Take back',
          hiddenText(` ${rule}`),
        ),
      ),
    ),
  );
}
