import { useEffect, useId, useRef } from 'react';
import type { OwnChoice } from './edit-messages.ts';
import type { FieldDetails } from './messages.ts';
import { listKeys, nameEditions } from './name-editions.ts';
import type { Target } from './use-target.ts';

interface TargetsProps extends ChoiceProps {
  readonly editing: OwnChoice;
}

/**
 * Whom a change of a value is for: asked where that can be chosen, and said where others show the
 * value as well.
 */
export function Targets({ editing: { own, linking = [], noneOwn }, ...choice }: TargetsProps) {
  const { owner, reach, place } = choice.details;
  if (own !== undefined) {
    const others = linking.length === 0 ? '' : `, which ${listKeys(linking)} will show too`;
    return <Choice {...choice} own={`${sayOwn(choice, own)}${others}`} />;
  }
  if (reach.editions.every((key) => key === owner)) return null;
  return (
    <p className="card__note">
      It is changed in {place.label}, for {nameEditions(reach)}. {noneOwn}
    </p>
  );
}

function sayOwn({ what, details: { owner, field } }: ChoiceProps, own: string): string {
  if (what === 'block') return `Change it for ${owner} itself`;
  return `Give ${owner} its own ${own === field ? own : `${own}, the whole of it`}`;
}

interface ChoiceProps {
  readonly what: 'text' | 'list' | 'block';
  readonly details: Pick<FieldDetails, 'owner' | 'field' | 'reach' | 'place'>;
  readonly target: Target | undefined;
  /** How often the change was to be saved before it was chosen. */
  readonly missedCount: number;
  readonly onPick: (target: Target) => void;
}

/** Asks of an inherited value whom its change is for. */
function Choice({
  what,
  details,
  own,
  target,
  missedCount,
  onPick,
}: ChoiceProps & { own: string }) {
  const { reach, place } = details;
  const name = useId();
  const first = useRef<HTMLInputElement>(null);
  const isNeeded = missedCount > 0 && target === undefined;
  useEffect(() => {
    if (isNeeded) first.current?.focus();
  }, [isNeeded, missedCount]);
  const choices: readonly (readonly [Target, string])[] = [
    ['write', `Change it in ${place.label}, for ${nameEditions(reach)}`],
    ['own', own],
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
          />
          {words}
        </label>
      ))}
      {isNeeded && (
        <p key={missedCount} className="answer__error" role="alert">
          Nothing is saved yet. Choose one of these first.
        </p>
      )}
    </fieldset>
  );
}
