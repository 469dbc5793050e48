import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { majors } from '../../tools/npm-programs.js';
import { projectRoot, temporaryFolder, withoutColors } from './career-site.ts';
import { programPath } from './program-path.ts';
import { openSmallProject } from './small-project.ts';

const usageError =
  "career-site: unknown option '--wrong'\nRun with --help to see what is possible.";

test.each(majors)('on Node %i commands write nothing to stderr but what is ours', async (major) => {
  const root = await openSmallProject();
  const out = join(temporaryFolder(), 'out');
  const commands: readonly (readonly string[])[] = [
    ['validate'],
    ['build', '--state', 'nv', '--out', out],
    ['check', '--out', out],
    ['explain', 'nevada.headerTitle'],
    ['diff', root, root],
    ['regions'],
  ];
  const run = async (args: readonly string[]) => {
    const program = [join(projectRoot, 'cli/bin.js'), ...args];
    const options = { cwd: root, reject: false, env: withoutColors };
    const { exitCode, stderr } = await execa(programPath(`NODE_${major}_PATH`), program, options);
    return { exitCode, stderr };
  };
  for (const args of commands) {
    expect(await run(args), args.join(' ')).toEqual({ exitCode: 0, stderr: '' });
  }
  expect(await run(['build', '--wrong'])).toEqual({ exitCode: 2, stderr: usageError });
});
