import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Watching } from '../../../cli/author/dev/watch.ts';
import { watchProject } from '../../../cli/author/dev/watch.ts';
import { projectAt } from '../../project-at.ts';
import { base } from '../../base-project.ts';

let root: string;
let path: string;
let watching: Watching;
/** What the file held when changes were last taken in. */
let taken: string;
let look: () => void;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'career-site-watch-'));
  cpSync(base, root, { recursive: true });
  path = join(root, 'regions.yaml');
  look = () => undefined;
  const project = projectAt(root);
  watching = await watchProject(project, () => {
    taken = readFileSync(path, 'utf8');
    look();
    return Promise.resolve();
  });
});

afterEach(async () => {
  await watching.close();
  rmSync(root, { recursive: true });
});

/** Resolves once the file was taken in as it is now. */
function untilTaken(text: string): Promise<void> {
  return new Promise((resolve) => {
    look = () => {
      if (taken === text) resolve();
    };
    look();
  });
}

test.each([0, 1, 2, 3, 5, 8, 13, 21, 34])(
  'the rest of a file that comes %i turns after it was emptied is taken in',
  async (turns) => {
    writeFileSync(path, '');
    for (let count = 0; count < turns; count += 1) await turn();
    const whole = `# whole, after ${String(turns)}\n`;
    writeFileSync(path, whole);
    await untilTaken(whole);
    expect(taken).toBe(whole);
  },
);

test('a link that leads to itself does not end the watching', async () => {
  symlinkSync('loop.svg', join(root, 'assets/loop.svg'));
  await new Promise<void>((resolve) => {
    look = resolve;
    writeFileSync(join(root, 'assets/new.svg'), '<svg />');
  });
  const whole = '# after the link\n';
  writeFileSync(path, whole);
  await untilTaken(whole);
  expect(taken).toBe(whole);
});
