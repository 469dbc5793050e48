import { expect, test } from 'vitest';
import { readNotices, writeNotices } from '../../cli/commands/sound-notices.ts';
import { resolveSample, writtenOf } from '../resolve/sample.ts';

const sample = {
  regions: `
  illinois: { code: IL, name: Illinois, fallthrough: indiana, headerTitle: Prairie }
  indiana: { code: IN, name: Indiana, headerTitle: Crossroads }
`.slice(1),
};

test('what was reported is the same after it was kept, with its places in the files', () => {
  const written = writtenOf(sample);
  const [, notices] = resolveSample(sample, written);
  expect(notices).not.toEqual([]);
  expect(readNotices(writeNotices(notices), written)).toEqual(notices);
});
