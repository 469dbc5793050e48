import { notices as noticeCodes } from '../diagnostics/codes.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { orderDiagnostics } from '../diagnostics/order.ts';
import { formatHead, formatLocation } from '../diagnostics/print/location.ts';
import type { Span } from '../diagnostics/span.ts';
import { positionAt } from '../diagnostics/span.ts';
import { childPointer } from '../schema/pointer.ts';
import type { ExplainedValue, Target } from './explained-value.ts';
import { joinLines, wrapText } from '../diagnostics/print/lines.ts';

/** The notices about what a target states itself, and about the places that its values are typed in. */
export function noticesAbout(
  { owner, path }: Target,
  values: readonly ExplainedValue[],
  diagnostics: readonly Diagnostic[],
): readonly Diagnostic[] {
  const entry = owner === 'site' ? '/site' : childPointer('/regions', owner);
  const own = path.reduce(childPointer, entry);
  const typed = values.flatMap(({ found }) => found?.provenance.span ?? []);
  const isShown = (span: Span) => typed.some((value) => overlap(value, span));
  return orderDiagnostics(diagnostics).filter(
    ({ code, path: place = '', span, related }) =>
      noticeCodes.includes(code) &&
      (isWithin(place, own) ||
        isWithin(own, place) ||
        isShown(span) ||
        (isWithin(place, entry) && related.some((other) => isShown(other.span)))),
  );
}

export function printNotices(notices: readonly Diagnostic[], columns: number): string {
  return joinLines(
    notices.flatMap((notice) => [
      '',
      ...wrapText(formatHead(notice), columns, '', '  '),
      ...acknowledgedLine(notice),
    ]),
  );
}

function acknowledgedLine({ acknowledgedAt }: Diagnostic): readonly string[] {
  return acknowledgedAt === undefined
    ? []
    : [`  acknowledged at ${formatLocation(acknowledgedAt)}`];
}

export function describeNotice({ code, message, span, acknowledgedAt }: Diagnostic) {
  return {
    code,
    message,
    ...printedLocation(span),
    acknowledged: acknowledgedAt === undefined ? null : printedLocation(acknowledgedAt),
  };
}

function printedLocation({ file, start }: Span) {
  return { file: file.path, ...positionAt(file, start) };
}

function isWithin(inner: string, outer: string): boolean {
  return `${inner}/`.startsWith(`${outer}/`);
}

function overlap(one: Span, other: Span): boolean {
  return one.file === other.file && one.start < other.end && other.start < one.end;
}
