import type { Session } from '../session.ts';
import { FieldPart } from './FieldPart.tsx';
import type { Spot } from './spots.ts';
import { useChooser } from './use-chooser.ts';

interface ChosenPartProps {
  readonly spot: Spot;
  readonly isPinned: boolean;
  readonly session: Session;
  readonly onEdit: (isEditing: boolean) => void;
}

/** The value for which the page says this text and not another, such as a `true` that it shows as "Yes". */
export function ChosenPart({ spot, isPinned, session, onEdit }: ChosenPartProps) {
  const { field, value } = useChooser(spot, isPinned);
  if (field === undefined) return null;
  return (
    <section className="field" aria-label="Why this text is here">
      <h3 className="card__caption">Shown because it says “{value}” here</h3>
      <FieldPart field={field} isPinned={isPinned} session={session} onEdit={onEdit} />
    </section>
  );
}
