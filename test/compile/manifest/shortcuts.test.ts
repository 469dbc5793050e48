import { expect, test } from 'vitest';
import { checkProject } from '../../../cli/compile/check-project.ts';
import { createManifest } from '../../../cli/compile/manifest/manifest.ts';
import { openTable } from '../../../cli/compile/manifest/match.ts';
import type { MountOptions } from '../../../cli/compile/manifest/mount.ts';
import { toUrlTable } from '../../../cli/compile/manifest/table.ts';
import { copyBase } from '../../commands/edited-project.ts';
import { projectAt } from '../../project-at.ts';
import { resolvedSite } from '../resolve/sample.ts';

const shortcuts = 'site:\n  shortcuts:\n    demo: /demo-access\n    login: /';

function answer(path: string, mount: MountOptions = { mount: 'prefix' }) {
  const [manifest] = createManifest(resolvedSite({ changes: [['site:', shortcuts]] }), mount);
  if (manifest === undefined) throw new Error('No manifest.');
  const match = openTable(toUrlTable(manifest.urls)).match('main', path, '?a=1');
  return match.type === 'redirect' ? [match.status, match.location] : match.type;
}

test.each([
  ['without a state', '/demo/', [301, '/demo-access/?a=1']],
  ['without its last slash', '/demo', [301, '/demo-access/?a=1']],
  ['in a state', '/nv/demo', [301, '/nv/demo-access/?a=1']],
  ['to the start of a state', '/nv/login/', [301, '/nv/?a=1']],
  ['and no campaign is taken for one', '/demo/quote/', 'rewrite'],
])('a shortcut leads to its page, %s: %s', (_, path, expected) => {
  expect(answer(path)).toEqual(expected);
});

test('a state at the root of its own domain has the shortcuts', () => {
  const origin = 'https://nevada.example';
  expect(answer('/demo/', { mount: 'root', region: 'nevada', origin })).toEqual([
    301,
    '/demo-access/?a=1',
  ]);
});

/**
 * What is wrong with the base project and these lines below `site:`, and the lines that have to do
 * with it.
 */
function problems(lines: string) {
  const project = copyBase();
  project.write('regions.yaml', project.read('regions.yaml').replace('site:', `site:\n${lines}`));
  const [, diagnostics] = checkProject(projectAt(project.root));
  return diagnostics.map(({ code, related }) => [code, related.length]);
}

test.each([
  ['a page', '  shortcuts:\n    plan: /pricing/'],
  ['a region', '  shortcuts:\n    nevada: /pricing/'],
  ['an address that moved', '  moved:\n    /prices/: /quote/\n  shortcuts:\n    prices: /pricing/'],
])('a shortcut that is %s is an error with both places', (_, lines) => {
  expect(problems(lines)).toEqual([['url-clash', 1]]);
});

test('a shortcut to nothing is an error', () => {
  expect(problems('  shortcuts:\n    prices: /costs/')).toEqual([['moved-to-nothing', 0]]);
});

test('the shipped site finds the District of Columbia by its everyday name', () => {
  const [checked] = checkProject(projectAt('.'));
  if (checked === undefined) throw new Error('The project is not sound.');
  const table = openTable(toUrlTable(checked.manifest.urls));
  expect(table.match('main', '/washington_dc/plan/', '?a=1')).toMatchObject({
    type: 'redirect',
    status: 301,
    location: '/dc/plan/?a=1',
  });
});
