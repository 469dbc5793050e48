import { notice } from '../../../diagnostics/catalogue/entry.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { lastSegment, parentPointer } from '../../schema/pointer.ts';
import type { FileKind } from '../../schema/schema-node.ts';
import { nodeAt } from '../../schema/schema-node.ts';
import { relatedAt, reporter } from '../../source/locate-piece.ts';
import { groupBy } from '../../values/group-by.ts';
import { entryPointer } from '../identity.ts';
import type { Layer } from '../layers.ts';
import { layersStating } from '../layers.ts';
import type { Bound, Timing } from '../timed/period.ts';
import { listFiles } from '../written.ts';
import type { Rule, RuleSubject } from './rule.ts';

export const codes = {
  'timed-fallback': notice(
    'From {start} until {end} no value of this field holds. [Visitors then see what "{origin}" states|The site is then as if the field were not written]. Unless that is meant, let one value begin where the one before it ends.',
    'A field has dated values, and a time to come between two of them in which none holds.',
    'For that time visitors see what the field inherits, or nothing, which is easy to overlook.',
    'Nothing, if that is intended. Otherwise let the later value begin with `from` where the earlier one ends with `until`, or write a value for the time between.',
  ),
} as const;

const { createDiagnostic } = reporter(codes);

/** A time to come between two dated values of a field that can do without (docs/product.md R19). */
export const timedFallback: Rule = function* (subject) {
  for (const [kind, { timing }] of listFiles(subject.written))
    yield* findGaps(kind, timing, subject);
};

function* findGaps(
  file: FileKind,
  timing: Timing | undefined,
  subject: RuleSubject,
): Generator<Diagnostic> {
  const lists = groupBy(timing?.values ?? [], ({ oneOf }) => oneOf);
  for (const [list, values] of lists) {
    if (list === undefined) continue;
    const toCome = values
      .filter(({ shown: { start, end } }) => start < end && end > subject.today)
      .toSorted((a, b) => (a.shown.start < b.shown.start ? -1 : 1));
    for (const [index, { pointer, until: start }] of toCome.entries()) {
      const end = toCome[index + 1]?.from;
      if (start === undefined || end === undefined || end.at <= start.at) continue;
      // One that is needed is missed then, which is an error.
      if (!isNeeded(file, pointer)) yield reportGap(pointer, { start, end }, subject);
    }
  }
}

function isNeeded(file: FileKind, pointer: string): boolean {
  const around = nodeAt(file, parentPointer(pointer));
  return around?.required?.includes(lastSegment(pointer)) === true;
}

function reportGap(
  path: string,
  { start, end }: Readonly<Record<'start' | 'end', Bound>>,
  subject: RuleSubject,
): Diagnostic {
  const related = [{ message: 'the next value begins here', span: end.span }];
  const found = inherited(path, subject);
  if (found !== undefined) {
    const { document } = subject.written.regions;
    const place = { document, pointer: found.layer.pointer + found.below };
    related.push(relatedAt(place, 'visitors see this meanwhile'));
  }
  const origin = found && lastSegment(found.layer.pointer);
  const parameters = { start: start.typed, end: end.typed, origin };
  return createDiagnostic('timed-fallback', parameters, start.span, { path, related });
}

/** What a region shows in the place of its own value, and the pointer of that below its entry. */
function inherited(
  path: string,
  { layersOf }: RuleSubject,
): { readonly layer: Layer; readonly below: string } | undefined {
  const [entry, key] = /^\/regions\/([^/]+)(?=\/)/.exec(path) ?? [];
  if (entry === undefined || key === undefined) return undefined;
  const below = path.slice(entry.length);
  const others = layersOf(key).filter(({ pointer }) => pointer !== entryPointer(key));
  const [layer] = layersStating(others, below);
  return layer && { layer, below };
}
