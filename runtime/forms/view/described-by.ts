import type { FieldModel } from '../field-model.ts';

/** Links a field to its description, help and error, in this order. */
export interface Described {
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: 'true';
}

export function describe(id: string, field: FieldModel, error: string | undefined): Described {
  const notes = { description: field.description, help: field.help, error };
  const present = Object.entries(notes).filter(([, text]) => text !== undefined);
  const ids = present.map(([name]) => `${id}-${name}`).join(' ');
  return {
    ...(ids === '' ? {} : { 'aria-describedby': ids }),
    ...(error === undefined ? {} : { 'aria-invalid': 'true' }),
  };
}
