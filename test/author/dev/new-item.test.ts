import { expect, test } from 'vitest';
import { askedOf } from '../../../cli/author/dev/edits/new-item.ts';
import { nodeAt } from '../../../cli/compile/schema/schema-node.ts';

test('the start of a webinar is asked for without how it is typed, as a picker takes it', () => {
  const [start] = askedOf(nodeAt('regions', '/defaults/webinar/upcoming'), ['startsAt'], []);
  expect(start?.description).not.toContain('year-month-day');
});
