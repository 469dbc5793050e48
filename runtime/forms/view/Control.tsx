import type { ChangeEvent, ReactElement } from 'react';
import type { FieldOption } from '../field-model.ts';
import { usePlainText } from '../html/use-plain-text.ts';
import type { FieldType } from '../rules/field-type.ts';
import { describedBy } from './described-by.ts';
import { inputAttributes } from './field-attributes.ts';
import type { FieldViewProps } from './field-view-props.ts';

/** The control of a field that is not a group. */
export function Control(props: FieldViewProps): ReactElement {
  const { id, field, error, onTouch } = props;
  const common = {
    id,
    name: field.path,
    required: field.required,
    onBlur: onTouch,
    ...describedBy(id, field, error),
  };
  const Shown = controls[field.type] ?? TextInput;
  return <Shown {...props} common={common} />;
}

const controls: Partial<Record<FieldType, (props: CommonProps) => ReactElement>> = {
  select: Select,
  textarea: TextArea,
  toggle: Toggle,
  file: FileInput,
};

interface CommonProps extends FieldViewProps {
  readonly common: {
    readonly id: string;
    readonly name: string;
    readonly required: boolean;
    readonly onBlur: () => void;
  };
}

function TextInput({ common, field, value, onChange }: CommonProps): ReactElement {
  return (
    <input
      {...common}
      {...inputAttributes(field)}
      className="field__input"
      placeholder={field.placeholder}
      value={typeof value === 'string' ? value : ''}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function TextArea({ common, field, value, onChange }: CommonProps): ReactElement {
  return (
    <textarea
      {...common}
      className="field__input"
      rows={5}
      placeholder={field.placeholder}
      value={typeof value === 'string' ? value : ''}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function Select({ common, field, words, value, onChange }: CommonProps): ReactElement {
  return (
    <select
      {...common}
      className="field__input"
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">{field.placeholder ?? words.choose}</option>
      {field.options?.map((option) => (
        <Option key={option.value} {...option} />
      ))}
    </select>
  );
}

function Option({ value, label }: FieldOption): ReactElement {
  return <option value={value}>{usePlainText(label)}</option>;
}

function Toggle({ common, value, onChange }: CommonProps): ReactElement {
  return (
    <input
      {...common}
      className="field__choice"
      type="checkbox"
      checked={value === true}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

/** A file is whole once it is chosen, so that what is wrong with it is said at once. */
function FileInput({ common, onChange, onTouch }: CommonProps): ReactElement {
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    onChange(currentTarget.files?.[0] ?? null);
    onTouch();
  };
  return <input {...common} className="field__input" type="file" onChange={choose} />;
}
