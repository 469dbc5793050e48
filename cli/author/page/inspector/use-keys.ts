import { useLayoutEffect, useRef } from 'react';

interface Keys {
  /** Whether the inspector was switched on, so that keys lead from text to text. */
  readonly isOn: boolean;
  /** Whether there is a text to keep. */
  readonly isLooking: boolean;
  readonly onToggle: () => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly onPin: () => void;
  readonly onEscape: () => boolean;
}

const steps: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/**
 * The keys of the inspector, wherever the focus is but in what can be typed into, in the card and
 * in the box.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  // With the button, not a frame later: whoever sees that may already use a key.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!takeKey(event, latest.current)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener('keydown', press, true);
    return () => removeEventListener('keydown', press, true);
  }, []);
}

/** Whether the key was the inspector's. */
function takeKey(event: KeyboardEvent, keys: Keys): boolean {
  const { key, code, altKey, shiftKey, ctrlKey, metaKey } = event;
  if (altKey && shiftKey && !ctrlKey && !metaKey && code === 'KeyE') {
    keys.onToggle();
    return true;
  }
  if (key === 'Escape') return !isIn(event, '[data-own-escape]') && keys.onEscape();
  if (!keys.isOn || isElsewhere(event)) return false;
  // Before a text is looked at, it leads from the button back into the box above that.
  if (key === 'Tab' && shiftKey && !keys.isLooking) return false;
  const step = key === 'Tab' ? (shiftKey ? -1 : 1) : steps[key];
  const isKept = key === 'Enter' && keys.isLooking;
  if (step !== undefined) keys.onStep(step);
  else if (isKept) keys.onPin();
  return step !== undefined || isKept;
}

/** Where a key has a meaning of its own. */
function isElsewhere(event: Event): boolean {
  return isIn(event, 'input, textarea, select, [contenteditable], [data-own-keys]');
}

function isIn(event: Event, selector: string): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(selector) !== null;
}
