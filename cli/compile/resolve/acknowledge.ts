import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { hasErrors } from '../../diagnostics/diagnostic.ts';
import { describeLocation } from '../schema/describe.ts';
import { nameMeant } from '../schema/nearest.ts';
import { childPointer, lastSegment, parentPointer, segmentsOf } from '../schema/pointer.ts';
import type { Place } from '../source/locate-piece.ts';
import { atPlace } from '../source/locate-piece.ts';
import { explainCode, notices } from './catalogue.ts';
import type { Written } from './written.ts';
import { listTexts } from './written.ts';

type Acknowledgement = ReturnType<typeof listAcknowledgements>[number];

/**
 * The codes that the YAML lists under `acknowledge`, at their places, or those of the fields that
 * they are about, which have dots between names. `within` is what it applies to: a region,
 * `/defaults`, `/site`, or the whole file.
 */
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
 * Marks the notices that the YAML acknowledges in the part that they are reported in
 * (docs/product.md R17), and reports what else it acknowledges. Unused acknowledgements are not
 * reported while there are errors, which keep notices from being found.
 */
export function acknowledgeNotices(
  diagnostics: readonly Diagnostic[],
  written: Written,
): readonly Diagnostic[] {
  const all = listAcknowledgements(written);
  const unused = new Set(all);
  const marked = diagnostics.map((diagnostic) => {
    const found = all.find((each) => matches(each, diagnostic));
    if (found === undefined) return diagnostic;
    unused.delete(found);
    return { ...diagnostic, acknowledgedAt: found.document.locate(found.pointer, 'value') };
  });
  const found = [...marked, ...wrongCodes(all)];
  return hasErrors(found) ? found : [...found, ...[...unused].map(reportUnused)];
}

function matches(
  { document, within, code, field }: Acknowledgement,
  diagnostic: Diagnostic,
): boolean {
  const { span, path = '' } = diagnostic;
  const place = field?.split('.').reduce<string>(childPointer, within) ?? within;
  const isInPart = span.file === document.file && `${path}/`.startsWith(`${place}/`);
  const isEnough = field !== undefined || diagnostic.severity === 'notice';
  // Of a misspelt code there is another problem; the notice that it is about is not reported beside
  // it.
  const meant = notices.includes(code) ? code : nameMeant(code, notices).near;
  return isInPart && isEnough && meant === diagnostic.code;
}

function reportUnused({ file, within, code, field, ...place }: Acknowledgement): Diagnostic {
  const where = segmentsOf(within).length === 0 ? `${file}.yaml` : describeLocation(file, within);
  return atPlace(place, 'unused-acknowledgement', { code, where, field });
}

/** What is acknowledged is a notice about the YAML (docs/product.md R17). */
function* wrongCodes(acknowledgements: Iterable<Acknowledgement>): Generator<Diagnostic> {
  for (const { document, code, field, pointer } of acknowledgements) {
    // A code with fields stands once for all of them.
    if (field !== undefined && !pointer.endsWith('/0')) continue;
    const place: Place =
      field === undefined
        ? { document, pointer }
        : { document, pointer: parentPointer(pointer), part: 'key' };
    const explained = explainCode(code);
    if (explained !== undefined) {
      const { severity } = explained;
      const byField = notices.includes(code) && severity !== 'notice';
      if (byField ? field !== undefined : notices.includes(code)) continue;
      yield atPlace(place, 'not-a-notice', { code, severity, byField });
    } else {
      const { near, isGuess } = nameMeant(code, notices);
      const extras = { instead: near, isGuess };
      yield atPlace(place, 'unknown-notice', { code, nearest: near }, extras);
    }
  }
}
