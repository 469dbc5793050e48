import { useLayoutEffect, useRef, useState } from 'react';
import {
  holdsTypedToken,
  isChip,
  joinLines,
  leaveChip,
  putCaretBehind,
  readTyped,
  showTyped,
  toEnd,
} from './token-text.ts';

interface TokenFieldProps {
  readonly label: string;
  /** What it shows at first. */
  readonly initial: string;
  /** Whether it is the one to type into at once. */
  readonly takesFocus: boolean;
  readonly onChange: (text: string) => void;
  readonly onSave: () => void;
}

/** A field for plain text of one paragraph in which tokens are chips. */
export function TokenField(props: TokenFieldProps) {
  const { label, initial, takesFocus, onChange, onSave } = props;
  const field = useRef<HTMLDivElement>(null);
  const [first] = useState(initial);
  // Before it is seen: whoever meets a field that takes no text yet, types into nothing.
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.contentEditable = 'plaintext-only';
    showTyped(element, first);
    if (!takesFocus) return;
    element.focus({ preventScroll: true });
    toEnd(element);
    element.scrollIntoView({ block: 'nearest' });
  }, [first, takesFocus]);
  const take = (): void => {
    const element = field.current;
    if (element === null) return;
    const typed = readTyped(element);
    const text = joinLines(typed);
    if (text !== typed || holdsTypedToken(element)) {
      showTyped(element, text);
      toEnd(element);
    }
    onChange(text);
  };
  return (
    <div
      ref={field}
      className="input"
      role="textbox"
      aria-label={label}
      tabIndex={0}
      spellCheck
      onInput={take}
      // A chip cannot be typed into: what follows goes behind it.
      onMouseDown={(event) => {
        const { target } = event;
        if (!(target instanceof HTMLElement) || !isChip(target)) return;
        event.preventDefault();
        event.currentTarget.focus({ preventScroll: true });
        putCaretBehind(target);
      }}
      onKeyDown={(event) => {
        leaveChip(event.currentTarget);
        if (event.key !== 'Enter') return;
        event.preventDefault();
        onSave();
      }}
    />
  );
}
