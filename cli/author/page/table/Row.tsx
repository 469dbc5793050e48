import { useState } from 'react';
import { askField } from '../inspector/ask.ts';
import type { EditAnswer, FieldEditing } from '../inspector/edit-messages.ts';
import { Editor } from '../inspector/Editor.tsx';
import type { FieldDetails } from '../inspector/messages.ts';
import { useFocusAfter } from '../inspector/use-focus-after.ts';
import { countCharacters } from '../inspector/text-length.ts';
import type { Ages, ShownRow } from './messages.ts';

interface RowProps {
  readonly row: ShownRow;
  /** Of a text that is older than the default that it replaces. */
  readonly ages: Ages | undefined;
  /** What others say. */
  readonly others: readonly ShownRow[];
  readonly onSaved: (answer: EditAnswer) => void;
}

/** What a region shows, with its editor in the same cell. */
export function Row({ row, ages, ...editor }: RowProps) {
  const { name, url, text, from, place } = row;
  return (
    <tr>
      <th scope="row">
        <a href={url}>{name}</a>
      </th>
      <td data-column="What it shows">
        <Cell row={row} {...editor}>
          {text}
        </Cell>
      </td>
      <td data-column="Comes from">
        {from}
        {ages !== undefined && <Older {...ages} />}
        {place !== undefined && (
          <a className="table__line" href={place.editorUrl} title="Open in editor">
            {place.label}
          </a>
        )}
      </td>
      <td className="figure" data-column="Characters">
        {countCharacters(text)}
      </td>
    </tr>
  );
}

function Older({ own, byDefault }: Ages) {
  return (
    <span className="table__older">
      of {dayOf(own)}, older than the default of {dayOf(byDefault)}
    </span>
  );
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleDateString([], { dateStyle: 'medium' });
}

interface CellProps extends Omit<RowProps, 'ages'> {
  /** What is shown while it is not edited. */
  readonly children: string;
}

function Cell({ row, others, onSaved, children }: CellProps) {
  const [edited, setEdited] = useState<FieldDetails>();
  const button = useFocusAfter(edited !== undefined);
  /** Begins with what the file says now. */
  const renew = async (): Promise<FieldEditing | undefined> => {
    const fresh = await askField(row);
    if (fresh?.editing !== undefined) setEdited(fresh);
    return fresh?.editing;
  };
  if (edited?.editing === undefined)
    return (
      <>
        <span className="table__text">{children}</span>
        {row.isEditable && (
          <button
            ref={button}
            type="button"
            className="table__edit"
            aria-label={`Edit ${row.name}`}
            onClick={() => void renew()}
          >
            Edit
          </button>
        )}
      </>
    );
  return (
    <div className="field table__editor">
      <Editor
        details={edited}
        editing={edited.editing}
        words={undefined}
        target="own"
        others={others.map(({ name, typed }) => ({ name, text: typed }))}
        onSaved={(answer) => {
          setEdited(undefined);
          onSaved(answer);
        }}
        onCancel={() => setEdited(undefined)}
        onRenew={renew}
      />
    </div>
  );
}
