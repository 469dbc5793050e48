import { expect, test } from 'vitest';
import { namePage } from '../../../cli/author/dev/inspect/name-page.ts';

const homes = [
  { name: 'Nevada', pathPrefix: '/nv' },
  { name: 'Ohio', pathPrefix: '/oh' },
];

test.each([
  ['a landing page by its region', 'main', '/nv/', 'Nevada'],
  ['another page by its region and path', 'main', '/oh/plan/', 'Ohio, /oh/plan/'],
  ['the page of no state as the home page', 'main', '/', 'the home page'],
  ['another page of no state by its path', 'main', '/plan/', '/plan/'],
  ['a page of the library edition by that', 'library', '/', 'the library edition, /'],
] as const)('names %s', (_, edition, url, name) => {
  expect(namePage(homes, edition, url)).toBe(name);
});
