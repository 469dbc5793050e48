import type { FieldModel } from '../field-model.ts';

export interface DescribedBy {
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true';
}

/** The attributes that link a field to its description, help and error, in this order. */
export function describedBy(id: string, field: FieldModel, error: string | undefined): DescribedBy {
  const notes = { description: field.description, help: field.help, error };
  const present = Object.entries(notes).filter(([, text]) => text !== undefined);
  const ids = present.map(([name]) => `${id}-${name}`).join(' ');
  return {
    ...(ids === '' ? {} : { 'aria-describedby': ids }),
    ...(error === undefined ? {} : { 'aria-invalid': 'true' }),
  };
}
