import { useState } from 'react';

/** Where a changed value goes: to where it is written, or to the region itself. */
export type Target = 'write' | 'own';

/**
 * Whom a change is for.
 *
 * @param isAsked Whether the value is inherited, and can be one of the region's own.
 * @param likely What is chosen at first.
 */
export function useTarget(isAsked: boolean, likely?: Target) {
  const [chosen, setTarget] = useState(likely);
  const [missedCount, setMissedCount] = useState(0);
  /** Undefined where that is yet to be chosen. */
  const target = isAsked ? chosen : 'write';
  return {
    target,
    /** How often a change was to be saved before it was chosen. */
    missedCount,
    setTarget,
    /** Makes a change once it is known whom it is for. */
    makeFor(make: (target: Target) => void): void {
      if (target === undefined) setMissedCount(missedCount + 1);
      else make(target);
    },
  };
}
