import { make } from '../../Preview/Page/dom.js';
import { VARIANTS } from '../../Preview/Page/words.js';
import { openDialog } from './dialog.js';

/**
 * Removes a master that only some variants have, if people still want it when they know what it means. Returns whether it is
 * gone.
 * @param {import('./studio-state.js').StudioState} state
 * @param {string} id
 * @param {StudioMaster} master
 * @param {Variant[]} variants
 */
export async function removeOwnMaster(state, id, master, variants) {
  const path = state.pathInInput(master.path);
  const names = variants.map((variant) => VARIANTS[variant].title).join(' and ');
  const isWanted = await openDialog(
    'Remove own master',
    [
      make('p', {}, make('code', {}, path), ' is deleted from the input folder. This cannot be undone.'),
      make('p', {}, `${names} will be made from the other master again.`),
    ],
    [
      { text: 'Cancel', value: null },
      { text: 'Delete the file', value: true, isMain: true },
    ],
  );
  if (!isWanted) return false;
  try {
    await state.session.post('/api/remove-master', { id, path: master.path });
  } catch (error) {
    state.fail(error);
    return false;
  }
  await state.reload(`${path} was removed.`);
  return true;
}
