import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { base } from '../base-project.ts';
import { temporaryFolder } from './career-site.ts';
import { runCommand } from './run-command.ts';

/** A small project, which nothing was asked of yet, and what `explain` says there. */
function askedProject() {
  const folder = temporaryFolder();
  cpSync(base, folder, { recursive: true });
  const ask = async (target: string): Promise<string> => {
    const { exitCode, stdout, stderr } = await runCommand(['explain', target], folder);
    expect(exitCode, stderr).toBe(0);
    return stdout;
  };
  return { folder, ask };
}

test('after an edit the answer is a new one', async () => {
  const { folder, ask } = askedProject();
  const path = join(folder, 'regions.yaml');
  await ask('site.plans.1.price');
  writeFileSync(path, readFileSync(path, 'utf8').replace('price: 89', 'price: 98'));
  expect(await ask('site.plans.1.price')).toContain('\n  98\n');
});

test.each(['nevada.headerTitle', 'regions.yaml:224', '/ok/plan/'])(
  'of a project that is not sound, %s is answered by what validate says of it',
  async (target) => {
    const { folder } = askedProject();
    const path = join(folder, 'regions.yaml');
    const text = readFileSync(path, 'utf8').replace(/(?<=\n {2}headerTitle: )/, '<b>Bold</b> ');
    writeFileSync(path, text);
    const validated = await runCommand(['validate'], folder);
    const { exitCode, stdout, stderr } = await runCommand(['explain', target], folder);
    expect([exitCode, stdout]).toEqual([1, '']);
    expect(stderr).toContain('[html-in-text]');
    expect(validated.stdout + validated.stderr).toContain(stderr.split('\n')[0]);
  },
);
