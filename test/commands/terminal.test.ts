import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askAt } from '../../cli/commands/terminal.ts';

test.each([
  ['what is typed', 'Nevada\r', 'Nevada'],
  ['nothing after Ctrl-C', 'Nev\u0003', undefined],
  ['nothing after Ctrl-D', '\u0004', undefined],
])('the answer is %s', async (_, typed, answer) => {
  const input = new PassThrough();
  const asked = askAt(input, new PassThrough(), 'Which? ');
  input.write(typed);
  expect(await asked).toBe(answer);
});

test('there is no answer where the input ends', async () => {
  const input = new PassThrough();
  const asked = askAt(input, new PassThrough(), 'Which? ');
  input.end();
  expect(await asked).toBeUndefined();
});
