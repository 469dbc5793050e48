import { expect, test } from 'vitest';
import { brokenLink, proseProblem } from '../../../cli/compile/schema/formats/prose.ts';

test.each([
  'Plain words.',
  'Call [us](tel:{{contacts.phone}}) or [the office](tel:1-800-555-0199).',
  'Click **I AGREE** or [write](mailto:{{contacts.email}}).',
  '[The statement]({{privacy.globalStatementUrl}}) and [this page](#children)',
  '[A page]({{pathPrefix}}/quote/) and [another](https://career.example/)',
])('%j is sound', (text) => {
  expect(proseProblem(text)).toBeUndefined();
});

test.each([
  ['**bold words', '**'],
  ['bold words**', '**'],
  ['** bold words **', '**'],
  ['[words]', '['],
  ['[words] (https://career.example/)', '['],
  ['words](https://career.example/)', ']'],
])('%j has a mark that stands alone', (text, mark) => {
  expect(proseProblem(text)).toEqual({ kind: 'mark', mark, start: text.indexOf(mark) });
});

test.each([
  ['[words](javascript:void)', 'program'],
  ['[words](quote/)', 'relative'],
  ['[words](#)', 'relative'],
  ['[words](mailto:nobody)', 'no-address'],
  ['[words](tel:us)', 'no-number'],
])('%j has a link that leads nowhere', (text, reason) => {
  expect(proseProblem(text)).toMatchObject({ kind: 'target', reason });
});

test('what a token stands for is looked at once it is filled in', () => {
  expect(proseProblem('[words]({{regionName}})')).toBeUndefined();
  expect(brokenLink('[words](Nevada)')).toMatchObject({ target: 'Nevada', reason: 'relative' });
});
