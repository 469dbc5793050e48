import { expect, test } from 'vitest';
import { wantsColour } from '../../cli/commands/report-diagnostics.ts';

test.each([
  ['a terminal', true, {}, true],
  ['a file', false, {}, false],
  ['a terminal where colours are not wanted', true, { NO_COLOR: '1' }, false],
  ['a terminal where NO_COLOR is empty', true, { NO_COLOR: '' }, true],
  ['a terminal that knows none', true, { TERM: 'dumb' }, false],
  ['a file where colours are forced', false, { FORCE_COLOR: '1' }, true],
  [
    'a terminal that knows none where colours are forced',
    true,
    { FORCE_COLOR: '3', TERM: 'dumb' },
    true,
  ],
  ['a terminal where colours are forced off', true, { FORCE_COLOR: '0' }, false],
  ['a file where FORCE_COLOR is empty', false, { FORCE_COLOR: '' }, false],
  ['a file where both are said', false, { FORCE_COLOR: '1', NO_COLOR: '1' }, true],
])('text for %s is coloured as it should be', (_, isTTY, env, isColoured) => {
  expect(wantsColour({ isTTY }, { env })).toBe(isColoured);
});
