import { useCallback, useLayoutEffect, useReducer, useState } from 'react';
import { Answer } from './Answer.tsx';
import { askField } from './ask.ts';
import { Details } from './Details.tsx';
import type { EditorProps } from './Editor.tsx';
import { Editor } from './Editor.tsx';
import type { EditAnswer, FieldEditing } from './edit-messages.ts';
import { FieldActions } from './FieldActions.tsx';
import type { FieldDetails, ShownField } from './messages.ts';
import { narrowed } from './narrowed.ts';
import { Planned } from './Planned.tsx';
import { Planner } from './Planner.tsx';
import { Undo } from './Undo.tsx';
import { useField, usePages } from './use-field.ts';

interface FieldPartProps {
  readonly field: ShownField;
  /** What shows it. */
  readonly text: string;
  readonly isPinned: boolean;
  /** Its value is being edited, or no longer. */
  readonly onEdit: (isEditing: boolean) => void;
  /** What is known of it where it is to be edited at once. */
  readonly editedFirst?: FieldDetails;
}

/**
 * A field that a text shows: where it is written, how it came from there, who shows it, and how to
 * change it.
 */
export function FieldPart({ editedFirst, ...props }: FieldPartProps) {
  const { field, text, isPinned, onEdit } = props;
  const pages = usePages(field);
  const { saved, edits, setSaved, countEdit } = useSaved();
  const details = useField(field, edits);
  const { edited, isPlanning, begin, close } = useEdited(field, editedFirst);
  const { fact, isFactEdited, openFact, setFactEdited } = useFact(onEdit);
  useEditNews(edited !== undefined, onEdit);
  return (
    <div className="field" role="group" aria-label={`${field.owner}.${field.field}`}>
      <Head field={field} title={details?.title} />
      {edited?.editing !== undefined && (
        <Editing
          details={narrowed(edited, pages)}
          editing={edited.editing}
          isPlanning={isPlanning}
          words={field.asset === undefined ? undefined : text}
          onSaved={(answer) => {
            setSaved(answer);
            close();
          }}
          onCancel={close}
          onRenew={() => begin()}
        />
      )}
      {edited === undefined && !isFactEdited && (
        <>
          {details && <Details {...{ field, details, pages, isPinned }} />}
          {details && <Planned {...{ details, isPinned }} onAnswer={setSaved} />}
          {saved && <Saved answer={saved} onTaken={countEdit} />}
          {isPinned && (
            <FieldActions
              field={field}
              details={details}
              onEdit={() => void begin()}
              onPlan={() => void begin('plan')}
              onAnswer={setSaved}
              onOpenFact={openFact}
            />
          )}
        </>
      )}
      {fact !== undefined && edited === undefined && (
        <FactPart {...props} fact={fact} onEdit={setFactEdited} />
      )}
    </div>
  );
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

interface EditingProps extends EditorProps {
  /** Whether another value is to hold for a time. */
  readonly isPlanning: boolean;
}

function Editing({ isPlanning, ...editor }: EditingProps) {
  const { plan } = editor.editing;
  return isPlanning && plan ? <Planner {...editor} plan={plan} /> : <Editor {...editor} />;
}

interface SavedProps {
  readonly answer: EditAnswer;
  readonly onTaken: () => void;
}

function Saved({ answer, onTaken }: SavedProps) {
  const words = answer.outcome === 'done' ? 'Saved.' : '';
  return (
    <>
      <Undo onTaken={onTaken} saved={{ words, answer }} />
      <Answer answer={answer} value="" />
    </>
  );
}

/** What the last edit was answered, and how many there were, those taken back among them. */
function useSaved() {
  const [saved, setAnswer] = useState<EditAnswer>();
  const [edits, countEdit] = useReducer((count: number) => count + 1, 0);
  const setSaved = (answer: EditAnswer): void => {
    setAnswer(answer);
    countEdit();
  };
  return { saved, edits, setSaved, countEdit };
}

/** What is known of the field while it is edited, and whether that is for a time. */
function useEdited(field: ShownField, first: FieldDetails | undefined) {
  const [edited, setEdited] = useState(first);
  const [isPlanning, setIsPlanning] = useState(false);
  return {
    edited,
    isPlanning,
    /**
     * Begins with what the file says now: it may have been edited since the page was brought up to
     * date.
     */
    async begin(planning?: 'plan'): Promise<FieldEditing | undefined> {
      const fresh = await askField(field);
      setIsPlanning(planning !== undefined);
      if (fresh?.editing !== undefined) setEdited(fresh);
      return fresh?.editing;
    },
    close: () => setEdited(undefined),
  };
}

/** Calls back when an edit begins, and when it ends, before either is seen. */
function useEditNews(isEditing: boolean, onEdit: FieldPartProps['onEdit']): void {
  useLayoutEffect(() => {
    if (!isEditing) return undefined;
    onEdit(true);
    return () => onEdit(false);
  }, [isEditing, onEdit]);
}

/** A fact that the field prints, while it is changed below the field. */
interface OpenFact {
  readonly field: ShownField;
  readonly details: FieldDetails;
  /** How many were opened before. */
  readonly turn: number;
}

interface FactPartProps extends Omit<FieldPartProps, 'editedFirst' | 'field'> {
  readonly fact: OpenFact;
}

function FactPart({ fact: { field, details, turn }, ...props }: FactPartProps) {
  return <FieldPart key={turn} {...props} field={field} editedFirst={details} />;
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
