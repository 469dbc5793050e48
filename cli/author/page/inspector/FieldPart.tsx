import { useLayoutEffect, useState } from 'react';
import type { Session } from '../session.ts';
import { Answer } from './Answer.tsx';
import { askField, sendEdit } from './ask.ts';
import { Editor } from './Editor.tsx';
import type { EditAnswer, FieldEditing } from './edit-messages.ts';
import type { FieldDetails, FieldReach, PageCount, ShownField } from './messages.ts';
import { inspectorPaths } from './messages.ts';
import { nameEditions } from './name-editions.ts';
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
}

/**
 * A field that a text shows: where it is written, how it came from there, who shows it, and how to
 * change it.
 */
export function FieldPart({ field, text, isPinned, session, onEdit }: FieldPartProps) {
  const pages = usePages(field);
  const details = useField(field);
  const [edited, setEdited] = useState<FieldDetails>();
  const [saved, setSaved] = useState<EditAnswer>();
  useEditNews(edited !== undefined, onEdit);
  /**
   * Begins with what the file says now: it may have been edited since the page was brought up to
   * date.
   */
  const renew = async (): Promise<FieldEditing | undefined> => {
    const fresh = await askField(field);
    if (fresh?.editing !== undefined) setEdited(fresh);
    return fresh?.editing;
  };
  return (
    <div className="field" role="group" aria-label={`${field.owner}.${field.field}`}>
      <p className="field__place">
        <span className="field__line">{field.place.label}</span> · {field.chain}
      </p>
      <p className="field__name">
        {field.owner}.{field.field}
        {field.asset !== undefined && `, by the title in ${field.asset}`}
      </p>
      {details !== undefined && edited === undefined && (
        <Details details={narrowed(details, pages)} pages={pages} isPinned={isPinned} />
      )}
      {edited?.editing !== undefined && (
        <Editor
          details={narrowed(edited, pages)}
          editing={edited.editing}
          words={field.asset === undefined ? undefined : text}
          session={session}
          onSaved={(answer) => {
            setSaved(answer);
            setEdited(undefined);
          }}
          onCancel={() => setEdited(undefined)}
          onRenew={renew}
        />
      )}
      {saved !== undefined && edited === undefined && <Saved answer={saved} session={session} />}
      {isPinned && edited === undefined && (
        <p className="field__actions">
          {details?.editing !== undefined && <EditButton onEdit={() => void renew()} />}
          <DetachButton details={details} session={session} onAnswer={setSaved} />
          <a className="button" href={field.place.editorUrl}>
            Open in editor
          </a>
        </p>
      )}
    </div>
  );
}

function EditButton({ onEdit }: { readonly onEdit: () => void }) {
  return (
    <button type="button" className="button button--main" onClick={onEdit}>
      Edit
    </button>
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

function Saved({ answer, session }: { readonly answer: EditAnswer; readonly session: Session }) {
  return (
    <>
      <Undo
        session={session}
        saved={{ words: answer.outcome === 'done' ? 'Saved.' : '', answer }}
      />
      <Answer answer={answer} value="" session={session} />
    </>
  );
}

/** The same with those alone that show the value on a page, once that is known. */
function narrowed(details: FieldDetails, pages: PageCount | undefined): FieldDetails {
  if (pages === undefined || pages.pages === 0) return details;
  return { ...details, reach: { ...details.reach, editions: pages.editions } };
}

function sayReach(reach: FieldReach, count: PageCount | undefined): string {
  if (count?.pages === 0) return 'No page shows it.';
  const shownBy = `Shown by ${nameEditions(reach)}.`;
  if (count === undefined) return shownBy;
  return `${shownBy} On ${count.pages === 1 ? '1 page' : `${count.pages} pages`}.`;
}

interface DetailsProps {
  readonly details: FieldDetails;
  readonly pages: PageCount | undefined;
  readonly isPinned: boolean;
}

function Details({ details, pages, isPinned }: DetailsProps) {
  const { derivedFrom, hops, tokens, description, reach } = details;
  return (
    <>
      <p className="field__reach">{sayReach(reach, pages)}</p>
      <ul className="field__steps">
        {derivedFrom !== undefined && <li>It follows from {derivedFrom}.</li>}
        {hops.map(({ words, place }) => (
          <li key={words}>
            {words} <span className="field__line">{place.label}</span>
          </li>
        ))}
        {tokens.map(({ name, text, place }, index) => (
          <li key={index}>
            <span className="chip">{name}</span> prints “{text}”{' '}
            <span className="field__line">{place.label}</span>
          </li>
        ))}
      </ul>
      {isPinned && description !== undefined && <p className="card__note">{description}</p>}
    </>
  );
}
