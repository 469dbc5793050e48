import { expect, test } from 'vitest';
import { findDeadLinks } from '../../cli/manifest/dead-links.ts';
import { createManifest } from '../../cli/manifest/manifest.ts';
import { marked } from '../diagnostics/marked.ts';
import { resolvedSite } from '../resolve/sample.ts';

const deadWhere = (from: string, to: string): readonly string[] => {
  const resolved = resolvedSite({ changes: [[from, to]] });
  const [manifest] = createManifest(resolved, { mount: 'prefix' });
  if (manifest === undefined) throw new Error('No manifest was made.');
  return findDeadLinks(resolved, manifest.urls).map(({ span }) => marked(span).trim());
};

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
