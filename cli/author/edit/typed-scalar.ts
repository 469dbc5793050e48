import { isDeepStrictEqual } from 'node:util';
import { createSourceFile } from '../../diagnostics/span.ts';
import { escapeCharacter } from '../../diagnostics/visible.ts';
import type { ScalarValue } from '../../compile/source/yaml-node.ts';
import { parseYaml } from '../../compile/source/yaml.ts';
import { foldedLines, indented } from './wrap.ts';

/** What a value stands in, which decides what can be typed without quotes. */
type Surroundings = 'field' | 'item' | 'brackets';

interface Style {
  readonly surroundings: Surroundings;
  /** Before each line but the first. */
  readonly indent: string;
  /** Columns of a line at most. */
  readonly width: number;
  readonly newline: string;
}

/** Words that older readers of YAML take for yes or no. */
const YES_OR_NO = /^(?:y|n|yes|no|on|off)$/i;

/** A value without quotes, or in quotes where readers of YAML would take it for another. */
export function typeBriefly(value: ScalarValue, surroundings: Surroundings): string {
  const plain = YES_OR_NO.test(String(value)) ? [] : [String(value)];
  return firstThatReads(plain, value, surroundings);
}

/** A value in the style of another one where it can have it: quoted, folded, literal or plain. */
export function typeLike(
  typed: string,
  before: ScalarValue,
  value: ScalarValue,
  style: Style,
): string {
  const forms =
    typeof value === 'string' ? likeForms(typed, before, value, style) : [String(value)];
  return firstThatReads(forms, value, style.surroundings);
}

/** A text folded in several lines; undefined where it cannot be. */
export function typeFolded(text: string, style: Style): string | undefined {
  const typed = folded('>', '', text, style);
  return readsBack(typed, text, style.surroundings) ? typed : undefined;
}

function likeForms(
  typed: string,
  before: ScalarValue,
  value: string,
  style: Style,
): readonly string[] {
  const [first] = typed;
  if (first === "'" || first === '"') {
    if (typed === inQuotes(String(before))) return [inQuotes(value)];
    return [first === "'" ? inSingleQuotes(value) : inDoubleQuotes(value)];
  }
  const [, mark, digits, comment] = /^([>|])(?:[-+]|(\d))*([^\n\r]*)\r?\n/.exec(typed) ?? [];
  if (mark !== undefined && digits === undefined)
    return canBeBlock(value) ? [folded(mark, comment ?? '', value, style)] : [];
  const lines = foldedLines(value, style.width - style.indent.length);
  return [/\n/.test(typed) ? lines.join(style.newline + style.indent) : value, value];
}

/** Spaces at line ends get deleted by editors, and below the mark something has to stand. */
function canBeBlock(text: string): boolean {
  return text !== '' && !/ $/m.test(text);
}

/** A text below `>` or `|`, which end it without a line end or with one, as the text is. */
function folded(mark: string, comment: string, value: string, style: Style): string {
  const ending = value.endsWith('\n') ? '' : '-';
  const text = value.replace(/\n$/, '');
  const lines =
    mark === '>' ? foldedLines(text, style.width - style.indent.length) : text.split('\n');
  return [`${mark}${ending}${comment}`, ...indented(lines, style.indent)].join(style.newline);
}

/** The first form that reads back with nothing to report; else the value in quotes. */
function firstThatReads(
  forms: readonly string[],
  value: ScalarValue,
  surroundings: Surroundings,
): string {
  const found = forms.find((typed) => readsBack(typed, value, surroundings));
  return found ?? (typeof value === 'string' ? inQuotes(value) : String(value));
}

function readsBack(typed: string, value: ScalarValue, surroundings: Surroundings): boolean {
  if (surroundings === 'item') return reads(`name:\n- ${typed}\n`, { name: [value] });
  return surroundings === 'field'
    ? reads(`name: ${typed}\n`, { name: value })
    : reads(`name: { name: ${typed} }\n`, { name: { name: value } });
}

/** Whether the yaml package takes a text for a value, with nothing to report. */
function reads(text: string, value: unknown): boolean {
  const [document, diagnostics] = parseYaml(createSourceFile('', text));
  return diagnostics.length === 0 && isDeepStrictEqual(document?.value, value);
}

/** What only an escape can hold: control characters, and line ends of any kind. */
const ESCAPED = /[\0-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g;

/** Prettier's quotes (.prettierrc.json): single ones, unless the text asks for others. */
function inQuotes(text: string): string {
  const isDouble = text.includes("'") && !/["\\]/.test(text);
  return isDouble ? inDoubleQuotes(text) : inSingleQuotes(text);
}

/** A text in single quotes; in double ones where only an escape can hold a character of it. */
function inSingleQuotes(text: string): string {
  return text.search(ESCAPED) === -1 ? `'${text.replaceAll("'", "''")}'` : inDoubleQuotes(text);
}

function inDoubleQuotes(text: string): string {
  return JSON.stringify(text).replaceAll(ESCAPED, escapeCharacter);
}

/** A name as it is typed before its colon. */
export function typeName(name: string): string {
  const isPlain = reads(`fields: { ${name}: text }\n`, { fields: { [name]: 'text' } });
  return isPlain ? name : inQuotes(name);
}
