import { useEffect, useId, useRef } from 'react';
import type { FieldDetails } from './messages.ts';
import { nameEditions } from './name-editions.ts';
import type { Target } from './use-target.ts';

interface TargetsProps {
  readonly what: 'text' | 'list';
  readonly details: Pick<FieldDetails, 'owner' | 'field' | 'reach' | 'place'>;
  readonly own: string;
  readonly target: Target | undefined;
  /** Whether the change was to be saved before it was chosen. */
  readonly isMissed: boolean;
  readonly onPick: (target: Target) => void;
}

/** Asks of an inherited value whom its change is for. */
export function Targets({ what, details, own, target, isMissed, onPick }: TargetsProps) {
  const { owner, field, reach, place } = details;
  const name = useId();
  const first = useRef<HTMLInputElement>(null);
  const isNeeded = isMissed && target === undefined;
  useEffect(() => {
    if (isNeeded) first.current?.focus();
  }, [isNeeded]);
  const whole = own === field ? own : `${own}, the whole of it`;
  const choices: readonly (readonly [Target, string])[] = [
    ['write', `Change it in ${place.label}, for ${nameEditions(reach)}`],
    ['own', `Give ${owner} its own ${whole}`],
  ];
  return (
    <fieldset className="targets">
      <legend>This {what} is inherited. Whom is the change for?</legend>
      {choices.map(([value, words], index) => (
        <label key={value}>
          <input
            ref={index === 0 ? first : undefined}
            type="radio"
            name={name}
            checked={target === value}
            onChange={() => onPick(value)}
          />{' '}
          {words}
        </label>
      ))}
      {isNeeded && (
        <p className="answer__error" role="alert">
          Nothing is saved yet. Choose one of these first.
        </p>
      )}
    </fieldset>
  );
}
