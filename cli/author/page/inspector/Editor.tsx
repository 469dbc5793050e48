import { Answer } from './Answer.tsx';
import { EditForm } from './EditForm.tsx';
import type { EditAnswer, FieldEditing } from './edit-messages.ts';
import type { FieldDetails } from './messages.ts';
import type { OtherText } from './OtherTexts.tsx';
import { OtherTexts } from './OtherTexts.tsx';
import { Targets } from './Targets.tsx';
import { countFilled } from './text-length.ts';
import { TokenField } from './TokenField.tsx';
import { TypedText } from './TypedText.tsx';
import type { Editing } from './use-editing.ts';
import { useEditing } from './use-editing.ts';
import type { Target } from './use-target.ts';
import { ValueField } from './ValueField.tsx';

export interface EditorProps {
  readonly details: FieldDetails;
  readonly editing: FieldEditing;
  /**
   * What the picture shows, where that is changed beside its path; undefined where the value itself
   * is.
   */
  readonly words: string | undefined;
  readonly onSaved: (answer: EditAnswer) => void;
  readonly onCancel: () => void;
  /**
   * Makes the edit one of what the file says now; undefined where the value can no longer be
   * changed.
   */
  readonly onRenew: () => Promise<FieldEditing | undefined>;
  /** Whom the change of an inherited value is for, where that is as good as said. */
  readonly target?: Target;
  /** What others say, by whom. */
  readonly others?: readonly OtherText[];
}

/**
 * Changes a value in place. It takes the place of what is known of the value, so that all of it is
 * in view.
 */
export function Editor(props: EditorProps) {
  const { details, others = [], onSaved, onCancel, onRenew } = props;
  const { field, description } = details;
  const words = props.editing.takesWords === true ? props.words : undefined;
  const { inherits, ...shown } = props.editing;
  // What a region would inherit in place of the words has another picture.
  const editing = { ...shown, ...(words === undefined && inherits && { inherits }) };
  const edit = useEditing(details, editing, words, onSaved, props.target);
  const { answer } = edit;
  // What is wrong elsewhere may be mended by now.
  const isSound = answer?.outcome !== 'refused' || answer.held !== undefined;
  const canSave = edit.isChanged && !edit.isSaving && !edit.needsWords && isSound;
  const save = (): void => {
    if (canSave) edit.save();
  };
  const replace = async (): Promise<void> => {
    const fresh = await onRenew();
    if (fresh !== undefined) edit.replace(fresh.seen);
  };
  return (
    <EditForm
      verb="Save"
      isReady={canSave}
      said={<Said edit={edit} onReplace={() => void replace()} />}
      others={
        editing.inherits !== undefined && (
          <button type="button" className="button" onClick={edit.handBack}>
            Take what it inherits
          </button>
        )
      }
      onSave={save}
      onCancel={onCancel}
      onDrop={edit.drop}
    >
      {description !== undefined && <p className="card__note">{description}</p>}
      <NewValue {...{ field, words, editing, edit }} onSave={save} />
      <OtherTexts others={others} onTake={edit.mend} />
      <Notes editing={editing} edit={edit} tokens={details.tokens} />
      <Targets
        what="text"
        details={details}
        editing={editing}
        target={edit.target}
        missedCount={edit.missedCount}
        onPick={edit.setTarget}
      />
    </EditForm>
  );
}

interface NewValueProps extends Pick<EditorProps, 'editing' | 'words'> {
  readonly field: string;
  readonly edit: Editing;
  readonly onSave: () => void;
}

/** The field for what is typed. */
function NewValue({ field, words, editing, edit, onSave }: NewValueProps) {
  if (words !== undefined)
    return (
      <TokenField
        label="What it shows, for visitors who do not see it"
        initial={words}
        takesFocus
        onChange={(text) => edit.setAlt(text.trim())}
        onSave={onSave}
      />
    );
  return (
    <ValueField
      key={edit.mendedCount}
      label={editing.choices === undefined ? 'New text' : 'New value'}
      field={field}
      shape={editing}
      value={edit.value}
      takesFocus
      onChange={edit.setValue}
      onWords={edit.setAlt}
      onSave={onSave}
    />
  );
}

interface NotesProps {
  readonly editing: FieldEditing;
  readonly edit: Editing;
  readonly tokens: FieldDetails['tokens'];
}

/** Where the value comes from that was not saved, and how long it is. */
function Notes({ editing, edit: { value, isDraft }, tokens }: NotesProps) {
  const { maxLength, bestLength, inherits } = editing;
  return (
    <>
      {isDraft && (
        <p className="card__note">You typed this before and did not save it. Cancel drops it.</p>
      )}
      {maxLength !== undefined && (
        <p className="editor__length">
          {countFilled(value, tokens)} of at most {maxLength} characters
          {bestLength !== undefined && `; best up to ${bestLength}`}
        </p>
      )}
      {inherits !== undefined && (
        <p className="card__note">
          What it inherits:{' '}
          {inherits.text !== '' && (
            <>
              “<TypedText text={inherits.text} />
              ”,{' '}
            </>
          )}
          {inherits.chain}
        </p>
      )}
    </>
  );
}

interface SaidProps {
  readonly edit: Editing;
  readonly onReplace: () => void;
}

/** What is said of the edit, and what can be done about that. */
function Said({ edit: { answer, value, mend }, onReplace }: SaidProps) {
  const mended = answer?.outcome === 'refused' ? answer.mended : undefined;
  return (
    <>
      <Answer answer={answer} value={value} />
      {mended !== undefined && (
        <button type="button" className="button" onClick={() => mend(mended)}>
          Write this for me
        </button>
      )}
      {answer?.outcome === 'conflict' && (
        <button type="button" className="button" onClick={onReplace}>
          Put mine in its place
        </button>
      )}
    </>
  );
}
