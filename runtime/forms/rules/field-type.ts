/** What a field takes in. `toggle` is a single checkbox, `checkbox` and `radio` are groups. */
export type FieldType =
  | 'text'
  | 'email'
  | 'phone'
  | 'number'
  | 'date'
  | 'datetime'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'
  | 'toggle'
  | 'file'
  | 'hidden';

/** The CRM's spellings, of both its dialects (docs/product.md H1, H2). */
const types: Readonly<Record<string, FieldType>> = {
  text: 'text',
  single_line_text: 'text',
  email: 'email',
  textarea: 'textarea',
  multi_line_text: 'textarea',
  select: 'select',
  dropdown: 'select',
  radio: 'radio',
  checkbox: 'checkbox',
  multiple_checkboxes: 'checkbox',
  booleancheckbox: 'toggle',
  single_checkbox: 'toggle',
  number: 'number',
  date: 'date',
  datepicker: 'date',
  datetime: 'datetime',
  file: 'file',
  phonenumber: 'phone',
  phone: 'phone',
  mobile_phone: 'phone',
  hidden: 'hidden',
};

/** Says whether a field type of the CRM, in lower case, is known here. */
export function isKnownType(fieldType: string): boolean {
  return Object.hasOwn(types, fieldType);
}

/**
 * A field is an e-mail field by its type or by its name; one of an unknown type is a text field
 * (docs/product.md F2).
 */
export function typeOf(field: {
  readonly name: string;
  /** As the CRM spells it, in lower case. */
  readonly fieldType: string;
  readonly hidden: boolean;
}): FieldType {
  const { name, fieldType, hidden } = field;
  if (hidden) return 'hidden';
  const type = (isKnownType(fieldType) ? types[fieldType] : undefined) ?? 'text';
  return type === 'text' && name === 'email' ? 'email' : type;
}
