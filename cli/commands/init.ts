import { basename, relative, resolve } from 'node:path';
import { composeProject } from '../author/start/new-project.ts';
import { listPresent, writeProject } from '../author/start/write-project.ts';
import { pathKind } from '../compile/project.ts';
import { UsageError } from '../diagnostics/command-errors.ts';
import type { CommandContext } from './command-context.ts';
import { readInstant } from './open-project.ts';
import { orReport } from './report-diagnostics.ts';

/** `init`: writes a project of one's own, into a folder that is empty or not there. */
export async function init(
  context: CommandContext,
  given = '.',
  { all = false }: { readonly all?: boolean },
): Promise<void> {
  const folder = resolve(context.cwd, given);
  refuseFull(folder, given);
  const name = nameOf(folder);
  const composed = await composeProject({ name, all, at: readInstant(context.env) });
  const project = orReport(composed, context);
  writeProject(folder, project);
  const path = relative(context.cwd, folder);
  const steps = [...(path === '' ? [] : [`cd ${path}`]), 'npm install', 'npm start'];
  context.stdout.write(`${project.size} files are in ${given}. Next: ${steps.join(', ')}.\n`);
}

/** @throws UsageError Where something could be overwritten. */
function refuseFull(folder: string, given: string): void {
  if (pathKind(folder) !== 'folder' && pathKind(folder) !== 'nothing')
    throw new UsageError(`${given} is no folder. Name one that is empty or not there yet.`);
  const [first] = listPresent(folder);
  if (first === undefined) return;
  const shown = given === '.' ? 'This folder' : given;
  throw new UsageError(
    `${shown} is not empty: it has ${first}. Nothing was written. Name a folder that is empty or not there yet.`,
  );
}

/** As npm takes it (https://docs.npmjs.com/cli/configuring-npm/package-json#name). */
function nameOf(folder: string): string {
  const plain = basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
  return plain.replaceAll(/^-|-$/g, '') || 'site';
}
