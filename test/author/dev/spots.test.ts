// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { withMadeSpots } from '../../../cli/author/page/inspector/spots.ts';
import type { Spot } from '../../../cli/author/page/inspector/spots.ts';

const place = { label: 'regions.yaml:1', editorUrl: '' };

/** The text of an element, as it was served. */
function spotOf(selector: string): Spot {
  const node = document.querySelector(selector)?.firstChild;
  if (!(node instanceof Text)) throw new Error(`There is no text in ${selector}.`);
  const text = { kind: 'text', text: node.data, path: [], parts: [] } as const;
  const fields = [{ owner: 'nevada', field: selector, place, chain: 'nevada' }];
  return { node, page: '/nv/', text, fields };
}

/** What is shown, and the fields that say it. */
function shown(served: readonly Spot[]) {
  const spots = withMadeSpots(served, () => undefined);
  return spots.map(({ text, fields }) => [text.text, ...fields.map(({ field }) => field)]);
}

beforeEach(() => {
  document.body.innerHTML = '<h1>Webinars</h1><p>Come and see.</p>';
});

test('a text that is there as it was served shows its field', () => {
  expect(shown([spotOf('h1'), spotOf('p')])).toEqual([
    ['Webinars', 'h1'],
    ['Come and see.', 'p'],
  ]);
});

test('a text that a script has put in the place of a served one is no longer that of the field', () => {
  const served = [spotOf('h1'), spotOf('p')];
  const [heading] = served;
  if (heading?.node instanceof Text) heading.node.data = 'Sign up';
  expect(shown(served)).toEqual([['Sign up'], ['Come and see.', 'p']]);
});

test('words between which a line may end are one text', () => {
  document.body.innerHTML = '<p>hello<wbr>@career<wbr>.example</p>';
  expect(shown([])).toEqual([['hello@career.example']]);
});

test('words that were served with places where a line may end show their field', () => {
  document.body.innerHTML = '<p>hello<wbr>@career.example</p>';
  const served = spotOf('p');
  const text = { ...served.text, text: 'hello@career.example' };
  expect(shown([{ ...served, text }])).toEqual([['hello@career.example', 'p']]);
});
