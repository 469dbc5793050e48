import { expect, test } from 'vitest';
import { matchUrl } from '../../cli/manifest/match.ts';
import { standAlone } from '../../cli/manifest/stand-alone.ts';
import { selectRegions, toUrlTable } from '../../cli/manifest/url-plan.ts';
import { samplePlan } from './sample.ts';

function tableOf(...regions: readonly string[]) {
  return toUrlTable(standAlone(selectRegions(samplePlan(), new Set(regions))));
}

test('the root of a state built alone redirects temporarily to the state', () => {
  const match = matchUrl(tableOf('nevada'), 'main', '/', '?from=mail');
  expect(match).toMatchObject({ type: 'redirect', location: '/nv/?from=mail', status: 302 });
});

test('an unknown path outside of the state gets the not-found page', () => {
  const match = matchUrl(tableOf('nevada'), 'main', '/ohio/plan/');
  expect(match).toMatchObject({ type: 'rewrite', page: { url: '/nv/404.html' }, status: 404 });
});

test('the root of several states is not found, since it means no single state', () => {
  const match = matchUrl(tableOf('nevada', 'new_jersey'), 'main', '/');
  expect(match).toMatchObject({ type: 'rewrite', status: 404 });
});

test('a whole site is not changed', () => {
  const plan = samplePlan();
  expect(standAlone(plan)).toBe(plan);
});

test('a library alone is not changed', () => {
  const plan = selectRegions(samplePlan(), new Set(['library']));
  expect(standAlone(plan)).toBe(plan);
});
