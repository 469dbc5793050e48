import { catalogue, isCode, notices } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createDiagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import type { Span } from '../diagnostics/span.ts';
import { describeLocation } from '../schema/describe.ts';
import { nameMeant } from '../schema/nearest.ts';
import { childPointer, parentPointer, segmentsOf } from '../schema/pointer.ts';
import type { FileKind } from '../schema/schema-node.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import type { Rule } from './rules/rule.ts';
import { suggesting } from './rules/suggesting.ts';
import type { Written } from './written.ts';

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
function listAcknowledgements({ regions, library }: Written): readonly Acknowledgement[] {
  const { site, defaults, regions: entries } = regions.value;
  const parts = [
    ['/site', site] as const,
    ['/defaults', defaults] as const,
    ...Object.entries(entries).map(
      ([key, region]) => [childPointer('/regions', key), region] as const,
    ),
  ];
  return [
    ...parts.flatMap(([part, { acknowledge }]) =>
      readPart('regions', regions.document, part, acknowledge),
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

function reportUnused({ file, part, code, field, pointer, span }: Acknowledgement): Diagnostic {
  const where = segmentsOf(part).length === 0 ? `${file}.yaml` : describeLocation(file, part);
  return createDiagnostic('unused-acknowledgement', { code, where, field }, span, {
    path: pointer,
  });
}

/** What is acknowledged is a notice about the YAML (docs/product.md R17). */
export const acknowledgedCodes: Rule = function* ({ written }) {
  const seen = new Set<string>();
  for (const { file, document, code, field, ...place } of listAcknowledgements(written)) {
    const pointer = field === undefined ? place.pointer : parentPointer(place.pointer);
    const part = field === undefined ? 'value' : 'key';
    if (seen.has(`${file} ${pointer}`)) continue;
    seen.add(`${file} ${pointer}`);
    const span = document.locate(pointer, part);
    if (isCode(code)) {
      const { severity } = catalogue[code];
      const byField = notices.includes(code) && severity !== 'notice';
      if (byField ? field !== undefined : notices.includes(code)) continue;
      yield createDiagnostic('not-a-notice', { code, severity, byField }, span, { path: pointer });
    } else {
      const { near, isGuess } = nameMeant(code, notices);
      const extras =
        part === 'value'
          ? suggesting(document, pointer, near, isGuess)
          : { path: pointer, ...(near !== undefined && { suggestion: near, isGuess }) };
      yield createDiagnostic('unknown-notice', { code, nearest: near }, span, extras);
    }
  }
};
