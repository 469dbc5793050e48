import { execa } from 'execa';
import { join } from 'node:path';
import { projectRoot } from './career-site.ts';

/** Runs a program of tools/ with these variables alone, as a pipeline does. */
export function runTool(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  return execa(process.execPath, [join(projectRoot, 'tools', name), ...args], {
    env,
    extendEnv: false,
    reject: false,
    cwd: projectRoot,
  });
}
