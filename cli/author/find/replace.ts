import type { Extent, Span } from '../../diagnostics/span.ts';
import type { ResolvedSite } from '../../compile/resolve/resolved.ts';
import type { Written } from '../../compile/resolve/written.ts';
import { listFiles } from '../../compile/resolve/written.ts';
import { fieldName } from '../../compile/schema/describe.ts';
import type { FileKind } from '../../compile/schema/schema-node.ts';
import type { AssetFiles } from '../../compile/source/assets.ts';
import type { TextEdit } from '../../compile/source/text-edit.ts';
import { setScalars } from '../edit/edit-in-steps.ts';
import type { WrittenValue } from '../edit/written-values.ts';
import { listWrittenValues } from '../edit/written-values.ts';
import { listDrawnWords } from './drawn-words.ts';
import { fold, placesOf, simplify } from './fold.ts';
import { keepCase } from './keep-case.ts';

/** What to say instead of what, and where. */
export interface ReplaceRequest {
  readonly from: string;
  readonly to: string;
  /** Keys of regions, `defaults`, `site` or `library`; all where none is named. */
  readonly owners: readonly string[];
  /** Paths of fields, or parts of them, such as `pages.plan`; all where none is named. */
  readonly fields: readonly string[];
}

/** A text that is to say something else. */
export interface Replacement {
  /** Such as `nevada.headerTitle`. */
  readonly field: string;
  readonly file: FileKind;
  /** JSON Pointer in the file as it is typed. */
  readonly typedAt: string;
  readonly span: Span;
  readonly text: string;
  /** Within the text, in its order. */
  readonly edits: readonly TextEdit[];
}

/** What holds the words and stays as it is. */
export const keptKinds = {
  address: 'an address',
  file: 'the path of a file',
  icon: 'the name of an icon',
  name: 'a name for programs',
  figure: 'a figure',
  drawing: 'words of a drawing',
} as const;

export type KeptKind = keyof typeof keptKinds;

/** Words that stay. */
export interface KeptWords {
  readonly kind: KeptKind;
  /** The fields that hold it, or that name the drawing. */
  readonly fields: readonly string[];
  readonly span: Span;
  readonly text: string;
}

/** All that is to change, and what stays although it has the words. */
export interface ReplacePlan {
  readonly replacements: readonly Replacement[];
  readonly kept: readonly KeptWords[];
}

/** Finds each text that has the words as whole words. Nothing is written by that. */
export function planReplace(
  resolved: ResolvedSite,
  read: AssetFiles['read'],
  request: ReplaceRequest,
): ReplacePlan {
  const words = fold(request.from).trim();
  const values = listWrittenValues(resolved.written);
  const places = values.flatMap((value) => {
    const text = String(value.value);
    const field = fieldName(value.file, value.pointer);
    if (value.node.enum !== undefined || !isWanted(field, request)) return [];
    const found = wholeWords(words, text);
    const span = (): Span => value.document.locate(value.typedAt, 'value');
    return found.length === 0 ? [] : [{ ...value, text, field, found, span: span() }];
  });
  const replacements = places
    .map((place) => ({ ...place, edits: editsOf(place, place.found, request) }))
    .filter(({ edits }) => edits.length > 0)
    .toSorted((a, b) => b.file.localeCompare(a.file) || a.span.start - b.span.start);
  const kept = places.flatMap(({ field, text, span, found, ...value }): readonly KeptWords[] => {
    const kind = keptKind(value, found);
    return kind === undefined ? [] : [{ kind, fields: [field], span, text }];
  });
  const drawn = listDrawnWords(resolved, values, read)
    .filter(({ text }) => wholeWords(words, text).length > 0)
    .map(({ text, span, namedBy }): KeptWords => {
      const fields = namedBy.map(({ file, pointer }) => fieldName(file, pointer));
      return { kind: 'drawing', fields, span, text };
    })
    .filter(({ fields }) => isAll(request) || fields.some((field) => isWanted(field, request)));
  return { replacements, kept: [...kept, ...drawn] };
}

/** A piece of a text, and what comes in its place if it goes. */
export interface Piece {
  readonly text: string;
  readonly instead?: string;
}

/** A text in pieces that stay or go, in its order. */
export function piecesOf({ text, edits }: Pick<Replacement, 'text' | 'edits'>): readonly Piece[] {
  let at = 0;
  const pieces = edits.flatMap(({ start, end, replacement }): readonly Piece[] => {
    const before = text.slice(at, start);
    at = end;
    return [{ text: before }, { text: text.slice(start, end), instead: replacement }];
  });
  return [...pieces, { text: text.slice(at) }].filter((piece) => piece.text !== '');
}

/** What a text is to say. */
export function replacedText(replacement: Pick<Replacement, 'text' | 'edits'>): string {
  return piecesOf(replacement)
    .map(({ text, instead = text }) => instead)
    .join('');
}

/** Each file in which texts are replaced, and what it says then: each text is typed as it was. */
export function draftReplacements(written: Written, replacements: readonly Replacement[]) {
  return listFiles(written).flatMap(([kind, { document }]) => {
    const own = replacements.filter((each) => each.file === kind);
    const texts = own.map((each) => [each.typedAt, replacedText(each)] as const);
    const { file } = document;
    return own.length === 0 ? [] : [{ kind, file, next: setScalars(file, new Map(texts)) }];
  });
}

function isAll({ owners, fields }: ReplaceRequest): boolean {
  return owners.length + fields.length === 0;
}

function isWanted(name: string, { owners, fields }: ReplaceRequest): boolean {
  const [owner = '', ...path] = name.split('.');
  const isOf = (field: string): boolean => `.${path.join('.')}.`.includes(`.${field}.`);
  return (
    (owners.length === 0 || owners.includes(owner)) && (fields.length === 0 || fields.some(isOf))
  );
}

/** Where words stand in a text without being a part of others. */
function wholeWords(words: string, text: string): readonly Extent[] {
  if (!fold(text).includes(words)) return [];
  return placesOf(words, text).filter(({ start, end }) => {
    const found = text.slice(start, end);
    const goesOnBefore =
      /^[\p{L}\p{N}]/u.test(found) && /[\p{L}\p{N}_]$/u.test(text.slice(0, start));
    const goesOnAfter =
      /[\p{L}\p{N}]\p{Mark}*$/u.test(found) && /^[\p{L}\p{N}_]/u.test(text.slice(end));
    return !goesOnBefore && !goesOnAfter;
  });
}

/** A token, or a name in whose place a page puts something. */
const TOKEN = /\{\{.*?\}\}|\{[\w.]+\}/g;

/** The address of a link in running text, an address that visitors read, the path of a file. */
const ADDRESS =
  /(?<=\])\([^()\s]*\)|(?:https?:\/\/|mailto:|www\.)\S+|(?<![\w/])\/[\w-][\w/-]*|[\w.+-]+@[\w.-]+|[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.\p{L}{2,}(?![\p{L}\p{N}])(?:\/\S*)?/gu;

type Place = Pick<WrittenValue, 'value' | 'node'>;

function editsOf(
  { value, node }: Place,
  found: readonly Extent[],
  { from, to }: ReplaceRequest,
): readonly TextEdit[] {
  if (typeof value !== 'string' || !isRead(node)) return [];
  const fixed = [...value.matchAll(TOKEN), ...value.matchAll(ADDRESS)];
  return found
    .filter((extent) => !fixed.some((match) => touches(match, extent)))
    .map(({ start, end }) => ({
      start,
      end,
      replacement: keepCase(simplify(value.slice(start, end)), simplify(from).trim(), to),
    }));
}

/** Why words stay; undefined where all of them can change, or are the name of a token. */
function keptKind({ value, node }: Place, found: readonly Extent[]): KeptKind | undefined {
  if (typeof value === 'number') return 'figure';
  const { format = '' } = node;
  if (format.startsWith('asset-')) return 'file';
  if (format === 'icon-name') return 'icon';
  if (/^(?:link|email|origin|site-address|path-prefix)$/.test(format)) return 'address';
  if (!isRead(node)) return 'name';
  const addresses = [...value.matchAll(ADDRESS)];
  const isIn = (extent: Extent): boolean => addresses.some((match) => touches(match, extent));
  return found.some(isIn) ? 'address' : undefined;
}

/** Whether a text is words, and not a name or an address. */
function isRead({ format }: WrittenValue['node']): boolean {
  return format === 'text' || format === 'prose';
}

function touches({ 0: matched, index = 0 }: RegExpMatchArray, { start, end }: Extent): boolean {
  return index < end && index + matched.length > start;
}
