import { GitError } from '../diff/git.ts';
import type { Locations, NoVersion, Location, Versions } from '../diff/open-sides.ts';
import { openSides } from '../diff/open-sides.ts';
import { findBrowser } from '../diff/screenshots/find-browser.js';
import { diffSides, openStudio } from '../diff/diff.ts';
import { createPaint } from '../diff/print/paint.ts';
import { printJson } from '../diff/print/json.ts';
import { printMarkdown } from '../diff/print/markdown.ts';
import { printPretty } from '../diff/print/pretty.ts';
import type { Report } from '../diff/report.ts';
import type { Screenshots } from '../diff/screenshots/screenshots.ts';
import type { Studio } from '../diff/shown-site.ts';
import { showSite } from '../diff/shown-site.ts';
import type { Side } from '../diff/side.ts';
import { readSide } from '../diff/side.ts';
import { checkProject } from '../check-project.ts';
import type { ProjectOptions } from '../project.ts';
import type { Cache } from '../site/cache/cache.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { openProjectCache } from './open-cache.ts';
import { openProject } from './open-project.ts';
import { logDiagnostics, wantsColour } from './report-diagnostics.ts';
import { OutputError, UsageError } from './usage.ts';

export interface DiffOptions extends ProjectOptions {
  readonly format: 'pretty' | 'markdown' | 'json' | 'html';
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
  const locations = await openSides(wanted, project, context.cwd).catch((error: unknown) => {
    throw error instanceof GitError ? new OutputError(error.message) : error;
  });
  if ('reason' in locations) throw noVersion(locations);
  try {
    const comparison = compare(locations, project.root, context);
    if (comparison === undefined) return ExitCode.problems;
    const painted = options.format === 'pretty' ? 'painted' : undefined;
    context.stdout.write(await print(comparison, options, context), painted);
    const differs = options.exitCode === true && comparison.report.sections.length > 0;
    return differs ? ExitCode.problems : ExitCode.fine;
  } finally {
    locations.close();
  }
}

/** What was compared, and what is reported of it. */
interface Comparison {
  readonly report: Report;
  readonly old: Side;
  readonly next: Side;
  readonly studio: Studio;
  readonly cache: Cache;
}

function compare(
  locations: Locations,
  root: string,
  context: CommandContext,
): Comparison | undefined {
  const cache = openProjectCache(root, context);
  const old = openSide(locations.old, context);
  const next = openSide(locations.new, context);
  if (old === undefined || next === undefined) return undefined;
  const studio = openStudio();
  const report = {
    ...diffSides(old, next, studio),
    old: locations.old.name,
    new: locations.new.name,
    changedProgram: locations.changedProgram,
  };
  return { report, old, next, studio, cache };
}

/** A version with errors is no site, so these are reported instead. */
function openSide({ name, project }: Location, context: CommandContext): Side | undefined {
  const [checked, diagnostics] = checkProject(project);
  if (checked !== undefined) return readSide(project.root, checked);
  context.stderr.write(`${name} is not sound, so it cannot be compared:\n`);
  logDiagnostics(diagnostics, context);
  return undefined;
}

async function print(
  comparison: Comparison,
  { format }: DiffOptions,
  context: CommandContext,
): Promise<string> {
  const { report } = comparison;
  switch (format) {
    case 'json':
      return printJson(report);
    case 'markdown':
      return printMarkdown(report);
    case 'html': {
      const { printHtml } = await import('../diff/print/html.ts');
      return printHtml(report, await photograph(comparison, context));
    }
    case 'pretty':
      return printPretty(report, createPaint(wantsColour(context.stdout, context)));
  }
}

/** Pictures are left out where there is no browser, or it does not do its work. */
async function photograph(
  { report, old, next, studio, cache }: Comparison,
  { env, stderr }: CommandContext,
): Promise<readonly Screenshots[]> {
  if (report.sections.length === 0) return [];
  const executable = findBrowser(env);
  if (executable === undefined) {
    stderr.write(
      'No pictures of the pages, because no Chromium or Chrome was found. Install one, or set CHROME_PATH to its program.\n',
    );
    return [];
  }
  const { pagesToShow } = await import('../diff/screenshots/pages-to-show.ts');
  const { openServedSite } = await import('../diff/screenshots/browser-answers.ts');
  const { takeScreenshots } = await import('../diff/screenshots/screenshots.ts');
  const sites = [showSite(old, studio), showSite(next, studio)] as const;
  try {
    const [before, after] = await Promise.all([
      openServedSite(sites[0], cache.remember),
      openServedSite(sites[1], cache.remember),
    ]);
    cache.save();
    const spots = pagesToShow(report.sections, ...sites);
    return await takeScreenshots(spots, before, after, executable);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    stderr.write(`No pictures of the pages, because ${executable} did not take them: ${reason}\n`);
    return [];
  }
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
