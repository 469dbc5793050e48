import { expect, test } from 'vitest';
import type { Remember } from '../../../cli/compile/emit/drawing.ts';
import { countWork, drawAll } from '../../../cli/compile/emit/drawing.ts';

test('what an earlier build drew is not counted, and all else is from the first on', async () => {
  const known = new Map([['drawing b', Buffer.from('b')]]);
  const remember: Remember = async (key, work) => known.get(key) ?? work();
  const told: string[] = [];
  const counted = countWork((done, all) => told.push(`${done} of ${all}`));
  const drawings = ['a', 'b', 'c', 'd'].map((input) => ({
    path: `${input}.png`,
    input,
    measures: {},
    draw: () => Promise.resolve(Buffer.from(input)),
  }));
  const drawn = await drawAll(drawings, (key, work) => remember(key, counted(work)));
  expect(told).toEqual(['1 of 3', '2 of 3', '3 of 3']);
  expect([...drawn.keys()]).toEqual(['a.png', 'b.png', 'c.png', 'd.png']);
});
