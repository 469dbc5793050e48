import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { EditForm } from './EditForm.tsx';
import type { AskedField, GivenValue } from './edit-messages.ts';
import { ValueField } from './ValueField.tsx';

interface NewItemProps {
  /** Path of the list below its owner. */
  readonly list: string;
  readonly asked: readonly AskedField[];
  readonly onAdd: (given: readonly GivenValue[]) => void;
  readonly onCancel: () => void;
  /** What was given so far. */
  readonly onGive?: (given: readonly GivenValue[]) => void;
  /** What there is to say of that. */
  readonly said?: ReactNode;
  /** Whether it can be added; not while it is. */
  readonly isReady?: boolean;
  /** What is known of it already, by path. */
  readonly known?: Readonly<Record<string, string>>;
}

/** Asks for all that a new item needs. Every field is empty: what nobody gives is not made up. */
export function NewItem(props: NewItemProps) {
  const { list, asked, onAdd, onCancel, onGive, said, isReady = true, known = {} } = props;
  const [given, setGiven] = useState<readonly GivenValue[]>(() =>
    asked.map(({ path }) => ({ path, value: known[path] ?? '' })),
  );
  useEffect(() => onGive?.(given), [given, onGive]);
  const [missed, setMissed] = useState<readonly string[]>([]);
  const give = useCallback(
    (path: string, part: Partial<GivenValue>): void =>
      setGiven((fields) =>
        fields.map((field) => (field.path === path ? { ...field, ...part } : field)),
      ),
    [],
  );
  const add = (): void => {
    const needed = given.filter((_, index) => asked[index]?.isOptional !== true);
    const empty = needed.filter(({ value, alt }) => value.trim() === '' || alt === '');
    setMissed(empty.map(({ path }) => nameAsked(asked.find((each) => each.path === path))));
    if (empty.length === 0) onAdd(given);
  };
  return (
    <EditForm
      verb="Add"
      said={
        <>
          <Missed names={missed} />
          {said}
        </>
      }
      onSave={add}
      isReady={isReady}
      onCancel={onCancel}
    >
      {asked.map((field, index) => (
        <Asked
          key={field.path}
          list={list}
          field={field}
          value={given[index]?.value ?? ''}
          takesFocus={index === 0}
          onGive={give}
          onSave={add}
        />
      ))}
    </EditForm>
  );
}

function Missed({ names }: { readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <p className="answer__error" role="alert">
      Nothing is saved yet. Still to be given: {names.join(', ')}.
    </p>
  );
}

/** Whatever has no name is all that the new item is. */
function nameAsked({ label = 'The new item' }: Pick<AskedField, 'label'> = {}): string {
  return label;
}

interface AskedProps extends Pick<NewItemProps, 'list'> {
  readonly field: AskedField;
  readonly value: string;
  readonly takesFocus: boolean;
  readonly onGive: (path: string, part: Partial<GivenValue>) => void;
  readonly onSave: () => void;
}

function Asked({ list, field, value, takesFocus, onGive, onSave }: AskedProps) {
  const { path, description } = field;
  const name = nameAsked(field);
  const giveWords = useCallback((alt?: string) => onGive(path, { alt }), [onGive, path]);
  return (
    <div role="group" aria-label={name} className="asked">
      <p>
        <span className="field__title">{name}</span>
        {field.isOptional === true && ' (may be left out)'}
      </p>
      {description !== undefined && <p className="card__note">{description}</p>}
      <ValueField
        label={name}
        field={path === '' ? `${list}.0` : `${list}.0.${path}`}
        shape={field}
        value={value}
        takesFocus={takesFocus}
        onChange={(next) => onGive(path, { value: next })}
        onWords={giveWords}
        onSave={onSave}
      />
    </div>
  );
}
