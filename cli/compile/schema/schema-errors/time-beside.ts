import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { childPointer } from '../pointer.ts';
import type { SchemaError } from './schema-error.ts';
import { atName } from './schema-error.ts';

/** A `from` or `until` beside the value that it is about, instead of in an entry with it. */
export function timeBeside(error: SchemaError): Diagnostic | undefined {
  const { document, pointer, name } = error;
  if (name !== 'from' && name !== 'until') return undefined;
  const names = Object.keys(Object(error.value));
  const above = names
    .slice(0, names.indexOf(name))
    .findLast((field) => !/^(?:from|until)$/.test(field));
  const sourceOf = (field: string) => document.scalarAt(childPointer(pointer, field))?.source;
  if (above === undefined) {
    // A tier of prices has a figure of that name.
    const isTime = /^["']?\d{4}-/.test(sourceOf(name) ?? '');
    return isTime ? atName(error, 'time-beside-entries', { name, above }) : undefined;
  }
  const value = sourceOf(above);
  if (value === undefined) return atName(error, 'time-beside-entries', { name, above });
  const isShort = value !== '' && !value.includes('\n');
  const times = `${name}: ${sourceOf(name) ?? '2027-01-21'}`;
  return atName(error, 'time-below-value', { name: above, value: isShort ? value : '…', times });
}
