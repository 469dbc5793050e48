import { expect, test } from 'vitest';
import { formatList } from '../../runtime/app/format.ts';

test.each([
  [[], ''],
  [['the Basic Upgrade'], 'the Basic Upgrade'],
  [['Basic', 'Enhanced'], 'Basic and Enhanced'],
  [['Premium', 'Basic', 'Enhanced'], 'Premium, Basic, and Enhanced'],
])('%j is listed as %j', (items, listed) => {
  expect(formatList(items, 'and')).toBe(listed);
});
