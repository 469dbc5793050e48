import { expect, test } from 'vitest';
import { createLinks } from '../../runtime/app/links.ts';
import { siteData } from './site-data.ts';

const { linkTo, findLink } = createLinks(siteData.routes.pages);

test('finds the page of a region', () => {
  expect(linkTo('plan', 'nevada')).toBe('/nv/plan/');
});

test('finds the page without a state', () => {
  expect(linkTo('plan', 'generic')).toBe('/plan/');
});

test('finds a page by its parameters', () => {
  expect(linkTo('pricing', 'nevada', { pageId: 'group' })).toBe('/nv/pricing/group/');
});

test('throws for a page that the table lacks, naming it', () => {
  expect(() => linkTo('pricing', 'nevada', { pageId: 'team' })).toThrow(
    'No page of kind "pricing" for "nevada" with the parameters {"pageId":"team"}.',
  );
});

test('gives nothing for a page that may be absent', () => {
  expect(findLink('landing', 'generic')).toBeUndefined();
});
