import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hosts } from '../../cli/compile/site/hosting/host.ts';
import { buildSite } from '../built-site.ts';
import { runCommand } from './run-command.ts';
import { openSmallProject } from './small-project.ts';

const count = 8000;

/** Addresses that moved, each half of the time to another one that moved, and as many gone. */
function moves(): string {
  const lines = Array.from({ length: count }, (_, index) => {
    const to = index % 2 === 0 ? '/plan/' : `/old-${String(index - 1)}/`;
    return `    /old-${String(index)}/: ${to}\n`;
  });
  const gone = Array.from({ length: count }, (_, index) => `    - /nv/gone-${String(index)}/\n`);
  return `  moved:\n${lines.join('')}  gone:\n${gone.join('')}`;
}

async function run(...args: readonly string[]): Promise<string> {
  const done = await runCommand(args);
  expect(done, done.stderr).toMatchObject({ exitCode: 0 });
  return done.stdout;
}

test('thousands of moved and gone addresses are checked, built and planned for every host', async () => {
  const { output } = await buildSite({ options: ['--state', 'nv'], small: true });
  const root = await openSmallProject();
  const yaml = join(root, 'regions.yaml');
  writeFileSync(yaml, readFileSync(yaml, 'utf8').replace(/^site:\n/m, `site:\n${moves()}`));
  await run('build', '--root', root, '--host', hosts.join());
  expect(await run('check', '--root', root)).toContain('Nothing to report.');
  const since = ['--since', join(output, 'manifest.json')];
  const { uploads } = JSON.parse(await run('plan', '--root', root, ...since));
  expect(uploads.map(({ path }: { path: string }) => path)).toContain('main/_worker.js');
});
