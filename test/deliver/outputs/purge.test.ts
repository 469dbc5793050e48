import { describe, expect, test } from 'vitest';
import type { BuildRecord } from '../../../cli/compile/site/build-record.ts';
import type { Deployed } from '../../../cli/deliver/outputs/deployed.ts';
import { planDeployment } from '../../../cli/deliver/outputs/plan.ts';
import { planPrinters } from '../../../cli/deliver/outputs/print-plan.ts';
import { deployed } from './deployed-outputs.ts';

type Rule = BuildRecord['table']['rules'][number];

const place = { edition: 'main', region: 'nevada', source: { reason: 'campaign' } } as const;

const campaign: Rule = {
  ...place,
  type: 'rewrite',
  status: 200,
  pattern: '/nv/:campaign/quote/*',
  to: '/nv/quote/*',
};
const moved: Rule = {
  ...place,
  type: 'redirect',
  status: 301,
  pattern: '/prices/',
  to: '/pricing/',
};
const alias: Rule = { ...place, type: 'redirect', status: 301, pattern: '/~nevada/*', to: '/nv/*' };

const texts = {
  'main/nv/index.html': 'landing',
  'main/nv/quote/index.html': 'quote',
  'main/nv/plan/index.html': 'plan',
  'main/sitemap.xml': 'sitemap',
  'main/assets/a-0123456789.css': 'style',
};

function purge(before: Deployed, after: Deployed) {
  const { urls, prefixes } = planDeployment(before, after, 2).purge.main;
  const addresses = urls.map((url) => url.slice('https://www.example.org'.length));
  return {
    addresses,
    prefixes: prefixes.map((prefix) => `${prefix.slice('www.example.org'.length)}/`),
  };
}

test.each([
  ['a page', { 'main/nv/plan/index.html': 'other' }, ['/nv/plan', '/nv/plan/'], []],
  ['a file', { 'main/sitemap.xml': 'other' }, ['/sitemap.xml'], []],
  ['a page that is new', { 'main/nv/new/index.html': 'new' }, ['/nv/new', '/nv/new/'], []],
  ['an asset', { 'main/assets/b-0123456789.css': 'other' }, [], []],
  ['nothing', {}, [], []],
  ['a page behind a campaign id', { 'main/nv/quote/index.html': 'other' }, [], ['/nv/']],
  [
    'that and the page above it',
    { 'main/nv/index.html': 'other', 'main/nv/quote/index.html': 'other' },
    ['/nv'],
    ['/nv/'],
  ],
])('of %s is purged by which it can be had', (_what, changes, addresses, prefixes) => {
  const before = deployed(texts, [campaign]);
  const after = deployed({ ...texts, ...changes }, [campaign]);
  expect(purge(before, after)).toEqual({ addresses, prefixes });
});

test('a page that is gone is purged', () => {
  const more = { ...texts, 'main/nv/old/index.html': 'old' };
  expect(purge(deployed(more), deployed(texts)).addresses).toEqual(['/nv/old', '/nv/old/']);
});

test('the address of a redirect that comes or goes is purged, with its last slash and without', () => {
  const [without, having] = [deployed(texts), deployed(texts, [moved])];
  const both = { addresses: ['/prices', '/prices/'], prefixes: [] };
  expect([purge(without, having), purge(having, without)]).toEqual([both, both]);
});

test.each([
  ['another name of a state comes, which has any spelling', deployed(texts, [alias])],
  ['headers are others', deployed(texts, [], "default-src 'none'")],
])('everything is purged where %s', (_why, after) => {
  expect(purge(deployed(texts), after)).toEqual({ addresses: [], prefixes: ['/'] });
});

describe('in the form of CloudFront', () => {
  const pathsOf = (before: Deployed, after: Deployed) =>
    planDeployment(before, after, 2).purge.main.paths;

  test('the file that its function answers with is listed beside the address', () => {
    const after = deployed({ ...texts, 'main/nv/plan/index.html': 'other' });
    const paths = ['/nv/plan', '/nv/plan/', '/nv/plan/index.html'];
    expect(pathsOf(deployed(texts), after)).toEqual(paths);
  });

  test('what addresses begin with ends in a star', () => {
    const after = deployed({ ...texts, 'main/nv/quote/index.html': 'other' }, [campaign]);
    expect(pathsOf(deployed(texts, [campaign]), after)).toEqual(['/nv/*']);
  });

  test('all is listed in place of more than an invalidation may have', () => {
    const many = Array.from({ length: 1100 }, (_, index) => `main/${String(index)}/index.html`);
    const after = deployed({ ...texts, ...Object.fromEntries(many.map((path) => [path, 'new'])) });
    expect(pathsOf(deployed(texts), after)).toEqual(['/*']);
  });
});

test('the format of a purge is that part of the plan, in the forms of the networks', () => {
  const after = deployed({ ...texts, 'main/nv/plan/index.html': 'other' });
  const plan = planDeployment(deployed(texts), after, 2);
  const { main } = JSON.parse(planPrinters.purge(plan, after));
  expect(main.urls).toEqual([
    'https://www.example.org/nv/plan',
    'https://www.example.org/nv/plan/',
  ]);
});
