import type { Location, Side } from '../author/diff/open-versions.ts';
import { openVersions, readSide } from '../author/diff/open-versions.ts';
import { findBrowser } from '../author/diff/screenshots/find-browser.js';
import type { LaterSides, Sides } from '../author/diff/diff.ts';
import { diffSides } from '../author/diff/diff.ts';
import { laterMoments } from '../author/diff/later.ts';
import { printJson } from '../author/diff/print/json.ts';
import { printMarkdown } from '../author/diff/print/markdown.ts';
import { printPretty } from '../author/diff/print/pretty.ts';
import type { Report } from '../author/diff/report.ts';
import type { Screenshots } from '../author/diff/screenshots/screenshots.ts';
import { showSite } from '../author/diff/shown-site.ts';
import { checkProject } from '../compile/check-project.ts';
import { openSite } from '../compile/open-site.ts';
import { isInstalled } from '../compile/program-folder.ts';
import type { ProjectOptions } from '../compile/project.ts';
import type { CommandContext } from './command-context.ts';
import { openProjectCache } from './open-cache.ts';
import { openProject } from './open-project.ts';
import { logDiagnostics, wantsColour } from './report-diagnostics.ts';
import type { Program } from '../compile/site/program.ts';
import { openProgram } from '../compile/site/program.ts';
import { ReportedProblems, UsageError } from '../diagnostics/command-errors.ts';

export interface DiffOptions extends Omit<ProjectOptions, 'at'> {
  /** None, one for both versions, or one for each. */
  readonly at: readonly string[];
  readonly format: 'pretty' | 'markdown' | 'json' | 'html';
  readonly exitCode?: true;
}

/** `diff`: what changes for visitors between two versions, each with the line that causes it. */
export async function diff(
  context: CommandContext,
  oldName: string | undefined,
  newName: string | undefined,
  options: DiffOptions,
): Promise<void> {
  const { at, ...files } = options;
  if (at.length > 2) throw new UsageError('--at is for one instant, or for two to compare.');
  const [oldAt, newAt = oldAt] = at;
  const project = openProject({ ...files, at: newAt }, context);
  const wanted = { old: oldName, new: newName, oldAt: oldAt ?? project.at };
  const locations = await openVersions(wanted, project, context.cwd);
  try {
    const program = openProgram();
    const sides = openSides(locations, program, context);
    const names = { old: locations.old.name, new: locations.new.name };
    const { changedProgram } = locations;
    const later = laterSides(locations, sides, program, context);
    const report = { ...diffSides(sides.old, sides.new, later), ...names, changedProgram };
    const takePictures = () => photograph(report, sides, project.root, context);
    const painted = options.format === 'pretty' ? 'painted' : undefined;
    context.stdout.write(await print(report, options, takePictures, context), painted);
    if (options.exitCode === true && report.sections.length > 0) throw new ReportedProblems();
  } finally {
    locations.close();
  }
}

type Locations = Readonly<Record<'old' | 'new', Location>>;

/** @throws ReportedProblems Where either has errors. */
function openSides(locations: Locations, program: Program, context: CommandContext): Sides {
  const old = openSide(locations.old, program, context);
  const next = openSide(locations.new, program, context);
  if (old === undefined || next === undefined) throw new ReportedProblems();
  return { old, new: next };
}

/** Both versions, whenever time changes one; none where two instants are compared. */
function* laterSides(
  locations: Locations,
  { old, new: next }: Sides,
  program: Program,
  context: CommandContext,
): Generator<LaterSides> {
  if (old.resolved.at !== next.resolved.at) return;
  const at = (location: Location, instant: string): Location => ({
    ...location,
    project: { ...location.project, at: instant },
  });
  for (const from of laterMoments(old, next)) {
    const then = { old: at(locations.old, from.at), new: at(locations.new, from.at) };
    yield { from, ...openSides(then, program, context) };
  }
}

/** A version with errors is no site, so these are reported instead. */
function openSide(
  { name, project }: Location,
  program: Program,
  context: CommandContext,
): Side | undefined {
  const [checked, diagnostics] = checkProject(project);
  if (checked !== undefined) return readSide(openSite(project, checked, program));
  context.stderr.write(`${name} is not sound, so it cannot be compared:\n`);
  logDiagnostics(diagnostics, context);
  return undefined;
}

async function print(
  report: Report,
  { format }: DiffOptions,
  takePictures: () => Promise<readonly Screenshots[]>,
  context: CommandContext,
): Promise<string> {
  switch (format) {
    case 'json':
      return printJson(report);
    case 'markdown':
      return printMarkdown(report);
    case 'html': {
      const { printHtml } = await import('../author/diff/print/html.ts');
      return printHtml(report, await takePictures());
    }
    case 'pretty':
      return printPretty(report, wantsColour(context.stdout, context));
  }
}

/** No pictures where there is no browser, or it fails: a line on stderr says so. */
async function photograph(
  report: Report,
  { old, new: next }: Sides,
  root: string,
  context: CommandContext,
): Promise<readonly Screenshots[]> {
  const sections = report.sections.filter(({ from }) => from === undefined);
  if (sections.length === 0) return [];
  const { env, stderr } = context;
  if (!isInstalled('playwright-core')) {
    stderr.write(
      'No pictures of the pages, because the package playwright-core is not installed. Install it beside career-site: npm install --save-dev playwright-core\n',
    );
    return [];
  }
  const executable = findBrowser(env);
  if (executable === undefined) {
    stderr.write(
      'No pictures of the pages, because no Chromium or Chrome was found. Install one, or set CHROME_PATH to its program.\n',
    );
    return [];
  }
  const { pagesToShow, takeScreenshots } =
    await import('../author/diff/screenshots/screenshots.ts');
  const { openServedSite } = await import('../author/diff/screenshots/served-site.ts');
  const sites = [showSite(old), showSite(next)] as const;
  const cache = openProjectCache(root, context);
  try {
    const [before, after] = await Promise.all([
      openServedSite(sites[0], cache.remember),
      openServedSite(sites[1], cache.remember),
    ]);
    cache.save();
    return await takeScreenshots(pagesToShow(sections, ...sites), before, after, executable);
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
    stderr.write(`No pictures of the pages, because ${executable} did not take them: ${reason}\n`);
    return [];
  }
}
