import { useId } from 'react';
import type { Session } from '../session.ts';
import { Answer } from './Answer.tsx';
import type { ListDetails } from './messages.ts';
import type { ListEntry } from './text-fields.ts';
import { Targets } from './Targets.tsx';
import { Undo } from './Undo.tsx';
import type { ListControl, ListStep } from './use-list.ts';
import { useList } from './use-list.ts';

interface ListPartProps {
  readonly entry: ListEntry;
  readonly session: Session;
  readonly onNext: (index: number) => void;
}

/** A list: items are added to it, moved in it and taken from it. */
export function ListPart({ entry, session, onNext }: ListPartProps) {
  const list = useList(entry, session, onNext);
  const { details, target, missedCount, setTarget, answer, done } = list;
  if (details === undefined) return null;
  const { index, seen } = details;
  return (
    <section className="field" aria-label={`List ${details.field}`}>
      <h3 className="card__caption">
        {index === undefined
          ? `${details.field} has no items`
          : `Item ${index + 1} of ${seen.typed.length} in ${details.field}`}
      </h3>
      <Targets
        what="list"
        details={details}
        editing={details}
        target={target}
        missedCount={missedCount}
        onPick={setTarget}
      />
      <Steps list={list} details={details} />
      {done !== undefined && <Undo session={session} saved={{ words: done, answer }} />}
      <Answer answer={answer} value="" />
    </section>
  );
}

interface StepsProps {
  readonly list: ListControl;
  readonly details: ListDetails;
}

/** The buttons of a list, and why some of them do nothing. */
function Steps({ list, details }: StepsProps) {
  const { isBusy } = list;
  const { inherits } = details;
  const notes = useId();
  const steps = stepsOf(details);
  const refusals = [...new Set(steps.flatMap(({ refusal }) => refusal ?? []))];
  return (
    <>
      <p className="field__actions">
        {steps.map(({ words, refusal, step }) => (
          <button
            key={words}
            type="button"
            className="button"
            // The focus stays where a button can no longer do anything.
            aria-disabled={isBusy || refusal !== undefined}
            aria-describedby={refusal === undefined ? undefined : notes}
            onClick={() => refusal === undefined && list.change(step)}
          >
            {words}
          </button>
        ))}
        {inherits !== undefined && (
          <button type="button" className="button" aria-disabled={isBusy} onClick={list.handBack}>
            Take the list of {inherits.chain.split(' ← ').at(-1)}
          </button>
        )}
      </p>
      {refusals.length > 0 && (
        <p id={notes} className="field__note">
          {refusals.join(' ')}
        </p>
      )}
    </>
  );
}

interface OfferedStep {
  readonly words: string;
  readonly step: ListStep;
  /** Why it cannot be made. */
  readonly refusal?: string | undefined;
}

/** What can be made of a list, from one of its items where it has any. */
function stepsOf(details: ListDetails): readonly OfferedStep[] {
  const { index, field } = details;
  return index === undefined
    ? [addAs(0, `Add the first item to ${field}`)]
    : stepsFrom(index, details);
}

function addAs(index: number, words: string, refusal?: string): OfferedStep {
  return {
    words,
    step: {
      change: { kind: 'add', index },
      done: `Added as item ${index + 1}. Its words are for you to edit.`,
      next: index,
    },
    refusal,
  };
}

function stepsFrom(
  index: number,
  { seen, noneAdded, noneRemoved, noneMoved }: ListDetails,
): readonly OfferedStep[] {
  const last = seen.typed.length - 1;
  return [
    addAs(index + 1, 'Add one below', noneAdded),
    {
      words: 'Move up',
      step: {
        change: { kind: 'swap', index: index - 1 },
        done: `Moved up to item ${index}.`,
        next: index - 1,
      },
      refusal: noneMoved ?? (index === 0 ? 'It is the first.' : undefined),
    },
    {
      words: 'Move down',
      step: {
        change: { kind: 'swap', index },
        done: `Moved down to item ${index + 2}.`,
        next: index + 1,
      },
      refusal: noneMoved ?? (index === last ? 'It is the last.' : undefined),
    },
    {
      words: 'Remove',
      step: {
        change: { kind: 'remove', index },
        done: `Removed item ${index + 1}.`,
        next: Math.max(0, Math.min(index, last - 1)),
      },
      refusal: noneRemoved,
    },
  ];
}
