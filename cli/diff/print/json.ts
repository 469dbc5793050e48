import type { Cause } from '../causes.ts';
import type { Change } from '../change.ts';
import type { Report } from '../report.ts';
import { countChangedPages, segmentsOf } from '../report.ts';
import { toJson } from '../../diagnostics/print/lines.ts';

/** For programs: every change with all of its pages, and every cause by its place in `causes`. */
export function printJson(report: Report): string {
  const { sections, unseen, allPages, changedProgram } = report;
  const causes = [...new Set([...sections.flatMap((section) => section.causes), ...unseen])];
  const numbers = new Map(causes.map((cause, index) => [cause, index]));
  const changes = sections.flatMap((section) =>
    section.clusters.flatMap((cluster) =>
      cluster.changes.map((change) => describe(change, numbers)),
    ),
  );
  const value = {
    version: 1,
    old: report.old,
    new: report.new,
    pages: { compared: allPages.resources.length, changed: countChangedPages(sections).all },
    causes: causes.map(({ action, field, file, line, column, version }) => ({
      ...{ action, field, file, line, column, version },
    })),
    changes,
    changedProgram,
  };
  return toJson(value);
}

function describe(change: Change, numbers: ReadonlyMap<Cause, number>) {
  const { kind, roles, label, before = null, after = null, leadsTo } = change;
  const { isExample, resources } = change;
  const segments = segmentsOf(change);
  return {
    ...{ kind, roles, label, before, after, isExample, leadsTo },
    words: segments.length > 0 ? segments : undefined,
    causes: change.causes.map((cause) => numbers.get(cause)),
    pages: resources,
  };
}
