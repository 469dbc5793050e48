import type { ReactNode } from 'react';
import type { InterfaceWords } from '../../contract.ts';
import type { SentWords } from '../../services/show-sent.ts';

export interface SentNoteProps {
  readonly words: Pick<InterfaceWords, 'confirmed' | 'dates' | 'months'>;
  /** Within how many working days an answer comes; a day can be worked out from a number alone. */
  readonly answerWorkingDays: number | string | undefined;
}

/**
 * When the form was sent and by when the answer comes, which the browser fills in (docs/product.md
 * S9).
 */
export function SentNote({ words, answerWorkingDays }: SentNoteProps): ReactNode {
  const { confirmed, dates, months } = words;
  const told: SentWords = {
    ...confirmed,
    weekdays: dates.weekdays,
    halves: dates.halves,
    months,
    ...(typeof answerWorkingDays === 'number' ? { workingDays: answerWorkingDays } : {}),
  };
  return <p className="sent-note" data-sent={JSON.stringify(told)} hidden />;
}
