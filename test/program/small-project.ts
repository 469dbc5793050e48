import { join } from 'node:path';
import { copySmallProject } from '../built-site.ts';
import type { Run } from './career-site.ts';
import { readTree, temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';

/** Folder of a copy of the small project, which is gone after the test. */
export async function openSmallProject(): Promise<string> {
  const root = join(temporaryFolder(), 'project');
  await copySmallProject(root);
  return root;
}

/** Builds Nevada of a project, with further options; without output where that fails. */
export async function buildNevada(
  root: string,
  options: readonly string[] = [],
  build: typeof runCommand = runCommand,
): Promise<{ readonly run: Run; readonly tree: ReadonlyMap<string, Buffer> }> {
  const out = join(temporaryFolder(), 'out');
  const args = ['--root', root, '--state', 'nv', '--out', out, ...options];
  const run = await build(['build', ...args]);
  return { run, tree: run.exitCode === 0 ? readTree(out) : new Map<string, Buffer>() };
}
