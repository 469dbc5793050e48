import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactElement } from 'react';
import type { FieldModel } from '../field-model.ts';
import type { FormWords } from '../form-words.ts';
import { usePlainText } from '../html/use-plain-text.ts';
import { fillIn } from '../../services/fill-in.ts';
import { own } from '../../services/own.ts';
import type { FieldErrors } from '../validation.ts';

export interface ErrorSummaryProps {
  /** Id of the heading. */
  readonly id: string;
  readonly fields: readonly FieldModel[];
  readonly errors: FieldErrors;
  /** What is wrong with the form as a whole. */
  readonly problems: readonly string[];
  /** Id of the control that a field's link leads to. */
  readonly idOf: (path: string) => string;
  /** The number of failed submissions so far; each moves focus to the summary. */
  readonly failures: number;
  readonly words: Pick<FormWords, 'summary' | 'fieldProblem'>;
}

/** Everything that keeps a form from being sent, with a link to each field. */
export function ErrorSummary(props: ErrorSummaryProps): ReactElement | null {
  const { id, fields, errors, problems, idOf, failures, words } = props;
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures > 0) summary.current?.focus();
  }, [failures]);
  const wrong = fields.filter(({ path }) => own(errors, path) !== undefined);
  if (wrong.length === 0) return null;
  return (
    <div ref={summary} className="error-summary" role="group" aria-labelledby={id} tabIndex={-1}>
      <h2 id={id} className="error-summary__title">
        {words.summary}
      </h2>
      <ul className="error-summary__list">
        {wrong.map((field) => (
          <li key={field.path}>
            <a href={`#${idOf(field.path)}`} onClick={focusTarget}>
              <FieldProblem
                label={field.label}
                problem={own(errors, field.path) ?? ''}
                words={words}
              />
            </a>
          </li>
        ))}
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  );
}

interface FieldProblemProps extends Pick<ErrorSummaryProps, 'words'> {
  readonly label: string;
  readonly problem: string;
}

/** The label of a field, without a full stop or colon at its end, and what is wrong with it. */
function FieldProblem({ label, problem, words }: FieldProblemProps): string {
  const field = usePlainText(label).replace(/\s*[.:]+\s*$/, '');
  return fillIn(words.fieldProblem, { field, problem });
}

/** Following a fragment scrolls to a control; focus makes it ready to be corrected. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (target === null) return;
  event.preventDefault();
  target.focus();
}
