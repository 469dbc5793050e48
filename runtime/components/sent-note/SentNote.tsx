import type { ReactNode } from 'react';
import type { InterfaceWords } from '../../contract.ts';
import { sentWords } from '../../services/sent-words.ts';

export interface SentNoteProps {
  readonly words: Pick<InterfaceWords, 'confirmed' | 'dates' | 'months'>;
  /** Within how many working days an answer comes. */
  readonly answerWorkingDays: number | string | undefined;
}

/**
 * When the form was sent and by when the answer comes, which the browser fills in (docs/product.md
 * S9).
 */
export function SentNote({ words, answerWorkingDays }: SentNoteProps): ReactNode {
  return (
    <p
      className="sent-note"
      data-sent={JSON.stringify(sentWords(words, answerWorkingDays))}
      hidden
    />
  );
}
