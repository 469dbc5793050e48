import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readReport } from '../../../cli/compile/trace/report.ts';

/** What comes in after a while, as from a slow program. */
async function* piped(...parts: readonly Uint8Array[]) {
  for (const part of parts) {
    await setImmediate();
    yield part;
  }
}

test('a report is read to its end, however it comes in', async () => {
  const bytes = Buffer.from('Error: café');
  expect(await readReport(piped(bytes.subarray(0, 11), bytes.subarray(11)))).toBe('Error: café');
});

test('a report without an end is given up', async () => {
  async function* endless() {
    for (;;) yield* piped(new Uint8Array(10_000));
  }
  expect(await readReport(endless())).toBeUndefined();
});
