import type { ReactElement } from 'react';
import { SafeHtml } from '../html/SafeHtml.tsx';
import { ChoiceGroup } from './ChoiceGroup.tsx';
import { Control } from './Control.tsx';
import type { FieldViewProps } from './field-view-props.ts';
import { Notes } from './Notes.tsx';

/**
 * A field with its label, description, help and error. Labels of required fields carry a mark
 * (docs/product.md F11).
 */
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

/** A toggle precedes its label, every other control follows it. */
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
