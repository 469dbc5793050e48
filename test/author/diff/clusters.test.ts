import { describe, expect, test } from 'vitest';
import type { Change, Resource } from '../../../cli/author/diff/change.ts';
import { byImportance } from '../../../cli/author/diff/change.ts';
import { describeGroup } from '../../../cli/author/diff/print/group-phrases.ts';
import { createSections } from '../../../cli/author/diff/report.ts';

const landing: Resource = { edition: 'main', url: '/nv/', region: 'nevada', page: 'landing' };
const plan: Resource = { edition: 'main', url: '/nv/plan/', region: 'nevada', page: 'plan' };
const allPages = {
  resources: [landing, plan],
  regions: new Map([['nevada', { name: 'Nevada', prefix: '/nv' }]]),
};

const text: Change = {
  kind: 'text',
  before: 'old words',
  after: 'new words',
  roles: ['text'],
  isExample: false,
  resources: [landing],
  causes: [],
};

describe('a form that comes or goes', () => {
  const quote: Resource = { edition: 'main', url: '/nv/quote/', region: 'nevada', page: 'quote' };
  const form: Change = {
    ...text,
    kind: 'form',
    roles: ['form'],
    before: undefined,
    after: 'a form',
    resources: [quote],
  };
  const notice = { ...text, before: 'Quotes are closed.', after: undefined, resources: [quote] };
  const label = { ...text, before: undefined, after: 'Loading', resources: [quote] };
  const groupsOf = (...changes: readonly Change[]) =>
    createSections(changes.toSorted(byImportance)).flatMap(({ clusters }) =>
      clusters.map((cluster) => describeGroup(cluster, allPages)?.text),
    );

  test('stands in the place of what is gone from the same pages, and first', () => {
    const [section] = createSections([text, label, notice, form].toSorted(byImportance));
    const [cluster] = section?.clusters ?? [];
    expect(cluster && describeGroup(cluster, allPages)).toEqual({
      action: 'new',
      text: 'new: a form on /nv/quote/',
      listed: 'in place of “Quotes are closed.”',
    });
    expect(groupsOf(text, label, notice, form)).toEqual(['new: a form on /nv/quote/', undefined]);
  });

  test('is told with what stands in its place', () => {
    const gone = { ...form, before: 'a form', after: undefined };
    expect(groupsOf(gone, label)).toEqual(['gone: a form on /nv/quote/']);
  });
});

test('where search engines are led is told once for all pages of a webinar', () => {
  const canonical: Change = { ...text, kind: 'link', roles: ['canonical'] };
  const [section] = createSections([
    { ...canonical, before: '/nv/webinar/2027-01-21/', after: '/nv/webinar/' },
    { ...canonical, before: '/nv/webinar/2027-01-21/', after: '/nv/plan/', resources: [plan] },
  ]);
  expect(section?.clusters.map((cluster) => describeGroup(cluster, allPages)?.text)).toEqual([
    'another address for search engines: 2 pages: 1 region, every page',
  ]);
});

test('texts that count anew are told as one thing', () => {
  const counted = (from: string, to: string): Change => ({ ...text, before: from, after: to });
  const [section] = createSections([
    counted('Sheet 12 of 52', 'Sheet 13 of 53'),
    counted('Sheet 13 of 52', 'Sheet 14 of 53'),
  ]);
  expect(section?.clusters.map(({ changes }) => changes.length)).toEqual([2]);
});

test('new pages come before the texts that count them', () => {
  const counted: Change = { ...text, before: 'All 52 by name', after: 'All 53 by name' };
  const page: Change = { ...text, kind: 'page', roles: ['page'], before: undefined, after: '/gu/' };
  expect([counted, page].toSorted(byImportance)).toEqual([page, counted]);
});

test('what stands in another place is told as one thing', () => {
  const moved: Change = { ...text, kind: 'order', before: 'Night shifts', after: 'Night shifts' };
  const [section] = createSections([moved, { ...moved, before: 'Farms', after: 'Farms' }]);
  expect(section?.clusters.map((cluster) => describeGroup(cluster, allPages))).toEqual([
    { action: 'same', text: 'another order on /nv/', listed: '“Night shifts”, “Farms”' },
  ]);
});
