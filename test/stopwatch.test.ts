import { expect, test } from 'vitest';
import { createStopwatch } from '../cli/stopwatch.ts';

test('a stage that runs twice is listed once, where it ran first', async () => {
  const stopwatch = createStopwatch(() => undefined);
  stopwatch.time('load', () => undefined);
  await stopwatch.timeAsync('write', () => Promise.resolve());
  stopwatch.time('load', () => undefined);
  expect(stopwatch.stages.map(({ stage }) => stage)).toEqual(['load', 'write']);
});

test('what passed before it was there can be a stage as well', () => {
  const stopwatch = createStopwatch(() => undefined, { start: 7 });
  stopwatch.time('load', () => undefined);
  expect(stopwatch.stages[0]).toEqual({ stage: 'start', milliseconds: 7 });
  expect(stopwatch.stages[1]).toMatchObject({ stage: 'load' });
});

test('each run of a stage is reported when it begins', () => {
  const reported: string[] = [];
  const stopwatch = createStopwatch((stage) => reported.push(stage));
  stopwatch.time('load', () => {
    expect(reported).toEqual(['load']);
  });
  stopwatch.time('load', () => undefined);
  expect(reported).toEqual(['load', 'load']);
});
