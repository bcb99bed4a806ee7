const PRESSABLE = 'a[href], button, label, summary';

/**
 * Delays changes of the page while a pointer presses a button or a link: one that is moved or replaced before the release
 * receives no click. Returns a function that makes a change at once, or after the click.
 */
export function watchPress() {
  let isPressed = false;
  /** @type {(() => void)[]} */
  let waiting = [];
  const release = () => {
    isPressed = false;
    const changes = waiting;
    waiting = [];
    changes.forEach((change) => change());
  };
  addEventListener(
    'pointerdown',
    (event) => {
      isPressed = /** @type {Element} */ (event.target).closest(PRESSABLE) !== null;
    },
    true,
  );
  // The click comes right after the release.
  addEventListener('pointerup', () => setTimeout(release), true);
  addEventListener('pointercancel', release, true);
  // Some systems send no release to the page once a menu is open.
  addEventListener('contextmenu', release, true);
  return (/** @type {() => void} */ change) => {
    if (isPressed) waiting.push(change);
    else change();
  };
}
