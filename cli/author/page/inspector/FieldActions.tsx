import { InAllRegions } from '../table/InAllRegions.tsx';
import { sendEdit } from './ask.ts';
import type { EditAnswer } from './edit-messages.ts';
import { Facts } from './Facts.tsx';
import { History } from './History.tsx';
import type { FieldDetails, ShownField } from './messages.ts';
import { inspectorPaths } from './messages.ts';
import { useSession } from './use-session.ts';

interface FieldActionsProps extends DetachProps {
  readonly field: ShownField;
  readonly onEdit: () => void;
  readonly onPlan: () => void;
  readonly onOpenFact: (fact: ShownField) => Promise<void>;
}

/** What can be done with a field, and asked about it. */
export function FieldActions(props: FieldActionsProps) {
  const { field, details, onEdit, onPlan, onAnswer, onOpenFact } = props;
  return (
    <p className="field__actions">
      {details?.editing !== undefined && (
        <button type="button" className="button button--main" onClick={onEdit}>
          Edit
        </button>
      )}
      {details?.editing?.plan !== undefined && (
        <button type="button" className="button" onClick={onPlan}>
          For a time
        </button>
      )}
      <Facts details={details} onOpen={onOpenFact} />
      <DetachButton details={details} onAnswer={onAnswer} />
      <a className="button" href={field.place.editorUrl}>
        Open in editor
      </a>
      <History field={field} />
      <InAllRegions field={field} />
    </p>
  );
}

interface DetachProps {
  readonly details: FieldDetails | undefined;
  readonly onAnswer: (answer: EditAnswer) => void;
}

/** Writes all that a region takes by a link as its own. */
function DetachButton({ details, onAnswer }: DetachProps) {
  const session = useSession();
  const { link, seen } = details?.editing ?? {};
  if (details === undefined || link === undefined || seen === undefined) return null;
  const { owner } = details;
  const edit = { owner, field: link, action: 'detach', seen } as const;
  const detach = async (): Promise<void> =>
    onAnswer(await sendEdit(inspectorPaths.save, session.token, edit));
  return (
    <button type="button" className="button" onClick={() => void detach()}>
      Give {owner} its own texts
    </button>
  );
}
