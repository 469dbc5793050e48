import { useEffect, useState } from 'react';
import { useAnswer } from '../find/use-answer.ts';
import { Answer } from '../inspector/Answer.tsx';
import { ask, send } from '../inspector/ask.ts';
import { Dialog } from '../inspector/Dialog.tsx';
import type { EditAnswer, GivenValue } from '../inspector/edit-messages.ts';
import { inspectorPaths } from '../inspector/messages.ts';
import { NewItem } from '../inspector/NewItem.tsx';
import { useSession } from '../inspector/use-session.ts';
import type { NewPageAnswer, PageEdit } from './messages.ts';
import { blockPaths } from './messages.ts';

interface AddPageProps {
  readonly className: 'button' | 'toggle';
}

/** The button by which a page of blocks is added; there is none where no page can be. */
export function AddPage({ className }: AddPageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const found = useAnswer<NewPageAnswer>(blockPaths.asked, '');
  if (found === undefined || found.asked.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Add a page
      </button>
      {isOpen && <NewPage asked={found.asked} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface NewPageProps extends NewPageAnswer {
  readonly onClose: () => void;
}

function NewPage({ asked, onClose }: NewPageProps) {
  const { token } = useSession();
  const [given, setGiven] = useState<readonly GivenValue[]>([]);
  const [answer, setAnswer] = useChecked(given);
  const [isBusy, setIsBusy] = useState(false);
  const add = async (page: readonly GivenValue[]): Promise<void> => {
    const edit: PageEdit = { given: page };
    setIsBusy(true);
    const saved = await send(blockPaths.page, token, edit);
    setAnswer(saved);
    if (saved.outcome !== 'done' || saved.held !== undefined) {
      setIsBusy(false);
      return;
    }
    // Answered once the edit is shown.
    await ask(inspectorPaths.last, {});
    location.assign(saved.opens ?? '/');
  };
  return (
    <Dialog name="Add a page" onClose={onClose}>
      <NewItem
        list="blockPages"
        asked={asked}
        onGive={setGiven}
        isReady={!isBusy}
        said={
          <>
            <p role="status">{isBusy && 'The page is being made …'}</p>
            <Answer answer={answer} value="" />
          </>
        }
        onAdd={(page) => void add(page)}
        onCancel={onClose}
      />
    </Dialog>
  );
}

/** Milliseconds without a keystroke after which what is typed is checked. */
const pause = 200;

/** What was last answered to what is typed: first a check, then what saving it was answered. */
function useChecked(given: readonly GivenValue[]) {
  const { token } = useSession();
  const [answer, setAnswer] = useState<EditAnswer>();
  useEffect(() => {
    if (!given.some(({ path, value }) => path === 'address' && value !== '')) {
      setAnswer(undefined);
      return undefined;
    }
    let isCurrent = true;
    const edit: PageEdit = { given };
    const timer = setTimeout(() => {
      void send(blockPaths.checkPage, token, edit).then(
        (checked) => isCurrent && setAnswer(checked),
      );
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [given, token]);
  return [answer, setAnswer] as const;
}
