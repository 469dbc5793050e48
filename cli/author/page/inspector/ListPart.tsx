import { useState } from 'react';
import { Answer } from './Answer.tsx';
import type { GivenValue } from './edit-messages.ts';
import type { ListDetails } from './messages.ts';
import { NewItem } from './NewItem.tsx';
import type { ListEntry } from './text-fields.ts';
import { narrowed } from './narrowed.ts';
import type { OfferedStep } from './StepButtons.tsx';
import { StepButtons } from './StepButtons.tsx';
import { Targets } from './Targets.tsx';
import { Undo } from './Undo.tsx';
import { usePages } from './use-field.ts';
import type { ListControl, ListStep } from './use-list.ts';
import { useList } from './use-list.ts';

interface ListPartProps {
  readonly entry: ListEntry;
  readonly onNext: (index: number) => void;
}

/** A list: items are added to it, moved in it and taken from it. */
export function ListPart({ entry, onNext }: ListPartProps) {
  const [newIndex, setNewIndex] = useState<number>();
  const list = useList(entry, (next) => {
    setNewIndex(undefined);
    onNext(next);
  });
  const { target, missedCount, setTarget, answer, done } = list;
  const pages = usePages(list.details);
  const details = list.details && narrowed(list.details, pages);
  if (details === undefined) return null;
  const { index, item, seen } = details;
  return (
    <section className="field" aria-label={`List ${details.field}`}>
      <h3 className="card__caption">
        {index === undefined
          ? `${details.field} has no items`
          : `Item ${index + 1} of ${seen.typed.length} in ${details.field}`}
        {item !== undefined && `: ${item}`}
      </h3>
      <Targets
        what="list"
        details={details}
        editing={details}
        target={target}
        missedCount={missedCount}
        onPick={setTarget}
      />
      {newIndex === undefined ? (
        <Steps list={list} details={details} onAdd={setNewIndex} />
      ) : (
        <NewItem
          list={details.field}
          asked={details.asked}
          onAdd={(given) => list.change(addAt(indexFor(details, given) ?? newIndex, given))}
          onCancel={() => setNewIndex(undefined)}
        />
      )}
      {done !== undefined && <Undo saved={{ words: done, answer }} />}
      <Answer answer={answer} value="" />
    </section>
  );
}

interface StepsProps {
  readonly list: ListControl;
  readonly details: ListDetails;
  /** An item is to be added that gets the index. */
  readonly onAdd: (index: number) => void;
}

/** What can be made of a list. */
function Steps({ list, details, onAdd }: StepsProps) {
  const { isBusy } = list;
  const { inherits } = details;
  const steps = stepsOf(details).map(({ step, ...offered }) => ({
    ...offered,
    take: () => (typeof step === 'number' ? onAdd(step) : list.change(step)),
  }));
  return (
    <StepButtons steps={steps} isBusy={isBusy}>
      {inherits !== undefined && (
        <button type="button" className="button" aria-disabled={isBusy} onClick={list.handBack}>
          Take the list of {inherits.chain.split(' ← ').at(-1)}
        </button>
      )}
    </StepButtons>
  );
}

interface ListedStep extends Omit<OfferedStep, 'take'> {
  /** For a new item, about which more is asked first, the index that it gets. */
  readonly step: ListStep | number;
}

/** What can be made of a list, from one of its items where it has any. */
function stepsOf(details: ListDetails): readonly ListedStep[] {
  const { index, field } = details;
  return index === undefined
    ? [{ words: `Add the first item to ${field}`, step: 0 }]
    : stepsFrom(index, details);
}

/** Where a recording belongs by its day, the latest first; undefined in any other list. */
function indexFor(
  { field, seen: { typed } }: ListDetails,
  given: readonly GivenValue[],
): number | undefined {
  if (field !== 'webinarHistory') return undefined;
  const day = given.find(({ path }) => path === 'startsAt')?.value ?? '';
  const older = typed.findIndex((recording) => dayOf(recording) < day);
  return older === -1 ? typed.length : older;
}

function dayOf(recording: unknown): string {
  const days = typeof recording === 'object' && recording !== null ? { ...recording } : {};
  return String(Object.entries(days).find(([name]) => /^startsAt$|^sortableDate$/.test(name))?.[1]);
}

function addAt(index: number, given: readonly GivenValue[]): ListStep {
  return {
    change: { kind: 'add', index, given },
    done: `Added as item ${index + 1}.`,
    next: index,
  };
}

function stepsFrom(
  index: number,
  { seen, noneAdded, noneRemoved, noneMoved }: ListDetails,
): readonly ListedStep[] {
  const last = seen.typed.length - 1;
  return [
    { words: 'Add one below', step: index + 1, refusal: noneAdded },
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
