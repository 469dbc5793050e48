import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { useDialog } from '../inspector/use-dialog.ts';
import { Found } from './Found.tsx';
import { Replacing } from './Replacing.tsx';
import type { FieldToShow } from './shown-field.ts';

interface FindDialogProps {
  readonly onShow?: ((field: FieldToShow) => void) | undefined;
  readonly onClose: () => void;
}

/** The box for words, and below it where they stand, or what they are replaced by. */
export function FindDialog({ onShow, onClose }: FindDialogProps) {
  const { dialog, close } = useDialog();
  const { words, isGoing, look, go } = useWords();
  const [isReplacing, setIsReplacing] = useState(false);
  const show = (field: FieldToShow): void => {
    close();
    onShow?.(field);
  };
  return (
    <dialog
      ref={dialog}
      className="dialog find"
      aria-label="Find and replace"
      data-own-keys=""
      data-own-escape=""
      onClose={onClose}
      onKeyDown={walk}
    >
      <div className="find__head">
        <Words words={words} onWords={look} onEnter={go} />
        <button
          type="button"
          className="button"
          aria-pressed={isReplacing}
          onClick={() => setIsReplacing(!isReplacing)}
        >
          Replace
        </button>
        <button type="button" className="button" onClick={close}>
          Close
        </button>
      </div>
      {isReplacing ? (
        <Replacing from={words} />
      ) : (
        <Found words={words} isGoing={isGoing} onShow={onShow && show} onWords={look} />
      )}
    </dialog>
  );
}

/** The words that are looked for, and whether to go to the first place that has them. */
function useWords() {
  const [words, setWords] = useState('');
  const [isGoing, setIsGoing] = useState(false);
  return {
    words,
    isGoing,
    look(typed: string): void {
      setIsGoing(false);
      setWords(typed);
    },
    go: () => setIsGoing(true),
  };
}

interface WordsProps {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly onEnter: () => void;
}

function Words({ words, onWords, onEnter }: WordsProps) {
  return (
    <form
      className="find__field"
      onSubmit={(event) => {
        event.preventDefault();
        onEnter();
      }}
    >
      <label>
        Find
        <input
          type="search"
          className="input"
          autoFocus
          autoComplete="off"
          spellCheck={false}
          value={words}
          onInput={({ currentTarget }) => onWords(currentTarget.value)}
        />
      </label>
    </form>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows lead from the box to what is found, and back. */
function walk(event: KeyboardEvent<HTMLDialogElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const stops = event.currentTarget.querySelectorAll<HTMLElement>(
    'input[type=search], a.find__hit',
  );
  const next = [...stops][[...stops].findIndex((stop) => stop === event.target) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
