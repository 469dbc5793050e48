import type { ReactNode } from 'react';
import { Paragraphs } from '../prose/Paragraphs.tsx';

export interface QuestionsProps {
  readonly items: readonly { readonly question: string; readonly answer: readonly string[] }[];
}

/** Questions, each with an answer that opens below it; the browser does that by itself. */
export function Questions({ items }: QuestionsProps): ReactNode {
  return (
    <div className="questions">
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>{question}</summary>
          <Paragraphs texts={answer} />
        </details>
      ))}
    </div>
  );
}
