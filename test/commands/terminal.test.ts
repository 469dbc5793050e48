import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askAt, openTerminal } from '../../cli/commands/terminal.ts';

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

/** What reaches a terminal of what is written to it. */
function written(text: string, painted?: 'painted'): string {
  const reached: string[] = [];
  openTerminal({ write: (part) => reached.push(part) }).write(text, painted);
  return reached.join('');
}

test.each([
  ['clears the screen', '\u001b[2J', '\\u001b[2J'],
  ['writes to the clipboard', '\u001b]52;c;eA==\u0007', '\\u001b]52;c;eA==\\u0007'],
  ['goes back to the start of the line', 'bad\rgood', 'bad\\u000dgood'],
  ['colours', '\u001b[31mred', '\\u001b[31mred'],
  ['begins a command in one byte', '\u009b2J\u007f', '\\u009b2J\\u007f'],
  ['turns the direction of writing', 'a\u202eb\u2066c', 'a\\u202eb\\u2066c'],
])('a text that %s is shown instead', (_, text, shown) => {
  expect(written(text)).toBe(shown);
});

test.each([
  'a line\n',
  'a line of Windows\r\n',
  'a\ttab',
  'Café 😀 👩\u200d🏫',
  '{"a": "\\u001b"}',
])('the text %j is as it was', (text) => {
  expect(written(text)).toBe(text);
});

test('JSON means the same afterwards', () => {
  const value = { name: 'a\u007f\u009b\u202e\u001b\\' };
  expect(JSON.parse(written(JSON.stringify(value)))).toEqual(value);
});

test('of a painted text the colours alone are obeyed', () => {
  const text = '\u001b[1m\u001b[31mred\u001b[39m\u001b[22m \u001b[2J';
  expect(written(text, 'painted')).toBe(text.replace('\u001b[2J', '\\u001b[2J'));
});
