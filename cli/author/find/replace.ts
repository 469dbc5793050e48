import type { Extent, Span } from '../../diagnostics/span.ts';
import type { ResolvedSite } from '../../compile/resolve/resolved.ts';
import type { Written } from '../../compile/resolve/written.ts';
import { listFiles } from '../../compile/resolve/written.ts';
import { fieldName } from '../../compile/schema/describe.ts';
import type { FileKind } from '../../compile/schema/schema-node.ts';
import type { AssetFiles } from '../../compile/source/assets.ts';
import type { Draft } from '../../compile/source/save.ts';
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
  /** The text, in its order. */
  readonly pieces: readonly Piece[];
}

/** A piece of a text, and what comes in its place if it goes. */
export interface Piece {
  readonly text: string;
  readonly instead?: string;
}

/** What holds the words and stays as it is. */
export const keptKinds = {
  address: 'an address',
  file: 'the path of a file',
  icon: 'the name of an icon',
  name: 'a name for programs',
  figure: 'a figure',
  drawing: 'words of a drawing',
  mixed: 'typed with a token or a link among the words',
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
  const places = values.flatMap((written) => {
    const { value, node, file, pointer, typedAt, document } = written;
    const text = String(value);
    const found = node.enum === undefined ? wholeWords(words, text) : [];
    const field = fieldName(file, pointer);
    if (found.length === 0 || !isWanted([field], request)) return [];
    const span = document.locate(typedAt, 'value');
    const kind = wholeKind(written);
    const sorted = kind === undefined ? sortOut(text, found) : { going: [], kind };
    return [{ field, file, typedAt, span, text, ...sorted }];
  });
  const replacements = places
    .filter(({ going }) => going.length > 0)
    .map(({ going, ...place }) => ({ ...place, pieces: cut(place.text, going, request) }))
    .toSorted((a, b) => b.file.localeCompare(a.file) || a.span.start - b.span.start);
  const kept = places.flatMap(({ kind, field, span, text }) =>
    kind === undefined ? [] : [{ kind, fields: [field], span, text }],
  );
  const drawn = listDrawnWords(resolved, values, read)
    .filter(({ text }) => wholeWords(words, text).length > 0)
    .map(({ text, span, namedBy }): KeptWords => {
      const fields = namedBy.map(({ file, pointer }) => fieldName(file, pointer));
      return { kind: 'drawing', fields, span, text };
    })
    .filter(({ fields }) => isWanted(fields, request));
  return { replacements, kept: [...kept, ...drawn] };
}

function cut(
  text: string,
  going: readonly Extent[],
  { from, to }: ReplaceRequest,
): readonly Piece[] {
  const ends = [{ start: 0, end: 0 }, ...going];
  const pieces = going.flatMap(({ start, end }, index): readonly Piece[] => {
    const found = text.slice(start, end);
    const instead = keepCase(simplify(found), simplify(from).trim(), to);
    return [{ text: text.slice(ends[index]?.end, start) }, { text: found, instead }];
  });
  return [...pieces, { text: text.slice(ends.at(-1)?.end) }].filter((piece) => piece.text !== '');
}

export function replacedText({ pieces }: Pick<Replacement, 'pieces'>): string {
  return pieces.map(({ text, instead = text }) => instead).join('');
}

/** Each file in which texts are replaced, and what it says then: each text is typed as it was. */
export function draftReplacements(
  written: Written,
  replacements: readonly Replacement[],
): readonly Draft[] {
  return listFiles(written).flatMap(([kind, { document }]) => {
    const own = replacements.filter((each) => each.file === kind);
    const texts = own.map((each) => [each.typedAt, replacedText(each)] as const);
    const { file } = document;
    return own.length === 0 ? [] : [{ file, next: setScalars(file, new Map(texts)) }];
  });
}

/** Whether one of some fields is asked for. */
export function isWanted(names: readonly string[], { owners, fields }: ReplaceRequest): boolean {
  if (owners.length + fields.length === 0) return true;
  return names.some((name) => {
    const [owner = '', ...path] = name.split('.');
    const isOf = (field: string): boolean => `.${path.join('.')}.`.includes(`.${field}.`);
    return (
      (owners.length === 0 || owners.includes(owner)) && (fields.length === 0 || fields.some(isOf))
    );
  });
}

/** Where words stand in a text without being a part of others. */
export function wholeWords(words: string, text: string): readonly Extent[] {
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
export const TOKEN = /\{\{.*?\}\}|\{[\w.]+\}/g;

/** The address of a link in running text, an address that visitors read, the path of a file. */
const ADDRESS =
  /(?<=\])\([^()\s]*\)|(?:https?:\/\/|mailto:|www\.)\S+|(?<![\w/])\/[\w-][\w/-]*|[\w.+-]+@[\w.-]+|[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.\p{L}{2,}(?![\p{L}\p{N}])(?:\/\S*)?/gu;

/** Which of the words go, and why others stay: of those in the name of a token nothing is said. */
function sortOut(
  text: string,
  found: readonly Extent[],
): { readonly going: readonly Extent[]; readonly kind?: KeptKind } {
  const within = (pattern: RegExp): readonly Extent[] => {
    const matches = [...text.matchAll(pattern)];
    return found.filter((extent) => matches.some((match) => touches(match, extent)));
  };
  const inToken = within(TOKEN);
  const inAddress = within(ADDRESS).filter((extent) => !inToken.includes(extent));
  const going = found.filter((extent) => ![...inAddress, ...inToken].includes(extent));
  return inAddress.length > 0 ? { going, kind: 'address' } : { going };
}

function touches({ 0: matched, index }: RegExpExecArray, { start, end }: Extent): boolean {
  return index < end && index + matched.length > start;
}

/** What a value is that is no words, and stays whole. */
function wholeKind({ value, node: { format } }: WrittenValue): KeptKind | undefined {
  if (typeof value === 'number') return 'figure';
  if (format === 'text' || format === 'prose') return undefined;
  if (format?.startsWith('asset-') === true) return 'file';
  if (format === 'icon-name') return 'icon';
  return /^(?:link|email|origin|site-address|path-prefix)$/.test(format ?? '') ? 'address' : 'name';
}
