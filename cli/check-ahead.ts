import type { CheckedProject } from './check-project.ts';
import { checkProject } from './check-project.ts';
import type { Diagnostic, Result } from './diagnostics/diagnostic.ts';
import type { Project } from './project.ts';
import type { Bound, TimedValue } from './resolve/timed/period.ts';

/** What a check of a project found, and where that is nothing grave, what another will find once other values hold. */
export function checkAllTimes(
  project: Project,
  [checked, found]: Result<CheckedProject>,
): readonly Diagnostic[] {
  return checked === undefined ? found : [...found, ...checkAhead(project, checked, found)];
}

/**
 * What is wrong at each instant ahead at which a value begins or ends to hold, each problem once, with the words from when
 * on. Of warnings only those about timed values: all others come with the clock.
 */
function checkAhead(
  project: Project,
  { resolved: { written } }: CheckedProject,
  foundNow: readonly Diagnostic[],
): readonly Diagnostic[] {
  const values = [written.regions, written.library].flatMap(({ timing }) => timing?.values ?? []);
  const known = new Set(foundNow.map(keyOf));
  return instantsAhead(values, project.at).flatMap(({ at, typed }) => {
    const [, found] = checkProject({ ...project, at });
    const fresh = found.filter(
      (each) =>
        !known.has(keyOf(each)) &&
        each.code !== 'timed-never' &&
        (each.severity === 'error' || values.some((value) => contains(value, each))),
    );
    for (const each of fresh) known.add(keyOf(each));
    return fresh.map((each) => ({ ...each, message: `From ${typed} on: ${each.message}` }));
  });
}

/** The first of the bounds at each instant, in their order. */
function instantsAhead(values: readonly TimedValue[], now: string): readonly Bound[] {
  const bounds = values
    .flatMap(({ from, until }) => [from, until])
    .flatMap((bound) =>
      bound !== undefined && bound.at > now ? [[bound.at, bound] as const] : [],
    );
  return [...new Map(bounds)].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, bound]) => bound);
}

/** Whether what is found is in a value. */
function contains({ node, span: { file } }: TimedValue, { span }: Diagnostic): boolean {
  return file.path === span.file.path && node.start <= span.start && span.end <= node.end;
}

/** What a problem is known by, whichever values hold: their indices may differ. */
function keyOf({ code, span, message }: Diagnostic): string {
  return [code, span.file.path, span.start, message].join(' ');
}
