import { useState } from 'react';
import type { OfferedStep } from '../inspector/StepButtons.tsx';
import { StepButtons } from '../inspector/StepButtons.tsx';
import { Targets } from '../inspector/Targets.tsx';
import type { Target } from '../inspector/use-target.ts';
import { useTarget } from '../inspector/use-target.ts';
import { KindsDialog } from './KindsDialog.tsx';
import type { BlockEdit, BlocksAnswer, BlockStep, ShownBlock } from './messages.ts';
import { onlyForAll } from './messages.ts';

interface BlockStepsProps {
  readonly found: BlocksAnswer;
  readonly block: ShownBlock;
  readonly save: (edit: BlockEdit, words: string) => Promise<void>;
}

/** What can be made of a block, and for whom. */
export function BlockSteps({ found, block, save }: BlockStepsProps) {
  const [isSaving, setIsSaving] = useState(false);
  const [isAdding, setIsAdding] = useState(false);
  const { makeFor, target, missedCount, setTarget } = useTarget(block.own !== undefined);
  const { owner, page, kinds } = found;
  const { name, seen, title, own = '' } = block;
  const edit = (target: Target) => ({ owner, page, block: name, seen, target });
  const send = async (edited: BlockEdit, words: string): Promise<void> => {
    setIsSaving(true);
    await save(edited, words);
    setIsSaving(false);
  };
  const take = (step: BlockStep, words: string, isFor?: Target): void => {
    const make = (target: Target) => void send({ ...edit(target), step }, words);
    if (isFor === undefined) makeFor(make);
    else make(isFor);
  };
  return (
    <div className="blocks__steps">
      <Targets
        what="block"
        details={{ ...block, owner, field: own }}
        editing={block}
        target={target}
        missedCount={missedCount}
        onPick={setTarget}
      />
      <StepButtons
        isBusy={isSaving}
        steps={[
          { words: 'Add a block below', take: () => makeFor(() => setIsAdding(true)) },
          ...stepsOf(block, target, take),
        ]}
      />
      {isAdding && (
        <KindsDialog
          kinds={kinds}
          place={target === 'own' ? `at the end of the page, for ${owner}` : `below “${title}”`}
          onPick={({ kind, label }) => {
            setIsAdding(false);
            const added = { step: 'add', kind } as const;
            makeFor((target) => void send({ ...edit(target), ...added }, `Added: ${label}.`));
          }}
          onClose={() => setIsAdding(false)}
        />
      )}
    </div>
  );
}

/** Those besides adding one. What a state says itself is asked of nobody else. */
function stepsOf(
  { isShown, isHiddenHere, isSample, own, ...refused }: ShownBlock,
  target: Target | undefined,
  take: (step: BlockStep, words: string, isFor?: Target) => void,
): readonly OfferedStep[] {
  const inherited = own !== undefined && target === 'own' ? onlyForAll : undefined;
  return [
    {
      words: 'Move up',
      refusal: inherited ?? refused.noneUp,
      take: () => take('up', 'Moved up.'),
    },
    {
      words: 'Move down',
      refusal: inherited ?? refused.noneDown,
      take: () => take('down', 'Moved down.'),
    },
    isShown
      ? { words: 'Hide', take: () => take('hide', 'Hidden.') }
      : {
          words: 'Show',
          take: () => take('show', 'Shown again.', isHiddenHere ? 'own' : undefined),
        },
    {
      words: 'Remove',
      refusal: inherited ?? refused.noneRemoved,
      take: () => take('remove', 'Removed.'),
    },
    ...(isSample
      ? [
          {
            words: 'Its words are ours now',
            take: () => take('keep words', 'They are no longer marked as a sample.', 'write'),
          },
        ]
      : []),
  ];
}
