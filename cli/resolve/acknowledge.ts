import { catalogue, isCode, notices } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { hasErrors } from '../diagnostics/diagnostic.ts';
import type { Span } from '../diagnostics/span.ts';
import { describeLocation } from '../schema/describe.ts';
import { nameMeant } from '../schema/nearest.ts';
import { childPointer, parentPointer, segmentsOf } from '../schema/pointer.ts';
import type { FileKind } from '../schema/schema-node.ts';
import { atPlace } from '../source/locate-piece.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import type { Rule } from './rules/rule.ts';
import type { Written } from './written.ts';
import { listRegions } from './written.ts';

/** A code that the YAML lists under `acknowledge`. */
interface Acknowledgement {
  readonly file: FileKind;
  readonly document: YamlDocument;
  /** JSON Pointer of the part of the file that it applies to: a region, `/defaults`, `/site`, or the whole file. */
  readonly part: string;
  readonly code: string;
  /** The only field that it is about, with dots between names; absent where it is about the whole part. */
  readonly field?: string;
  /** JSON Pointer of the code, or of the field. */
  readonly pointer: string;
  readonly span: Span;
}

/** All acknowledgements of both files, in the order they are written. */
function listAcknowledgements(written: Written): readonly Acknowledgement[] {
  const { regions, library } = written;
  const parts = [
    { pointer: '/site', region: regions.value.site },
    { pointer: '/defaults', region: regions.value.defaults },
    ...listRegions(written),
  ];
  return [
    ...parts.flatMap(({ pointer, region: { acknowledge } }) =>
      readPart('regions', regions.document, pointer, acknowledge),
    ),
    ...readPart('library', library.document, '', library.value.acknowledge),
  ];
}

type Listed = string | Readonly<Record<string, readonly string[]>>;

function readPart(
  file: FileKind,
  document: YamlDocument,
  part: string,
  listed: readonly Listed[] = [],
): readonly Acknowledgement[] {
  const read = (code: string, pointer: string, field?: string): Acknowledgement => {
    const span = document.locate(pointer, 'value');
    return { file, document, part, code, ...(field !== undefined && { field }), pointer, span };
  };
  return listed.flatMap((each, index) => {
    const pointer = `${part}/acknowledge/${String(index)}`;
    if (typeof each === 'string') return [read(each, pointer)];
    return Object.entries(each).flatMap(([code, fields]) =>
      fields.map((field, at) => read(code, `${childPointer(pointer, code)}/${String(at)}`, field)),
    );
  });
}

/**
 * Marks the notices that the YAML acknowledges in the part that they are reported in (docs/product.md R17), and reports
 * unused acknowledgements; not while there are errors, which keep later rules from reporting their notices.
 */
export function acknowledgeNotices(
  diagnostics: readonly Diagnostic[],
  written: Written,
): readonly Diagnostic[] {
  const all = listAcknowledgements(written);
  const used = new Set<Acknowledgement>();
  const marked = diagnostics.map((diagnostic) => {
    const found = all.find((each) => matches(each, diagnostic));
    if (found === undefined) return diagnostic;
    used.add(found);
    return { ...diagnostic, acknowledgedAt: found.span };
  });
  if (hasErrors(diagnostics)) return marked;
  return [...marked, ...all.filter((each) => !used.has(each)).map(reportUnused)];
}

function matches(
  { document, part, code, field }: Acknowledgement,
  diagnostic: Diagnostic,
): boolean {
  const { span, path = '' } = diagnostic;
  const place = field?.split('.').reduce<string>(childPointer, part) ?? part;
  const isInPart = span.file === document.file && `${path}/`.startsWith(`${place}/`);
  const isEnough = field !== undefined || catalogue[diagnostic.code].severity === 'notice';
  // Of a misspelt code there is another problem; the notice that it is about is not reported beside it.
  const meant = notices.includes(code) ? code : nameMeant(code, notices).near;
  return isInPart && isEnough && meant === diagnostic.code;
}

function reportUnused({ file, part, code, field, ...place }: Acknowledgement): Diagnostic {
  const where = segmentsOf(part).length === 0 ? `${file}.yaml` : describeLocation(file, part);
  return atPlace(place, 'unused-acknowledgement', { code, where, field });
}

/** What is acknowledged is a notice about the YAML (docs/product.md R17). */
export const acknowledgedCodes: Rule = function* ({ written }) {
  const seen = new Set<string>();
  for (const { file, document, code, field, ...listed } of listAcknowledgements(written)) {
    const pointer = field === undefined ? listed.pointer : parentPointer(listed.pointer);
    const place = { document, pointer, part: field === undefined ? 'value' : 'key' } as const;
    if (seen.has(`${file} ${pointer}`)) continue;
    seen.add(`${file} ${pointer}`);
    if (isCode(code)) {
      const { severity } = catalogue[code];
      const byField = notices.includes(code) && severity !== 'notice';
      if (byField ? field !== undefined : notices.includes(code)) continue;
      yield atPlace(place, 'not-a-notice', { code, severity, byField });
    } else {
      const { near, isGuess } = nameMeant(code, notices);
      const extras = { instead: near, isGuess };
      yield atPlace(place, 'unknown-notice', { code, nearest: near }, extras);
    }
  }
};
