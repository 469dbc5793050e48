// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { lookAgain, lookAt } from '../../../cli/author/page/inspector/looking.ts';
import type { ShownText } from '../../../cli/author/page/inspector/messages.ts';
import type { Spot } from '../../../cli/author/page/inspector/spots.ts';

const place = { label: 'regions.yaml:1', editorUrl: '' };

function spotOf(node: Element, kind: ShownText['kind'], field: string): Spot {
  const text = { kind, text: field, path: [], parts: [] };
  return { node, page: '/nv/', text, fields: [{ owner: 'nevada', field, place, chain: 'nevada' }] };
}

const element = (name: string): Element => document.createElement(name);

/** The spot that is looked at after an update of the page. */
function seenAgain(spot: Spot, spots: readonly Spot[]): Spot | undefined {
  const looking = lookAt([spot], true);
  return looking && lookAgain(looking, spots)?.spot;
}

test('an element that stays is looked at again, whatever it says now', () => {
  const node = element('h1');
  const now = spotOf(node, 'text', 'pages.plan.title');
  const others = [spotOf(element('p'), 'text', 'headerTitle'), now];
  expect(seenAgain(spotOf(node, 'text', 'headerTitle'), others)).toBe(now);
});

test('a picture is looked at again that another element shows, with words beside its path', () => {
  const now = spotOf(element('img'), 'picture', 'sponsorImg.file');
  const others = [spotOf(element('img'), 'picture', 'logoImg'), now];
  expect(seenAgain(spotOf(element('img'), 'picture', 'sponsorImg'), others)).toBe(now);
});

test('what the page no longer shows is not looked at again', () => {
  const others = [spotOf(element('p'), 'text', 'headerTitle')];
  expect(seenAgain(spotOf(element('img'), 'picture', 'headerTitle'), others)).toBeUndefined();
});
