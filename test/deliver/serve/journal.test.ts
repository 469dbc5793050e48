import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { temporaryFolder } from './sample-output.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const keys = Array.from({ length: 50 }, (_, index) => `key-${String(index)}`);

/**
 * A program that stores an entry of its own under each key and prints the ids of what is there
 * then.
 */
async function bundleWriter(path: string): Promise<string> {
  const contents = `
    import { openJournal } from './cli/deliver/serve/api/journal.ts';
    const journal = openJournal(${JSON.stringify(path)});
    const kept = await Promise.all(
      ${JSON.stringify(keys)}.map((idempotencyKey) =>
        journal.store({ id: process.pid + idempotencyKey, idempotencyKey }),
      ),
    );
    console.log(JSON.stringify(kept.map(({ id }) => id)));`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

test('processes that store under the same keys at once agree on one entry for each', async () => {
  const path = join(temporaryFolder(), 'submissions.jsonl');
  const program = await bundleWriter(path);
  const writers = Array.from({ length: 3 }, () =>
    execa('node', ['--input-type=module', '--eval', program], { cwd: root }),
  );
  const answers = (await Promise.all(writers)).map(({ stdout }): unknown => JSON.parse(stdout));
  const stored: readonly unknown[] = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(stored).toHaveLength(keys.length);
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});
