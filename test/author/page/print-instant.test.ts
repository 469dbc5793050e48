import { expect, test } from 'vitest';
import { printInstant } from '../../../cli/author/page/print-instant.ts';

test('an instant is said with the time zone of its clocks', () => {
  expect(printInstant('2031-05-02T12:00:00Z')).toMatch(/^Friday, May 2, 2031 at .*[AP]M [A-Z]\S*$/);
});
