import { expect, test } from 'vitest';
import { redirectTarget } from '../../../runtime/islands/states/redirect-target.ts';

const host = 'https://career.example';

test.each([
  ['/l/', '/nv/'],
  ['/l', '/nv/'],
  ['/l/pricing/', '/nv/pricing/'],
  ['/l/pricing', '/nv/pricing/'],
  ['/ca/l/pricing/group/', '/nv/pricing/group/'],
  ['/l/pricing/?from=mail&x=1', '/nv/pricing/?from=mail&x=1'],
  ['/l/?from=mail', '/nv/?from=mail'],
  ['/l/pricing/?q=nev', '/nv/pricing/'],
  ['/l/?q=nev&from=mail', '/nv/?from=mail'],
  ['/l/brochure.pdf', '/nv/brochure.pdf'],
])('from %s the link of Nevada leads to %s', (address, target) => {
  expect(redirectTarget('/nv/', host + address)).toBe(target);
});

test.each([
  '/l//evil.example/',
  '/l/https://evil.example/',
  '/l/%2F%2Fevil.example/',
  '/l/\\\\evil.example/',
  '/l/%5C%5Cevil.example/',
  '/l/../../evil.example/',
  '/l/%2e%2e/%2e%2e/',
  '/l/javascript:x()',
  '/l/\t//evil.example/',
])('from %j no link leaves the state’s pages', (address) => {
  const target = redirectTarget('/nv/', host + address);
  const { origin, pathname } = new URL(target, host);
  expect([origin, pathname.startsWith('/nv/')]).toEqual([host, true]);
});

test('an address that is not the redirector’s leads to the default URL', () => {
  expect(redirectTarget('/nv/', `${host}/pricing/`)).toBe('/nv/');
});

test('a state on another host keeps its host', () => {
  const target = redirectTarget(
    'https://career.example/nv/',
    'https://ohio.example/l/pricing/?a=1',
  );
  expect(target).toBe('https://career.example/nv/pricing/?a=1');
});
