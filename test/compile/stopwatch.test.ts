import { expect, test } from 'vitest';
import { createStopwatch } from '../../cli/compile/stopwatch.ts';

test('a stage that runs twice is listed once, where it ran first', async () => {
  const stopwatch = createStopwatch(() => undefined);
  await stopwatch.time('load', () => undefined);
  await stopwatch.time('write', () => Promise.resolve());
  await stopwatch.time('load', () => undefined);
  expect(stopwatch.stages.map(({ stage }) => stage)).toEqual(['load', 'write']);
});

test('what passed before it was there can be a stage as well', async () => {
  const stopwatch = createStopwatch(() => undefined, { start: 7 });
  await stopwatch.time('load', () => undefined);
  expect(stopwatch.stages[0]).toEqual({ stage: 'start', milliseconds: 7 });
  expect(stopwatch.stages[1]).toMatchObject({ stage: 'load' });
});

test('each run of a stage is reported when it begins', async () => {
  const reported: string[] = [];
  const stopwatch = createStopwatch((stage) => reported.push(stage));
  await stopwatch.time('load', () => {
    expect(reported).toEqual(['load']);
  });
  await stopwatch.time('load', () => undefined);
  expect(reported).toEqual(['load', 'load']);
});
