import type { Locations, NoVersion, Location, Versions } from '../diff/open-sides.ts';
import { openSides } from '../diff/open-sides.ts';
import { diffSides, openStudio } from '../diff/diff.ts';
import { createPaint } from '../diff/print/paint.ts';
import { printJson } from '../diff/print/json.ts';
import { printMarkdown } from '../diff/print/markdown.ts';
import { printPretty } from '../diff/print/pretty.ts';
import type { Report } from '../diff/report.ts';
import type { Side } from '../diff/side.ts';
import { readSide } from '../diff/side.ts';
import { createGeometry } from '../emit/geometry/geometry.ts';
import { checkProject } from '../pipeline.ts';
import type { ProjectOptions } from '../project.ts';
import { openDataRenderer } from '../site/data-renderer.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { openProjectCache } from './open-cache.ts';
import { openProject } from './open-project.ts';
import { logDiagnostics, wantsColour } from './report-diagnostics.ts';
import { UsageError } from './usage.ts';

export interface DiffOptions extends ProjectOptions {
  readonly format: 'pretty' | 'markdown' | 'json';
  readonly exitCode?: true;
}

/** `diff`: what changes for visitors between two versions, each with the line that causes it. */
export async function diff(
  versions: Partial<Versions>,
  options: DiffOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const project = openProject(options, context);
  const wanted = { old: versions.old, new: versions.new };
  const locations = await openSides(wanted, project, context.cwd);
  if ('reason' in locations) throw noVersion(locations);
  try {
    const report = await compare(locations, context);
    if (report === undefined) return ExitCode.problems;
    context.stdout.write(print(report, options, context));
    const differs = options.exitCode === true && report.sections.length > 0;
    return differs ? ExitCode.problems : ExitCode.fine;
  } finally {
    locations.close();
  }
}

async function compare(locations: Locations, context: CommandContext): Promise<Report | undefined> {
  const renderer = openDataRenderer('preact');
  renderer.catch(() => undefined);
  const old = openSide(locations.old, context);
  const next = openSide(locations.new, context);
  if (old === undefined || next === undefined) return undefined;
  const cache = openProjectCache(locations.new.project.root, context);
  const studio = await openStudio([old, next], createGeometry(cache.remember), await renderer);
  return {
    ...diffSides(old, next, studio),
    old: locations.old.name,
    new: locations.new.name,
    changedProgram: locations.changedProgram,
  };
}

/** A version with errors is no site, so these are reported instead. */
function openSide({ name, project }: Location, context: CommandContext): Side | undefined {
  const [checked, diagnostics] = checkProject(project);
  if (checked !== undefined) return readSide(project.root, checked);
  context.stderr.write(`${name} is not sound, so it cannot be compared:\n`);
  logDiagnostics(diagnostics, context);
  return undefined;
}

function print(report: Report, { format }: DiffOptions, context: CommandContext): string {
  if (format === 'json') return printJson(report);
  if (format === 'markdown') return printMarkdown(report);
  return printPretty(report, createPaint(wantsColour(context.stdout, context)));
}

function noVersion(found: NoVersion): UsageError {
  switch (found.reason) {
    case 'no repository':
      return new UsageError(
        'There is no git repository here to compare with. Name two folders: career-site diff OLD NEW.',
      );
    case 'no main branch':
      return new UsageError(
        'There is no branch main or master here that this one left. Name what to compare with: career-site diff REF.',
      );
    case 'no project':
      return new UsageError(`There is no regions.yaml in ${found.name}.`);
    case 'unknown':
      return new UsageError(`There is no git ref and no folder ${found.name}.`);
  }
}
