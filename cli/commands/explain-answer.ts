import type { CheckedProject } from '../pipeline.ts';
import { checkProject, resolveProject } from '../pipeline.ts';
import type { Project } from '../project.ts';
import { createPageMapper } from '../reach/page-map.ts';
import { openPageSources } from '../reach/open-page-sources.ts';
import type { PageReach, ReachRecord } from '../reach/page-reach.ts';
import { openReach, recordReach } from '../reach/page-reach.ts';
import type { Cache } from '../site/cache/cache.ts';
import { stampInputs } from '../site/cache/stamp.ts';
import { unknownCode } from './explain-code.ts';
import { explainLine, readLineTarget } from './explain-line.ts';
import { explainPage, findPage, isAddress } from './explain-page.ts';
import { explainTarget } from './explain-target.ts';
import type { CommandContext } from './command-context.ts';
import type { Question } from './explain.ts';
import { openProjectCache } from './open-cache.ts';
import { logDiagnostics } from './report-diagnostics.ts';

/** Answers anything but what a code means. Empty where the project has errors, which are reported. */
export async function answerQuestion(
  question: Question,
  project: Project,
  context: CommandContext,
): Promise<string> {
  const { target } = question;
  const line = isAddress(target) ? undefined : readLineTarget(target);
  if (line === undefined && !isAddress(target)) return explainValue(question, project, context);
  const [checked, diagnostics] = checkProject(project);
  if (checked === undefined) {
    logDiagnostics(diagnostics, context);
    return '';
  }
  const cache = openProjectCache(project.root, context);
  if (line === undefined) return explainAddress(question, project, checked, cache);
  const reach = await findReach(project, checked, cache);
  const sources = { site: checked.resolved, reach, cwd: context.cwd, root: project.root };
  return explainLine(sources, line, question);
}

function explainValue(question: Question, project: Project, context: CommandContext): string {
  const [site, diagnostics] = resolveProject(project);
  if (site !== undefined) return explainTarget(site, question.target, { ...question, diagnostics });
  const misspelt = unknownCode(question.target, []);
  if (misspelt !== undefined) throw misspelt;
  logDiagnostics(diagnostics, context);
  return '';
}

async function explainAddress(
  question: Question,
  { root }: Project,
  { manifest, resolved }: CheckedProject,
  cache: Cache,
): Promise<string> {
  const page = findPage(manifest, question.target);
  const sources = await openPageSources(root, manifest, resolved, cache);
  const html = sources.createSiteRenderer(sources.data, sources.context)(page);
  cache.save();
  return explainPage(page, createPageMapper(sources)(page, html), question);
}

/** Which pages show what is kept with all that it follows from: to find it, pages have to be rendered. */
async function findReach(
  { root, regionsFile, libraryFile }: Project,
  { manifest, resolved }: CheckedProject,
  cache: Cache,
): Promise<PageReach> {
  const record = async () => recordReach(await openPageSources(root, manifest, resolved, cache));
  const stamp = stampInputs({ root, files: [regionsFile, libraryFile] });
  if (stamp === undefined) return openReach(await record(), manifest.routes.pages);
  const kept = await cache.remember(`reach ${stamp}`, async () =>
    Buffer.from(JSON.stringify(await record())),
  );
  cache.save();
  const known: ReachRecord = JSON.parse(Buffer.from(kept).toString());
  return openReach(known, manifest.routes.pages);
}
