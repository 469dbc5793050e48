import type { ChangeEvent, FocusEvent, ReactElement } from 'react';
import type { FieldOption } from '../field-model.ts';
import { SafeHtml } from '../html/SafeHtml.tsx';
import { describedBy } from './described-by.ts';
import type { FieldViewProps } from './field-view-props.ts';
import { Notes } from './Notes.tsx';

/** A group of radio buttons or checkboxes. It counts as touched once focus leaves the group. */
export function ChoiceGroup(props: FieldViewProps): ReactElement {
  const { id, field, error, onTouch } = props;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
    if (!isInside) onTouch();
  };
  return (
    <fieldset className="field__group" {...describedBy(id, field, error)} onBlurCapture={leave}>
      <legend className="field__label">
        <SafeHtml html={field.label} />
        {field.required ? <span className="field__mark"> *</span> : null}
      </legend>
      <Notes {...props} />
      {field.options?.map((option, index) => (
        <Choice
          key={option.value}
          {...props}
          id={index === 0 ? id : `${id}-${index}`}
          option={option}
        />
      ))}
    </fieldset>
  );
}

function Choice(props: FieldViewProps & { readonly option: FieldOption }): ReactElement {
  const { id, field, value, option, onChange } = props;
  const isRadio = field.type === 'radio';
  const isChosen = Array.isArray(value) ? value.includes(option.value) : value === option.value;
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void =>
    onChange(isRadio ? option.value : readChecked(currentTarget));
  return (
    <div className="field__option">
      <input
        id={id}
        className="field__choice"
        type={isRadio ? 'radio' : 'checkbox'}
        name={field.path}
        value={option.value}
        checked={isChosen}
        onChange={choose}
      />
      <label htmlFor={id}>
        <SafeHtml html={option.label} />
      </label>
    </div>
  );
}

/**
 * The checked values of a checkbox's group. The page has them before the state does, when clicks
 * follow quickly.
 */
function readChecked(box: HTMLInputElement): readonly string[] {
  const boxes = box.closest('fieldset')?.querySelectorAll('input') ?? [box];
  return [...boxes].filter(({ checked }) => checked).map(({ value }) => value);
}
