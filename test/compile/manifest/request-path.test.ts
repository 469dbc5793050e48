import { expect, test } from 'vitest';
import { isPlainPath, readPath } from '../../../cli/compile/manifest/target.ts';

test.each([
  ['/nv/plan/', '/nv/plan/'],
  ['/nv/%70lan', '/nv/plan'],
  ['/nv%2Fplan/', '/nv/plan/'],
  ['//nv///plan//', '/nv/plan/'],
  ['/nv/./plan/.', '/nv/plan/'],
  ['/nv/about/../plan', '/nv/plan'],
  ['/nv/about/%2e%2E', '/nv/'],
  ['/nv/..', '/'],
  ['/%2e', '/'],
  ['/%2570lan/', '/%70lan/'],
  ['/%C3%A9/', '/\u00e9/'],
  ['/%ff/%41', '/\ufffd/A'],
  ['/a\\b%5Cc', '/a\\b\\c'],
])('%s is read as %s', (requested, path) => {
  expect(readPath(requested)).toBe(path);
});

test.each(['', 'nv/', '/%', '/%7', '/%zz', '/%00', '/..', '/nv/../../x', '/%2e%2e/x'])(
  '%j is malformed',
  (requested) => {
    expect(readPath(requested)).toBeUndefined();
  },
);

test.each(['/', '/nv/plan/', '/sitemap.xml', '/.well-known/gpc.json', '/a_B-9~/'])(
  '%s is plain',
  (path) => {
    expect(isPlainPath(path)).toBe(true);
  },
);

test.each([
  '',
  '//evil.example',
  '/nv//plan',
  '/\\evil',
  '/a b',
  '/a\n',
  '/%5c',
  '/\u00e9',
  '/a:b',
  '/@b',
])('%j is not plain', (path) => {
  expect(isPlainPath(path)).toBe(false);
});
