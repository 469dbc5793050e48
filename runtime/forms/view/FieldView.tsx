import type { ReactElement, ReactNode } from 'react';
import type { FieldModel, FieldValue } from '../field-model.ts';
import { SafeHtml } from '../html/SafeHtml.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { Control } from './Control.tsx';

export interface FieldViewProps {
  /** Id of the control, or of the first one of a group. */
  readonly id: string;
  readonly field: FieldModel;
  readonly value: FieldValue;
  readonly error: string | undefined;
  readonly onChange: (value: FieldValue) => void;
  /** Focus has left the field. */
  readonly onTouch: () => void;
}

/** A field with its label, description, help and error. Labels of required fields carry a mark (SPEC.md section 5). */
export function FieldView(props: FieldViewProps): ReactElement | null {
  const { field, error } = props;
  if (field.type === 'hidden') return null;
  const className = error === undefined ? 'field' : 'field field--error';
  const isGroup = field.type === 'radio' || field.type === 'checkbox';
  return (
    <div className={`${className} field--${field.type}`}>
      {isGroup ? <ChoiceGroup {...props} /> : <Labelled {...props} />}
    </div>
  );
}

/** A toggle stands before its label, every other control below it. */
function Labelled(props: FieldViewProps): ReactElement {
  const { id, field } = props;
  const label = (
    <label className="field__label" htmlFor={id}>
      <SafeHtml html={field.label} />
      {field.required ? (
        <span className="field__mark" aria-hidden="true">
          {' *'}
        </span>
      ) : null}
    </label>
  );
  const isToggle = field.type === 'toggle';
  return (
    <>
      {isToggle ? <Control {...props} /> : label}
      {isToggle ? label : null}
      <Notes {...props} />
      {isToggle ? null : <Control {...props} />}
    </>
  );
}

/** Description, help and error; `describedBy` names those that are there. */
export function Notes({ id, field, error }: FieldViewProps): ReactNode {
  return (
    <>
      {field.description === undefined ? null : (
        <SafeHtml
          id={`${id}-description`}
          className="field__description"
          html={field.description}
        />
      )}
      {field.help === undefined ? null : (
        <SafeHtml id={`${id}-help`} className="field__help" html={field.help} />
      )}
      {error === undefined ? null : (
        <span id={`${id}-error`} className="field__error">
          {error}
        </span>
      )}
    </>
  );
}
