import { useLayoutEffect, useState } from 'react';

/** Whether the Alt key alone is held, while the window has the focus. */
export function useAltKey(): boolean {
  const [isHeld, setIsHeld] = useState(false);
  // With the button, not a frame later: whoever sees that may already use a key.
  useLayoutEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      const { key, type, ctrlKey, metaKey, shiftKey } = event;
      const isAlone = !ctrlKey && !metaKey && !shiftKey;
      if (key !== 'Alt') setIsHeld(false);
      else if (isAlone) {
        // Else some browsers move the focus to their menu.
        event.preventDefault();
        setIsHeld(type === 'keydown');
      }
    };
    const release = (): void => setIsHeld(false);
    addEventListener('keydown', follow, true);
    addEventListener('keyup', follow, true);
    addEventListener('blur', release);
    return () => {
      removeEventListener('keydown', follow, true);
      removeEventListener('keyup', follow, true);
      removeEventListener('blur', release);
    };
  }, []);
  return isHeld;
}
