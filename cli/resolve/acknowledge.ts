import { catalogue, notices } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createDiagnostic, hasErrors } from '../diagnostics/diagnostic.ts';
import type { Span } from '../diagnostics/span.ts';
import { describeLocation } from '../schema/describe.ts';
import type { FileKind } from '../schema/schema-node.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { childPointer, segmentsOf } from '../schema/pointer.ts';
import type { Written } from './written.ts';

/** A code that the YAML lists under `acknowledge`. */
export interface Acknowledgement {
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
export function listAcknowledgements({ regions, library }: Written): readonly Acknowledgement[] {
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
  return isInPart && isEnough && code === diagnostic.code && notices.includes(code);
}

function reportUnused({ file, part, code, field, pointer, span }: Acknowledgement): Diagnostic {
  const where = segmentsOf(part).length === 0 ? `${file}.yaml` : describeLocation(file, part);
  return createDiagnostic('unused-acknowledgement', { code, where, field }, span, {
    path: pointer,
  });
}
