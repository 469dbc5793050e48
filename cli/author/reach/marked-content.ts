import type { FieldPlace, ResolvedSite, UsedToken } from '../../compile/resolve/resolved.ts';
import { readTemplate } from '../../compile/resolve/tokens/template.ts';
import { childOf, childPointer } from '../../compile/schema/pointer.ts';
import type { SchemaNode } from '../../compile/schema/schema-node.ts';
import { childNode } from '../../compile/schema/schema-node.ts';
import type { Marks } from './marks.ts';
import { withoutMarks } from './marks.ts';

/** Marks, and what looks up where the texts of a value come from. */
export interface Marking {
  readonly marks: Marks;
  readonly findValue: ResolvedSite['findValue'];
  /** A text that is made of marked words and typed nowhere, such as a date. */
  readonly makeText?: (place: FieldPlace) => string | undefined;
}

/**
 * A value with everything in it marked that a page can show.
 *
 * @param typed The value before its tokens were replaced, where that is known: texts without any
 * are not looked up.
 */
export function markValue<T>(
  value: T,
  place: FieldPlace,
  node: SchemaNode | undefined,
  marking: Marking,
  typed?: unknown,
): T;
export function markValue(
  value: unknown,
  place: FieldPlace,
  node: SchemaNode | undefined,
  marking: Marking,
  typed?: unknown,
): unknown {
  if (typeof value === 'string') {
    const known = value === typed ? { ...marking, findValue: noTokens } : marking;
    return markByFormat(value, place, node, known);
  }
  if (typeof value === 'number') return marking.marks.markNumber(place, value);
  if (typeof value !== 'object' || value === null) return value;
  const markChild = (child: unknown, name: string | number): unknown => {
    const below = { owner: place.owner, pointer: childPointer(place.pointer, name) };
    return markValue(
      child,
      below,
      node && childNode(node, String(name)),
      marking,
      childOf(typed, String(name)),
    );
  };
  if (Array.isArray(value)) return value.map(markChild);
  const entries = Object.entries(value) as [string, unknown][];
  return Object.fromEntries(entries.map(([name, child]) => [name, markChild(child, name)]));
}

const noTokens: Marking['findValue'] = () => undefined;

/** Names that components compare and look things up by stay as they are. */
function markByFormat(
  text: string,
  place: FieldPlace,
  { format, enum: names }: SchemaNode = {},
  marking: Marking,
): string {
  const { marks } = marking;
  if (names !== undefined) return text;
  // What is made need not have a field that it could be typed in.
  if (wordFormats.includes(format) || marking.makeText?.(place) !== undefined)
    return marks.markText(place, markTokens(text, place, marking));
  if (/^(?:link$|icon-name$|asset-)/.test(format ?? '')) return marks.markAddress(place, text);
  if (format === 'iso-date') return marks.markDate(place, text);
  // Of a number to call, a link keeps the digits alone.
  return format === 'phone'
    ? marks.markText(place, String(marks.markNumber({ ...place, typed: text }, 1)))
    : text;
}

const wordFormats: readonly (string | undefined)[] = ['text', 'prose', 'email', 'region-code'];

/** The text, with marks around what each token prints; that may hold tokens in turn. */
function markTokens(text: string, place: FieldPlace, marking: Marking): string {
  const made = marking.makeText?.(place);
  if (made !== undefined) return withoutMarks(made) === text ? made : text;
  const found = marking.findValue(place);
  if (found === undefined || found.tokens.length === 0) return text;
  const tokens = new Map(found.tokens.map((token) => [token.name, token]));
  const marked = readTemplate(String(found.typed)).map((part) => {
    if (part.kind === 'text') return part.text;
    const token = tokens.get(part.name ?? '');
    return token === undefined ? '' : markToken(token, marking);
  });
  // What a mount has changed is no longer what is typed.
  return withoutMarks(marked.join('')) === text ? marked.join('') : text;
}

function markToken({ owner, pointer, name, text }: UsedToken, marking: Marking): string {
  const words = markTokens(text, { owner, pointer }, marking);
  return marking.marks.markText({ owner, pointer, token: name }, words);
}
