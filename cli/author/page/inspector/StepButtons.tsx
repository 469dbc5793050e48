import type { ReactNode } from 'react';
import { useId } from 'react';

/** What a button does, and why it does nothing where that is so. */
export interface OfferedStep {
  readonly words: string;
  readonly refusal?: string | undefined;
  readonly take: () => void;
}

interface StepButtonsProps {
  readonly steps: readonly OfferedStep[];
  readonly isBusy: boolean;
  /** Buttons behind them. */
  readonly children?: ReactNode;
}

/** The buttons of what can be done, and why some of them do nothing. */
export function StepButtons({ steps, isBusy, children }: StepButtonsProps) {
  const notes = useId();
  const refusals = [...new Set(steps.flatMap(({ refusal }) => refusal ?? []))];
  return (
    <>
      <p className="field__actions">
        {steps.map(({ words, refusal, take }) => (
          <button
            key={words}
            type="button"
            className="button"
            // The focus stays where a button can no longer do anything.
            aria-disabled={isBusy || refusal !== undefined}
            aria-describedby={refusal === undefined ? undefined : notes}
            onClick={() => refusal === undefined && take()}
          >
            {words}
          </button>
        ))}
        {children}
      </p>
      {refusals.length > 0 && (
        <p id={notes} className="field__note">
          {refusals.join(' ')}
        </p>
      )}
    </>
  );
}
