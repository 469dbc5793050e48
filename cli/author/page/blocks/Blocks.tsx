import { useState } from 'react';
import { toQuestion, useAnswer } from '../find/use-answer.ts';
import { Answer } from '../inspector/Answer.tsx';
import { send } from '../inspector/ask.ts';
import type { EditAnswer } from '../inspector/edit-messages.ts';
import { Undo } from '../inspector/Undo.tsx';
import { useSession, useUpdates } from '../inspector/use-session.ts';
import { BlockSteps } from './BlockSteps.tsx';
import { BlockDrawing } from './drawings.tsx';
import type { BlockEdit, BlocksAnswer, ShownBlock } from './messages.ts';
import { blockPaths } from './messages.ts';

interface BlocksProps {
  /** The name of a block that is shown alone; without it all of the page's are. */
  readonly only?: string;
}

/** The blocks that the page is made of: others are added, and each is moved, hidden or removed. */
export function Blocks({ only }: BlocksProps) {
  const { found, saved, save, askAgain } = useBlocks();
  const [opened, setOpened] = useState(only);
  const blocks = found?.blocks.filter(({ name }) => only === undefined || name === only) ?? [];
  if (found === undefined || (blocks.length === 0 && saved === undefined)) return null;
  return (
    <section className="field blocks" aria-label="Blocks of this page" tabIndex={-1}>
      <h3 className="card__caption">{only === undefined ? 'Blocks of this page' : 'The block'}</h3>
      <ol className="blocks__list">
        {blocks.map((block) => (
          <li key={block.name}>
            <BlockHead
              block={block}
              isOpen={block.name === opened}
              onToggle={() => setOpened(block.name === opened ? undefined : block.name)}
            />
            {block.name === opened && <BlockSteps {...{ found, block, save }} />}
          </li>
        ))}
      </ol>
      {only === undefined ? (
        <p role="status">{saved?.words}</p>
      ) : (
        saved && <Undo saved={saved} onTaken={askAgain} />
      )}
      <Answer answer={saved?.answer} value="" />
    </section>
  );
}

/** The blocks as they are now, and what was last made of them. */
function useBlocks() {
  const session = useSession();
  const [turn, askAgain] = useUpdates();
  const [{ path }] = session.shown();
  const [saved, setSaved] = useState<{ readonly words: string; readonly answer: EditAnswer }>();
  // What is shown stays until what is true now is known.
  const question = toQuestion({ path, turn: String(turn) });
  const found = useAnswer<BlocksAnswer>(blockPaths.blocks, question);
  const save = async (edit: BlockEdit, words: string): Promise<void> => {
    const answer = await send(blockPaths.block, session.token, edit);
    setSaved({ words: answer.outcome === 'done' ? words : '', answer });
    askAgain();
  };
  return { found, saved, save, askAgain };
}

interface BlockHeadProps {
  readonly block: ShownBlock;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Opens what can be made of a block, and brings the block into view. */
function BlockHead({ block, isOpen, onToggle }: BlockHeadProps) {
  const { name, kind, label, title, isShown } = block;
  return (
    <button
      type="button"
      className="card__other blocks__head"
      aria-expanded={isOpen}
      onClick={() => {
        if (!isOpen) document.getElementById(name)?.scrollIntoView({ block: 'nearest' });
        onToggle();
      }}
    >
      <BlockDrawing kind={kind} />
      <span>
        {title}
        <span className="panel__kind">
          {label}
          {!isShown && ', hidden'}
        </span>
      </span>
    </button>
  );
}
