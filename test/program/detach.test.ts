import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from '../copied-project.ts';
import { buildTree, differingPaths, temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';

test('no byte of a published page changes with the regions of this project that take from another', async () => {
  const root = temporaryFolder();
  copyProject(root);
  const options = ['--root', root, '--state', 'sd,il', '--env', 'production', '--allow-sample'];
  const before = await buildTree(...options);
  const { stdout } = await runCommand(['regions', '--format', 'json'], root);
  const { regions }: { regions: readonly { key: string; links: readonly object[] }[] } =
    JSON.parse(stdout);
  const linked = regions.filter(({ links }) => links.length > 0).map(({ key }) => key);
  expect(linked).toEqual(['illinois', 'south_dakota']);
  for (const key of linked)
    expect(await runCommand(['detach', key], root)).toMatchObject({ exitCode: 0 });
  const text = readFileSync(join(root, 'regions.yaml'), 'utf8');
  expect(text).not.toMatch(/^ +(?:reuse|fallthrough):/m);
  expect(differingPaths(before, await buildTree(...options))).toEqual(['manifest.json']);
});
