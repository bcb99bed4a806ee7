import { make } from '../../Preview/Page/dom.js';
import { invitationElement } from '../../Preview/Page/invitation.js';
import { openDialog } from './dialog.js';

/**
 * Makes the button that shows the wallpapers on phones of the local network, for an hour or until they are stopped.
 * @param {import('./studio-state.js').StudioState} state
 */
export function phoneButton(state) {
  return make('button', { onclick: () => showOnPhones(state) }, 'Phone…');
}

/** @param {import('./studio-state.js').StudioState} state */
async function showOnPhones(state) {
  try {
    const invitation = /** @type {PageInvitation} */ (await state.session.post('/api/phone', { isOn: true }));
    const isOver = await openDialog(
      'On a phone',
      [make('p', 'Reload the page on the phone to see changes.'), invitationElement(invitation)],
      [
        { text: 'Stop', value: true },
        { text: 'Keep open', value: false, isMain: true },
      ],
    );
    if (!isOver) return;
    await state.session.post('/api/phone', { isOn: false });
    state.notify('Phones can no longer open the page.');
  } catch (error) {
    state.fail(error);
  }
}
