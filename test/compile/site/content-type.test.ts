import { expect, test } from 'vitest';
import { contentTypeOf, contentTypes } from '../../../cli/compile/site/content-type.ts';

test.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['assets/site-1a2b.css', 'text/css; charset=utf-8'],
  ['assets/client-1a2b.js', 'text/javascript; charset=utf-8'],
  ['site.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['icon.svg', 'image/svg+xml; charset=utf-8'],
  ['sitemap.xml', 'application/xml; charset=utf-8'],
  ['favicon.ico', 'image/x-icon'],
  ['assets/PHOTO.JPG', 'image/jpeg'],
  ['file.constructor', 'application/octet-stream'],
  ['html', 'application/octet-stream'],
])('%s is served as %s', (path, type) => {
  expect(contentTypeOf(path)).toBe(type);
});

test('a host is given the type of each file that an output may hold, each a known one', () => {
  const types = new Map(
    [...contentTypes].map(([ending]) => [ending, contentTypeOf(`a.${ending}`)]),
  );
  expect(contentTypes).toEqual(types);
  expect([...types.values()]).not.toContain('application/octet-stream');
});
