import { expect, test } from 'vitest';
import type { LiveAnswer } from '../../../cli/deliver/check/live/live-host.ts';
import { verifyLive } from '../../../cli/deliver/check/live/verify-live.ts';
import { sampleRules } from '../serve/sample-output.ts';

const busy: LiveAnswer = { status: 429, headers: new Headers(), hash: undefined };

/** A host that has no time from the first request on. */
async function verifyBusyHost() {
  const reports: (readonly number[])[] = [];
  let asked = 0;
  const found = await verifyLive({
    record: sampleRules,
    webRoot: 'main',
    released: [],
    ask: () => {
      asked += 1;
      return Promise.resolve(busy);
    },
    progress: new Set<string>(),
    report: (...numbers) => void reports.push(numbers),
  });
  return { found, asked, reports };
}

test('a host that is busy for ever is given up after a few requests', async () => {
  const { found, asked } = await verifyBusyHost();
  expect(asked).toBeLessThan(10);
  expect(found.at(-1)?.code).toBe('verify-unfinished');
});

test('how far the requests are is reported', async () => {
  const { reports, asked } = await verifyBusyHost();
  expect(reports).toHaveLength(asked);
  expect(reports.at(-1)?.[0]).toBe(0);
});

test('addresses that releases have published are asked for, also those that no page has any more', async () => {
  const asked: string[] = [];
  const found = await verifyLive({
    record: sampleRules,
    webRoot: 'main',
    released: ['/summer/'],
    ask: (address) => {
      asked.push(address);
      return Promise.resolve({ status: 200, headers: new Headers(), hash: undefined });
    },
    progress: new Set<string>(),
    report: () => undefined,
  });
  expect(asked).toContain('/summer/');
  const messages = found.map(({ message }) => message);
  expect(messages.filter((message) => message.includes('/summer/'))).not.toEqual([]);
});
