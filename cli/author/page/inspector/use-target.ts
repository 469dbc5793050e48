import { useState } from 'react';

/** Where a changed value goes: to where it is written, or to the region itself. */
export type Target = 'write' | 'own';

/** Whom a change is for. */
export interface TargetChoice {
  /** Undefined where that is yet to be chosen. */
  readonly target: Target | undefined;
  /** How often a change was to be saved before it was chosen. */
  readonly missedCount: number;
  readonly setTarget: (target: Target) => void;
  /** Makes a change once it is known whom it is for. */
  readonly makeFor: (make: (target: Target) => void) => void;
}

/**
 * @param isAsked Whether the value is inherited, and can be one of the region's own.
 * @param likely What is chosen at first.
 */
export function useTarget(isAsked: boolean, likely?: Target): TargetChoice {
  const [chosen, setTarget] = useState(likely);
  const [missedCount, setMissedCount] = useState(0);
  const target = isAsked ? chosen : 'write';
  return {
    target,
    missedCount,
    setTarget,
    makeFor(make) {
      if (target === undefined) setMissedCount(missedCount + 1);
      else make(target);
    },
  };
}
