import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { FormWords } from '../form-words.ts';

export interface SubmitRowProps {
  readonly label: string;
  readonly words: Pick<FormWords, 'sending' | 'submitted' | 'done'>;
  readonly isPending: boolean;
  readonly isDone: boolean;
  /** What is wrong with the form as a whole. */
  readonly errors: readonly string[];
  /** Shown below the errors. */
  readonly children?: ReactNode;
}

/**
 * The submit button and what became of the submission: a spinner while it is sent, which screen
 * readers announce, then a check mark, or the errors with a cross (docs/product.md F13).
 */
export function SubmitRow(props: SubmitRowProps): ReactElement {
  const { label, words, isPending, isDone, errors, children } = props;
  return (
    <div className="submit">
      <button
        className="button button--primary submit__button"
        type="submit"
        aria-disabled={isPending || isDone}
        onMouseDown={keepFocus}
      >
        {isPending ? <span className="spinner" aria-hidden="true" /> : null}
        {isDone ? <StatusIcon kind="check" /> : null}
        {isDone ? successWords(words) : label}
      </button>
      <span className="submit__status" role="status">
        {isPending ? words.sending : ''}
      </span>
      <div className="submit__message" role="alert">
        {errors.map((error) => (
          <p key={error} className="submit__error">
            <StatusIcon kind="cross" />
            {error}
          </p>
        ))}
        {errors.length === 0 ? null : children}
      </div>
    </div>
  );
}

/** What the check mark says (docs/product.md F13). */
export function successWords({ submitted, done }: Pick<FormWords, 'submitted' | 'done'>): string {
  return submitted ?? done;
}

/**
 * Keeps the focus in the field while the button is pressed. When a field loses focus its error
 * appears, which would move the button from under the pointer, and the click would be lost.
 */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

const drawings = { check: 'M4 13l5 5L20 7', cross: 'M6 6l12 12M18 6L6 18' };

export function StatusIcon({ kind }: { readonly kind: 'check' | 'cross' }): ReactElement {
  return (
    <svg
      className={`mark mark--${kind}`}
      viewBox="0 0 24 24"
      width={20}
      height={20}
      aria-hidden="true"
    >
      <path d={drawings[kind]} fill="none" stroke="currentColor" />
    </svg>
  );
}
