import type { FormEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useAnswer } from '../find/use-answer.ts';
import { Dialog } from '../inspector/Dialog.tsx';
import { useSession } from '../inspector/use-session.ts';
import { tokenHeader } from '../messages.ts';
import type { NamedProposal, PushAnswer, ShownProposal } from './messages.ts';
import { proposePaths } from './messages.ts';

/** The button that opens the dialog by which changes are sent to be reviewed. */
export function Propose() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="toggle"
        aria-haspopup="dialog"
        title="Send what was changed to be reviewed"
        onClick={() => setIsOpen(true)}
      >
        Propose
      </button>
      {isOpen && <ProposeDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface ProposeDialogProps {
  readonly onClose: () => void;
}

function ProposeDialog({ onClose }: ProposeDialogProps) {
  const proposal = useAnswer<ShownProposal>(proposePaths.proposal, '');
  return (
    <Dialog name="Propose what was changed" onClose={onClose}>
      {proposal === undefined && <p role="status">Looking at what was changed …</p>}
      {proposal !== undefined &&
        ('refusal' in proposal ? (
          <p className="propose__refusal" role="alert">
            {proposal.refusal}
          </p>
        ) : (
          <Proposal proposal={proposal} />
        ))}
    </Dialog>
  );
}

interface ProposalProps {
  readonly proposal: Exclude<ShownProposal, { readonly refusal: string }>;
}

/** The files and the words of a proposal, and what became of it. */
function Proposal({ proposal }: ProposalProps) {
  const { answer, isPushing, push } = usePush();
  const title = useRef<HTMLInputElement>(null);
  useEffect(() => title.current?.focus(), []);
  if (answer !== undefined && 'branch' in answer) return <Pushed {...answer} />;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const wordsOf = (name: string) => String(typed.get(name) ?? '');
    void push({
      title: wordsOf('title'),
      branch: wordsOf('branch'),
      message: wordsOf('message'),
      tree: proposal.tree,
    });
  };
  return (
    <form className="propose__form" onSubmit={submit}>
      <Files {...proposal} />
      <label>
        Title
        <input ref={title} className="input" name="title" required defaultValue={proposal.title} />
      </label>
      <label>
        New branch
        <input className="input" name="branch" required defaultValue={proposal.branch} />
      </label>
      <label>
        Message
        <textarea className="input" name="message" rows={3} defaultValue={proposal.message} />
      </label>
      <button type="submit" className="button button--main" disabled={isPushing}>
        Push the branch
      </button>
      <p className="propose__refusal" role="status">
        {isPushing ? 'Pushing …' : answer?.refusal}
      </p>
    </form>
  );
}

function Files({ files, notes, base }: ProposalProps['proposal']) {
  return (
    <>
      <ul className="propose__files" aria-label={`What differs from ${base}`}>
        {files.map(({ path, action }) => (
          <li key={path}>
            <span className="field__line">{path}</span> {action}
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="card__note">
          {note}
        </p>
      ))}
    </>
  );
}

function usePush() {
  const { token } = useSession();
  const [answer, setAnswer] = useState<PushAnswer>();
  const [isPushing, setIsPushing] = useState(false);
  const push = async (named: NamedProposal): Promise<void> => {
    setIsPushing(true);
    const pushed = await sendProposal(token, named);
    if ('address' in pushed) open(pushed.address, '_blank', 'noopener');
    setAnswer(pushed);
    setIsPushing(false);
  };
  return { answer, isPushing, push };
}

async function sendProposal(token: string, named: NamedProposal): Promise<PushAnswer> {
  try {
    const response = await fetch(proposePaths.push, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [tokenHeader]: token },
      body: JSON.stringify(named),
    });
    const answer: PushAnswer = await response.json();
    return answer;
  } catch {
    return { refusal: 'The server of dev did not answer.' };
  }
}

interface PushedProps {
  readonly branch: string;
  readonly address?: string;
}

/** The link stays for browsers that open no tab by themselves. */
function Pushed({ branch, address }: PushedProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <div className="propose__form">
      <p role="status">Pushed the branch {branch}.</p>
      {address !== undefined && (
        <a ref={link} className="button button--main" href={address} target="_blank" rel="noopener">
          Make the pull request
        </a>
      )}
      <p className="card__note">Your files and your own branch are as they were.</p>
    </div>
  );
}
