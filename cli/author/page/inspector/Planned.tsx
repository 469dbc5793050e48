import { sendEdit, showAt } from './ask.ts';
import type { EditAnswer, ShownPeriod } from './edit-messages.ts';
import type { FieldDetails } from './messages.ts';
import { inspectorPaths } from './messages.ts';
import { printMoment, Times } from './Times.tsx';
import { useSession } from './use-session.ts';

interface PlannedProps {
  readonly details: FieldDetails;
  readonly isPinned: boolean;
  readonly onAnswer: (answer: EditAnswer) => void;
}

/** What a field says when, to be looked at and taken out; nothing where it always says the same. */
export function Planned({ details, isPinned, onAnswer }: PlannedProps) {
  const session = useSession();
  const { owner, field, editing } = details;
  const periods = editing?.plan?.periods ?? [];
  const [first] = periods;
  if (editing === undefined || first === undefined) return null;
  if (periods.length === 1 && (first.from ?? first.until) === undefined) return null;
  /** What stands before it, or else after it, holds in its time as well. */
  const takeOut = async (period: ShownPeriod): Promise<void> => {
    const at = periods.indexOf(period);
    const { value } = periods[at - 1] ?? periods[at + 1] ?? period;
    const { from, until } = period;
    const edit = { owner, field, seen: editing.seen, value, from, until } as const;
    const whole = { ...edit, action: 'plan', target: 'write' } as const;
    onAnswer(await sendEdit(inspectorPaths.save, session.token, whole));
  };
  return (
    <Times periods={periods} mark={({ holds }) => (holds ? 'now' : undefined)}>
      {(period) =>
        isPinned &&
        !period.holds && (
          <span className="field__actions">
            {period.at !== undefined && period.from !== undefined && (
              <button
                type="button"
                className="button"
                onClick={() => void showAt(period.at, session.token)}
              >
                Show as of {printMoment(period.from)}
              </button>
            )}
            {editing.own === undefined && (
              <button type="button" className="button" onClick={() => void takeOut(period)}>
                Take it out
              </button>
            )}
          </span>
        )
      }
    </Times>
  );
}
