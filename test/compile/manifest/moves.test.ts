import { expect, test } from 'vitest';
import { createManifest } from '../../../cli/compile/manifest/manifest.ts';
import { openTable } from '../../../cli/compile/manifest/match.ts';
import type { MountOptions } from '../../../cli/compile/manifest/mount.ts';
import { moveRules } from '../../../cli/compile/manifest/moves.ts';
import { toUrlTable } from '../../../cli/compile/manifest/table.ts';
import { resolvedSite } from '../resolve/sample.ts';

const moves = `site:
  moved:
    /prices/: /costs/
    /costs: /pricing
    /nv/plans/: /nv/plan/
    /nv/lost/: /ok/
    /old/*: /
    '{{pathPrefix}}/for-parents/': '{{pathPrefix}}/parents'
  gone: [/nv/summer-camp/, /camp/, '{{pathPrefix}}/jobs/']`;

const parents = `defaults:
  blockPages:
    parents:
      address: /parents/
      onlyIn: [generic, oklahoma]
      title: For parents
      description: What parents ask.
      linkedFrom: [home]
      blocks: { first: { text: { paragraphs: [A day at work.] } } }`;

const edited = resolvedSite({
  changes: [
    ['site:', moves],
    ['defaults:', parents],
  ],
});

function answer(path: string, mount: MountOptions = { mount: 'prefix' }) {
  const [manifest] = createManifest(edited, mount);
  if (manifest === undefined) throw new Error('No manifest.');
  const match = openTable(toUrlTable(manifest.urls)).match('main', path, '?a=1');
  return match.type === 'redirect'
    ? [match.status, match.location]
    : [match.type === 'rewrite' ? match.status : match.type, 'page' in match ? match.page.url : ''];
}

test.each([
  ['an address leads to the one that took its place', '/nv/plans/', [301, '/nv/plan/?a=1']],
  ['whether or not it ends in a slash', '/nv/plans', [301, '/nv/plan/?a=1']],
  ['in one step where that moved again', '/prices/', [301, '/pricing/?a=1']],
  ['to another state as well', '/nv/lost/', [301, '/ok/?a=1']],
  ['with all that is below it, where it says so', '/old/map/today/', [301, '/?a=1']],
  ['one that is gone is answered by 410, below a state', '/nv/summer-camp/', [410, '/nv/404.html']],
  ['and elsewhere', '/camp/', [410, '/404.html']],
  ['one of every edition leads on without a state', '/for-parents/', [301, '/parents/?a=1']],
  ['and in each state', '/ok/for-parents/', [301, '/ok/parents/?a=1']],
  ['that has the page', '/nv/for-parents/', [404, '/nv/404.html']],
  ['one that is gone in every edition is so in each', '/ok/jobs/', [410, '/ok/404.html']],
  ['a page is what it was', '/nv/plan/', ['page', '/nv/plan/']],
])('%s: %s', (_, path, expected) => {
  expect(answer(path)).toEqual(expected);
});

test('one of every edition that has a page in each is one clash', () => {
  const moved = "site:\n  moved: { '{{pathPrefix}}/plan/': /pricing/ }";
  const [, found] = createManifest(resolvedSite({ changes: [['site:', moved]] }), {
    mount: 'prefix',
  });
  expect(found.map(({ code }) => code)).toEqual(['url-clash']);
});

test('a state at the root of its own domain has its own addresses, without its prefix', () => {
  const mount: MountOptions = {
    mount: 'root',
    region: 'nevada',
    origin: 'https://nevada.example',
  };
  expect(['/plans/', '/summer-camp/', '/lost/'].map((path) => answer(path, mount))).toEqual([
    [301, '/plan/?a=1'],
    [410, '/404.html'],
    [404, '/404.html'],
  ]);
});

test('an address that moved tens of thousands of times leads to the last one in one step', () => {
  const document = edited.written.regions.document;
  const span = document.locate('/site', 'key');
  const moves = Array.from({ length: 30_000 }, (_, index) => ({
    edition: 'main' as const,
    from: `/old-${String(index)}/`,
    to: `/old-${String(index + 1)}/`,
    document,
    pointer: '/site/moved',
    span,
  }));
  const rules = moveRules(moves, [], () => 'generic');
  expect(new Set(rules.map(({ to }) => to))).toEqual(new Set(['/old-30000/']));
});
