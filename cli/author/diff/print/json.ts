import type { Cause } from '../causes.ts';
import type { Change } from '../change.ts';
import type { Report } from '../report.ts';
import { countChangedPages, segmentsOf } from '../report.ts';
import { toJson } from '../../../diagnostics/print/lines.ts';

/** For programs: every change with all of its pages, and every cause by its place in `causes`. */
export function printJson(report: Report): string {
  const { sections, unseen, allPages, changedProgram } = report;
  const all = [...sections.flatMap((section) => section.causes), ...unseen];
  const causes = [...new Map(all.map((cause) => [cause.id, cause])).values()];
  const numbers = new Map(causes.map(({ id }, index) => [id, index]));
  const changes = sections.flatMap((section) =>
    section.clusters.flatMap((cluster) =>
      cluster.changes.map((change) => ({
        ...describe(change, numbers),
        from: section.from?.at,
      })),
    ),
  );
  const value = {
    version: 1,
    old: report.old,
    new: report.new,
    pages: { compared: allPages.resources.length, changed: countChangedPages(sections).all },
    causes: causes.map(describeCause),
    changes,
    changedProgram,
  };
  return toJson(value);
}

/** Time is typed nowhere. */
function describeCause(cause: Cause) {
  const { action, field } = cause;
  if (cause.kind === 'time') return { action, field, old: cause.old, new: cause.new };
  const { file, line, column, version } = cause;
  return { action, field, file, line, column, version };
}

function describe(change: Change, numbers: ReadonlyMap<string, number>) {
  const { kind, roles, label, before = null, after = null, leadsTo } = change;
  const { isExample, resources } = change;
  const segments = segmentsOf(change);
  return {
    kind,
    roles,
    label,
    before,
    after,
    isExample,
    leadsTo,
    words: segments.length > 0 ? segments : undefined,
    causes: change.causes.map(({ id }) => numbers.get(id)),
    pages: resources,
  };
}
