import { useCallback, useLayoutEffect, useReducer, useState } from 'react';
import type { Session } from '../session.ts';
import { InAllRegions } from '../table/InAllRegions.tsx';
import { Answer } from './Answer.tsx';
import { askField, sendEdit } from './ask.ts';
import { Details } from './Details.tsx';
import { narrowed } from './narrowed.ts';
import type { EditorProps } from './Editor.tsx';
import { Editor } from './Editor.tsx';
import { Facts } from './Facts.tsx';
import { History } from './History.tsx';
import type { EditAnswer, FieldEditing, FieldPlan } from './edit-messages.ts';
import type { FieldDetails, ShownField } from './messages.ts';
import { inspectorPaths } from './messages.ts';
import { Planned } from './Planned.tsx';
import { Planner } from './Planner.tsx';
import { Undo } from './Undo.tsx';
import { useField, usePages } from './use-field.ts';

interface FieldPartProps {
  readonly field: ShownField;
  /** What shows it. */
  readonly text: string;
  readonly isPinned: boolean;
  readonly session: Session;
  /** Its value is being edited, or no longer. */
  readonly onEdit: (isEditing: boolean) => void;
  /** What is known of it where it is to be edited at once. */
  readonly editedFirst?: FieldDetails;
}

/** A fact that the field prints, while it is changed below the field. */
interface OpenFact {
  readonly field: ShownField;
  readonly details: FieldDetails;
  /** How many were opened before. */
  readonly turn: number;
}

/**
 * A field that a text shows: where it is written, how it came from there, who shows it, and how to
 * change it.
 */
export function FieldPart({ editedFirst, ...props }: FieldPartProps) {
  const { field, text, isPinned, session, onEdit } = props;
  const pages = usePages(field);
  const { edited, isPlanning, saved, setSaved, close, renew, plan } = useEdited(field, editedFirst);
  const [takenCount, countTaken] = useReducer((count: number) => count + 1, 0);
  const details = useField(field, saved, takenCount);
  const { fact, isFactEdited, openFact, setFactEdited } = useFact(onEdit);
  const isBeingEdited = edited !== undefined || isFactEdited;
  useEditNews(edited !== undefined, onEdit);
  return (
    <div className="field" role="group" aria-label={`${field.owner}.${field.field}`}>
      <Head field={field} title={details?.title} />
      {details && !isBeingEdited && (
        <Details field={field} details={details} pages={pages} isPinned={isPinned} />
      )}
      {details && !isBeingEdited && (
        <Planned details={details} isPinned={isPinned} session={session} onAnswer={setSaved} />
      )}
      {edited?.editing !== undefined && (
        <Editing
          details={narrowed(edited, pages)}
          editing={edited.editing}
          plan={isPlanning ? edited.editing.plan : undefined}
          words={field.asset === undefined ? undefined : text}
          session={session}
          onSaved={(answer) => close(answer)}
          onCancel={() => close(saved)}
          onRenew={renew}
        />
      )}
      {saved !== undefined && !isBeingEdited && (
        <Saved answer={saved} session={session} onTaken={() => countTaken()} />
      )}
      {isPinned && !isBeingEdited && (
        <Actions
          field={field}
          details={details}
          session={session}
          onEdit={() => void renew()}
          onPlan={() => void plan()}
          onAnswer={setSaved}
          onOpenFact={openFact}
        />
      )}
      {fact !== undefined && edited === undefined && (
        <FactPart {...props} fact={fact} onEdit={setFactEdited} />
      )}
    </div>
  );
}

interface FactPartProps extends Omit<FieldPartProps, 'editedFirst' | 'field'> {
  readonly fact: OpenFact;
}

function FactPart({ fact: { field, details, turn }, ...props }: FactPartProps) {
  return <FieldPart key={turn} {...props} field={field} editedFirst={details} />;
}

interface EditingProps extends EditorProps {
  /** Where another value is to hold for a time. */
  readonly plan: FieldPlan | undefined;
}

function Editing({ plan, ...editor }: EditingProps) {
  return plan === undefined ? <Editor {...editor} /> : <Planner {...editor} plan={plan} />;
}

/** What is known of the field while it is edited, and what came of it. */
function useEdited(field: ShownField, first: FieldDetails | undefined) {
  const [edited, setEdited] = useState(first);
  const [isPlanning, setIsPlanning] = useState(false);
  const [saved, setSaved] = useState<EditAnswer>();
  const renew = async (): Promise<FieldEditing | undefined> => {
    const fresh = await askField(field);
    if (fresh?.editing !== undefined) setEdited(fresh);
    return fresh?.editing;
  };
  return {
    edited,
    /** Whether it is edited for a time. */
    isPlanning,
    /** What the last edit was answered. */
    saved,
    setSaved,
    close(answer: EditAnswer | undefined): void {
      setSaved(answer);
      setEdited(undefined);
    },
    /**
     * Begins with what the file says now: it may have been edited since the page was brought up to
     * date.
     */
    renew(): Promise<FieldEditing | undefined> {
      setIsPlanning(false);
      return renew();
    },
    plan(): Promise<FieldEditing | undefined> {
      setIsPlanning(true);
      return renew();
    },
  };
}

/** The fact of the field that is being changed, or was changed last. */
function useFact(onEdit: FieldPartProps['onEdit']) {
  const [fact, setFact] = useState<OpenFact>();
  const [isFactEdited, setIsFactEdited] = useState(false);
  return {
    fact,
    isFactEdited,
    openFact: async (field: ShownField): Promise<void> => {
      const details = await askField(field);
      if (details?.editing === undefined) return;
      setFact((last) => ({ field, details, turn: (last?.turn ?? 0) + 1 }));
    },
    setFactEdited: useCallback(
      (isEdited: boolean): void => {
        setIsFactEdited(isEdited);
        onEdit(isEdited);
      },
      [onEdit],
    ),
  };
}

interface HeadProps extends Pick<FieldPartProps, 'field'> {
  readonly title: string | undefined;
}

/** Where a field is written, and its names. */
function Head({ field: { owner, field, place, chain, asset }, title }: HeadProps) {
  return (
    <>
      <p className="field__place">
        <span className="field__line">{place.label}</span> · {chain}
      </p>
      {title !== undefined && <p className="field__title">{title}</p>}
      <p className="field__name">
        {owner}.{field}
        {asset !== undefined && `, by the title in ${asset}`}
      </p>
    </>
  );
}

interface ActionsProps extends DetachProps {
  readonly field: ShownField;
  readonly onEdit: () => void;
  readonly onPlan: () => void;
  readonly onOpenFact: (fact: ShownField) => Promise<void>;
}

/** What can be done with a field, and asked about it. */
function Actions(props: ActionsProps) {
  const { field, details, session, onEdit, onPlan, onAnswer, onOpenFact } = props;
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
      <DetachButton details={details} session={session} onAnswer={onAnswer} />
      <a className="button" href={field.place.editorUrl}>
        Open in editor
      </a>
      <History field={field} />
      <InAllRegions field={field} />
    </p>
  );
}

interface DetachProps extends Pick<FieldPartProps, 'session'> {
  readonly details: FieldDetails | undefined;
  readonly onAnswer: (answer: EditAnswer) => void;
}

/** Writes all that a region takes by a link as its own. */
function DetachButton({ details, session, onAnswer }: DetachProps) {
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

/** Calls back when an edit begins, and when it ends, before either is seen. */
function useEditNews(isEditing: boolean, onEdit: FieldPartProps['onEdit']): void {
  useLayoutEffect(() => {
    if (!isEditing) return undefined;
    onEdit(true);
    return () => onEdit(false);
  }, [isEditing, onEdit]);
}

interface SavedProps extends Pick<FieldPartProps, 'session'> {
  readonly answer: EditAnswer;
  readonly onTaken: () => void;
}

function Saved({ answer, session, onTaken }: SavedProps) {
  return (
    <>
      <Undo
        session={session}
        onTaken={onTaken}
        saved={{ words: answer.outcome === 'done' ? 'Saved.' : '', answer }}
      />
      <Answer answer={answer} value="" session={session} />
    </>
  );
}
