import { expect, test } from 'vitest';
import { openTable } from '../../../cli/compile/manifest/match.ts';
import { standAlone } from '../../../cli/compile/manifest/stand-alone.ts';
import { selectRegions, toUrlTable } from '../../../cli/compile/manifest/table.ts';
import { samplePlan } from './sample.ts';

function tableOf(...regions: readonly string[]) {
  return toUrlTable(standAlone(samplePlan(), new Set(regions)));
}

test('the root of a state built alone redirects temporarily to the state', () => {
  const match = openTable(tableOf('nevada')).match('main', '/', '?from=mail');
  expect(match).toMatchObject({ type: 'redirect', location: '/nv/?from=mail', status: 302 });
});

test('a change of the state begins on the page of the state itself', () => {
  const match = openTable(tableOf('nevada')).match('main', '/l/plan/');
  expect(match).toMatchObject({ type: 'rewrite', page: { url: '/nv/l/' }, status: 200 });
});

test('an unknown path outside of the state gets the not-found page', () => {
  const match = openTable(tableOf('nevada')).match('main', '/ohio/plan/');
  expect(match).toMatchObject({ type: 'rewrite', page: { url: '/nv/404.html' }, status: 404 });
});

test('the root of several states is not found, on a page that belongs to none and leads to each', () => {
  const match = openTable(tableOf('nevada', 'new_jersey')).match('main', '/');
  const leadsTo = ['nevada', 'new_jersey'];
  const page = { url: '/404.html', region: 'generic', leadsTo };
  expect(match).toMatchObject({ type: 'rewrite', page, status: 404 });
});

test.each([
  ['a whole site', ['generic', 'nevada', 'new_jersey', 'library']],
  ['the generic edition with one state', ['generic', 'nevada']],
  ['a library alone', ['library']],
])('%s gets nothing further', (_, selected) => {
  const selection = new Set(selected);
  expect(standAlone(samplePlan(), selection)).toEqual(selectRegions(samplePlan(), selection));
});
