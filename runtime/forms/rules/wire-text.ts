import type { FieldType } from './field-type.ts';

/**
 * A text as the CRM takes it: without spaces around it, a number without separators, a time as
 * milliseconds since 1970. A date is read as midnight UTC, a date with a time as the visitor's own.
 * What is in this form already stays as it is.
 */
export function wireText(type: FieldType, text: string): string {
  const trimmed = text.trim();
  if (type === 'number') return trimmed.replace(/[\s,]/g, '');
  if (type === 'date' || type === 'datetime') return wireTime(trimmed);
  return trimmed;
}

function wireTime(text: string): string {
  const time = /^-?\d+$/.test(text) ? Number.NaN : Date.parse(text);
  return Number.isNaN(time) ? text : String(time);
}
