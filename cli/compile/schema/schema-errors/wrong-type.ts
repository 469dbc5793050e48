import { andList, orList } from '../../../diagnostics/catalogue/lists.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Span } from '../../../diagnostics/span.ts';
import { atPlace } from '../../source/locate-piece.ts';
import { quoted } from '../describe.ts';
import { isWords } from '../formats/text.ts';
import { nameMeant } from '../nearest.ts';
import { childPointer } from '../pointer.ts';
import type { SchemaNode } from '../schema-node.ts';
import { canBe } from '../schema-node.ts';
import type { SchemaError } from './schema-error.ts';
import { isNeeded, sourceOf, whatOf } from './schema-error.ts';
import { explainFormat } from './wrong-format.ts';

/** A value of another kind than its field takes. */
export function explainWrongType(error: SchemaError): Diagnostic {
  const { value, node } = error;
  if (value === null) return explainEmptyValue(error);
  if (node.enum && typeof value !== 'object') return explainNotOneOf(error);
  const isSingle = typeof value === 'number' || typeof value === 'boolean';
  if (isSingle && node.type === 'string') return explainUnquoted(error, value);
  if (typeof value === 'string' && node.type === 'boolean') return explainNoBoolean(error, value);
  return mismatch(error, typeof value === 'string' ? meantBy(value, node) : undefined);
}

function explainEmptyValue(error: SchemaError): Diagnostic {
  const { document, pointer, node, fieldBelow } = error;
  const isVisible = sourceOf(error) !== '';
  const key = document.locate(pointer, 'key');
  const [, comment] = /^:[ \t]+(#.*\S)/.exec(key.file.text.slice(key.end)) ?? [];
  return createDiagnostic(
    'empty-value',
    {
      what: whatOf(error),
      needed: isNeeded(error),
      nothing: nothingOf(node),
      fieldBelow,
      fields: node.type === 'object' && andList(node.required ?? []),
      comment: comment !== undefined && node.type === 'string' && quoted(comment),
    },
    isVisible ? document.locate(pointer, 'value') : key,
    { path: pointer },
  );
}

/** How a group or list without anything in it is written, where it may be so. */
function nothingOf({ type, required, minItems, properties }: SchemaNode): string | undefined {
  if (type === 'array' && minItems === undefined) return '[]';
  return type === 'object' && properties && !required ? '{}' : undefined;
}

/** A number, `true` or `false` where a text belongs: quotes would make it one. */
function explainUnquoted(error: SchemaError, value: number | boolean): Diagnostic {
  const source = sourceOf(error);
  const { format = 'text' } = error.node;
  if (format.startsWith('asset-')) return mismatch(error, undefined);
  if (!isWords(format) && format !== 'form-id' && format !== 'phone')
    return explainFormat({ ...error, value: source });
  const suggestion = quoted(source);
  const becomes = String(value) === source ? undefined : String(value);
  return typeof value === 'boolean'
    ? atPlace(error, 'boolean-as-text', { source }, { suggestion })
    : atPlace(error, 'number-as-text', { source, becomes }, { suggestion });
}

function explainNoBoolean(error: SchemaError, text: string): Diagnostic {
  const value = booleanIn(text);
  if (value === undefined) return mismatch(error, undefined);
  const suggestion = String(value);
  return atPlace(error, 'boolean-word', { source: sourceOf(error), value }, { suggestion });
}

/** What a word or a sign means that other readers of YAML, or people, take for true or false. */
export function booleanIn(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  const letters = [...word].sort().join('');
  if (/^(?:yes|on|y|[✓✔☑✅]\uFE0F?)$/u.test(word) || letters === 'ertu') return true;
  return /^(?:no|off|n|[✗✘✕✖❌×]\uFE0F?)$/u.test(word) || letters === 'aefls' ? false : undefined;
}

function mismatch(error: SchemaError, suggestion: string | undefined): Diagnostic {
  const names = {
    what: whatOf(error),
    expected: expectation(error.node),
    found: describeValue(error.value),
  };
  const extras = { path: error.pointer, suggestion };
  return createDiagnostic('wrong-type', names, mismatchSpan(error), extras);
}

/** Where the value is; for a list or a group in place of the other, its first dash or name. */
function mismatchSpan({ document, pointer, value, node }: SchemaError): Span {
  const own = document.locate(pointer, 'value');
  const isOther = node.type === (Array.isArray(value) ? 'object' : 'array');
  const isBlock = own.start === document.locate(pointer, 'key').start;
  const [first] = isOther && isBlock ? Object.keys(Object(value)) : [];
  if (first === undefined) return own;
  const path = childPointer(pointer, first);
  if (!Array.isArray(value)) return document.locate(path, 'key');
  const { file, start } = document.locate(path, 'value');
  const dash = file.text.lastIndexOf('-', start - 1);
  return { file, start: dash, end: dash + 1 };
}

function meantBy(text: string, node: SchemaNode): string | undefined {
  return numberIn(text, node) ?? listIn(text, node);
}

/** The number that a text such as `"$1,200"` or `3,50` holds, where the field takes one. */
function numberIn(text: string, { type }: SchemaNode): string | undefined {
  if (type !== 'number' && type !== 'integer') return undefined;
  const bare = text.replace(/[$_]/g, '').trim();
  // `3 500` may be two numbers; `3 000` is one.
  const isGrouped = /^-?\d{1,3}(?:(?:,\d{3})+(?:\.\d+)?|(?:\s\d{3})*\s000)$/.test(bare);
  const number = isGrouped
    ? bare.replaceAll(/[,\s]/g, '')
    : bare.replace(/^(-?\d+),(\d{1,2})$/, '$1.$2');
  const form = type === 'integer' ? /^-?\d+$/ : /^-?\d+(?:\.\d+)?$/;
  return form.test(number) ? number : undefined;
}

/** A text such as `menu, footer` as a list, where the entries are single words. */
function listIn(text: string, { type, items }: SchemaNode): string | undefined {
  const isOfWords = type === 'array' && (items?.enum ?? items?.names) !== undefined;
  return isOfWords && /^[\w, -]+$/.test(text) ? `[${text}]` : undefined;
}

const expectations: Readonly<Record<string, string>> = {
  object: 'a group of fields, each on its own line and indented below it',
  array: 'a list, each entry on a line of its own that starts with a dash',
  either: 'a group of fields, each on its own line and indented below it, or a list of such groups',
  number: 'a number such as 89 or 3.50, without quotes, currency sign or comma',
  integer: 'a whole number such as 25, without quotes or comma',
  boolean: 'true or false',
  string: 'a text',
};

function expectation(node: SchemaNode): string {
  const { type, format, const: only, enum: words } = node;
  if (words) return `one of ${words.join(', ')}`;
  if (only !== undefined) return String(only);
  if (format?.startsWith('asset-')) return 'the path of a file, such as assets/logos/default.svg';
  if (canBe(node, 'array') && canBe(node, 'object')) return expectations['either'] ?? '';
  if (Array.isArray(type)) return 'true, false or a few words';
  return expectations[String(type)] ?? 'something else';
}

function describeValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'number') return `the number ${value}`;
  return typeof value === 'boolean' ? `${value}` : 'a text';
}

/** A value that is not one of the words that its field takes. */
export function explainNotOneOf(error: SchemaError): Diagnostic {
  const allowed = error.node.enum ?? [];
  const value = typeof error.value === 'string' ? error.value : sourceOf(error);
  const { near, isGuess } = nameMeant(value, allowed);
  const parameters = { what: whatOf(error), value, allowed: orList(allowed), nearest: near };
  return atPlace(error, 'not-one-of', parameters, { suggestion: near, isGuess });
}
