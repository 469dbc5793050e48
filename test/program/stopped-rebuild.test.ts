import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { until } from '../until.ts';
import { copyProgram } from './copied-program.ts';

/** In place of the thread that bundles the program: says that it runs, and never answers. */
const endless = `import { writeFileSync } from 'node:fs';
writeFileSync('bundling', '');
setInterval(() => undefined, 1000);
`;

test('Ctrl-C ends dev while it is bundled again', async () => {
  const copy = copyProgram('test', 'docs');
  onTestFinished(copy.remove);
  writeFileSync(join(copy.root, 'tools/program-thread.js'), endless);
  const args = ['cli/bin.js', 'dev', '--port', '0', '--library-port', '0'];
  const child = spawn(process.execPath, args, { cwd: copy.root, stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  // It bundles the program as soon as it follows edits.
  await until(() => expect(existsSync(join(copy.root, 'bundling'))).toBe(true));
  const ended = once(child, 'exit');
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
});
