import { useId } from 'react';
import type { FieldDetails } from './messages.ts';
import { nameEditions } from './name-editions.ts';
import type { Target } from './use-editing.ts';

interface TargetsProps {
  readonly what: 'text' | 'list';
  readonly details: Pick<FieldDetails, 'owner' | 'field' | 'reach' | 'place'>;
  readonly own: string;
  readonly target: Target;
  readonly onPick: (target: Target) => void;
}

/** Asks of an inherited value whom its change is for. */
export function Targets({ what, details, own, target, onPick }: TargetsProps) {
  const { owner, field, reach, place } = details;
  const name = useId();
  const whole = own === field ? own : `${own}, the whole of it`;
  const choices: readonly (readonly [Target, string])[] = [
    ['write', `Change it in ${place.label}, for ${nameEditions(reach)}`],
    ['own', `Give ${owner} its own ${whole}`],
  ];
  return (
    <fieldset className="targets">
      <legend>This {what} is inherited.</legend>
      {choices.map(([value, words]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={target === value}
            onChange={() => onPick(value)}
          />{' '}
          {words}
        </label>
      ))}
    </fieldset>
  );
}
