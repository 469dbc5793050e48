import type { Severity } from '../../diagnostics/catalogue/entry.ts';
import { error, fixableError, warning } from '../../diagnostics/catalogue/entry.ts';
import type { Code } from '../../diagnostics/codes.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { hasErrors } from '../../diagnostics/diagnostic.ts';
import { describeLocation } from '../schema/describe.ts';
import { nameMeant } from '../schema/nearest.ts';
import { childPointer, lastSegment, parentPointer, segmentsOf } from '../schema/pointer.ts';
import type { Place } from '../source/locate-piece.ts';
import { reporter } from '../source/locate-piece.ts';
import type { Written } from './written.ts';
import { listTexts } from './written.ts';

export const codes = {
  'unknown-notice': fixableError(
    'There is no notice "{code}". Write the code that follows a notice in brackets[, probably "{nearest}"].',
    '`acknowledge` names a code that does not exist.',
    'The notice that is meant would still be reported.',
    'Copy the code that stands in brackets after the notice.',
  ),
  'not-a-notice': error(
    ({ code, severity, byField }: { code: string; severity: Severity; byField: boolean }) => {
      if (byField) {
        return `"${code}" is acknowledged only for fields that are named, since it may be wrong in others. Write \`${code}: [headerTitle]\` with the fields that are as they should be.`;
      }
      return severity === 'notice'
        ? `"${code}" is reported of the built site and not of this file, so it cannot be acknowledged here. Delete it.`
        : `"${code}" is ${severity === 'error' ? 'an error' : 'a warning'}, and only notices can be acknowledged. Delete it, and correct what is reported.`;
    },
    '`acknowledge` names an error, a warning, or a notice about the built site.',
    'Only a notice about the YAML can be as it should be: it says what may be intended. An error or a warning has to be corrected.',
    'Delete the code, and correct what is reported.',
  ),
  'unused-acknowledgement': warning(
    '[No "{field}"|Nothing] in {where} is reported as {code}, so there is nothing to acknowledge. Delete "[{field}|{code}]" here.',
    '`acknowledge` names a notice that is not reported there, or no longer.',
    'If the notice comes back some day, nobody would hear of it.',
    'Delete the code. Where the list is empty then, delete the whole line.',
  ),
} as const;

const { atPlace } = reporter(codes);

/** What there is to acknowledge. */
interface KnownCodes {
  readonly notices: readonly Code[];
  readonly explainCode: (text: string) => { code: Code; severity: Severity } | undefined;
}

type Acknowledgement = ReturnType<typeof listAcknowledgements>[number];

/** What the YAML lists under `acknowledge`; `within` is the part that an entry applies to. */
function listAcknowledgements(written: Written) {
  return listTexts(written).flatMap(({ file, document, pointer, text }) => {
    const found = /^(?<within>.*)\/acknowledge\/\d+(?<ofField>\/.*)?$/.exec(pointer)?.groups;
    if (found === undefined) return [];
    const { within = '', ofField } = found;
    const field = ofField === undefined ? undefined : text;
    const code = ofField === undefined ? text : lastSegment(parentPointer(pointer));
    return [{ file, document, within, pointer, code, field }];
  });
}

/**
 * Marks acknowledged notices (docs/product.md R17), and reports other acknowledgements; unused ones
 * only without errors, which keep notices from being found.
 */
export function acknowledgeNotices(
  diagnostics: readonly Diagnostic[],
  written: Written,
  known: KnownCodes,
): readonly Diagnostic[] {
  const all = listAcknowledgements(written);
  const unused = new Set(all);
  const marked = diagnostics.map((diagnostic) => {
    const found = all.find((each) => matches(each, diagnostic, known));
    if (found === undefined) return diagnostic;
    unused.delete(found);
    return { ...diagnostic, acknowledgedAt: found.document.locate(found.pointer, 'value') };
  });
  const found = [...marked, ...wrongCodes(all, known)];
  return hasErrors(found) ? found : [...found, ...[...unused].map(reportUnused)];
}

function matches(
  { document, within, code, field }: Acknowledgement,
  diagnostic: Diagnostic,
  known: KnownCodes,
): boolean {
  const { span, path = '' } = diagnostic;
  const place = field?.split('.').reduce<string>(childPointer, within) ?? within;
  const isInPart = span.file === document.file && `${path}/`.startsWith(`${place}/`);
  const isEnough = field !== undefined || diagnostic.severity === 'notice';
  // Of a misspelt code there is another problem; the notice that it is about is not reported beside
  // it.
  const meant = isNotice(code, known) ? code : nameMeant(code, known.notices).near;
  return isInPart && isEnough && meant === diagnostic.code;
}

function reportUnused({ file, within, code, field, ...place }: Acknowledgement): Diagnostic {
  const where = segmentsOf(within).length === 0 ? `${file}.yaml` : describeLocation(file, within);
  return atPlace(place, 'unused-acknowledgement', { code, where, field });
}

/** What is acknowledged is a notice about the YAML (docs/product.md R17). */
function* wrongCodes(
  acknowledgements: Iterable<Acknowledgement>,
  known: KnownCodes,
): Generator<Diagnostic> {
  for (const { document, code, field, pointer } of acknowledgements) {
    // A code with fields stands once for all of them.
    if (field !== undefined && !pointer.endsWith('/0')) continue;
    const place: Place =
      field === undefined
        ? { document, pointer }
        : { document, pointer: parentPointer(pointer), part: 'key' };
    const explained = known.explainCode(code);
    if (explained !== undefined) {
      const { severity } = explained;
      const byField = isNotice(code, known) && severity !== 'notice';
      if (byField ? field !== undefined : isNotice(code, known)) continue;
      yield atPlace(place, 'not-a-notice', { code, severity, byField });
    } else {
      const { near, isGuess } = nameMeant(code, known.notices);
      const extras = { instead: near, isGuess };
      yield atPlace(place, 'unknown-notice', { code, nearest: near }, extras);
    }
  }
}

function isNotice(code: string, { notices }: KnownCodes): boolean {
  return notices.some((notice) => notice === code);
}
