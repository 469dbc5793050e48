import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { deadLinks } from '../../../cli/compile/manifest/rules/dead-links.ts';
import { listTypedLinks } from '../../../cli/compile/manifest/typed-links.ts';
import { createManifest } from '../../../cli/compile/manifest/manifest.ts';
import { marked } from '../../diagnostics/marked.ts';
import { resolvedSite } from '../resolve/sample.ts';

const foundWhere = (from: string, to: string): readonly Diagnostic[] => {
  const resolved = resolvedSite({ changes: [[from, to]] });
  const [manifest] = createManifest(resolved, { mount: 'prefix' });
  if (manifest === undefined) throw new Error('No manifest was made.');
  const links = [...listTypedLinks(resolved)];
  return [...deadLinks({ resolved, urls: manifest.urls, links, released: undefined })];
};

const deadWhere = (from: string, to: string): readonly string[] =>
  foundWhere(from, to).map(({ span }) => marked(span).trim());

test('a link to nothing of the site is dead where it is typed', () => {
  const dead = deadWhere('appUrl: https://app.careerexplorer.example/nv/', 'appUrl: /nowhere/');
  expect(dead).toEqual(['appUrl: «/nowhere/»']);
});

test.each([
  ['errors', 'errorReports: {}', 'errorReports: { endpoint: /errors }'],
  ['page views', 'adapter: none', 'adapter: beacon\n    endpoint: /views'],
])('the address that scripts send %s to is no link', (_, from, to) => {
  expect(deadWhere(from, to)).toEqual([]);
});

test('a dead link is told the only page whose address begins alike', () => {
  expect(
    foundWhere('appUrl: https://app.careerexplorer.example/nv/', 'appUrl: /nv/tries/'),
  ).toEqual([
    expect.objectContaining({ code: 'dead-link', suggestion: '/nv/try/', isGuess: true }),
  ]);
});

test('a link of a region to the page of all states is told the prefix', () => {
  const own = 'appUrl: https://app.careerexplorer.example/nv/';
  expect(foundWhere(own, 'appUrl: /quote/')).toEqual([
    expect.objectContaining({ code: 'link-leaves-region', suggestion: '{{pathPrefix}}/quote/' }),
  ]);
});
