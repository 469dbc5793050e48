import { expect, test } from 'vitest';
import { describePending } from '../../cli/dev/problems.ts';

test('an edited schema asks for dev to be started again', () => {
  const path = 'cli/schema/common.schema.json';
  const [problem] = describePending({ kind: 'schemas', path });
  expect(problem).toMatchObject({ place: path, isFixable: false });
  expect(problem?.message).toContain('start it again');
});

test('any other change is taken in as it comes', () => {
  expect(describePending({ kind: 'templates', path: 'templates/region.hbs' })).toEqual([]);
});
