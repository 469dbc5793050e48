import { expect, test } from 'vitest';
import { findWeakerDirectives, findWeaknesses } from '../../../cli/deliver/check/policy.ts';

const strict = `default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'`;

function weaknesses(header: string): readonly string[] {
  return findWeaknesses(header).map(({ directive, source }) => `${directive} ${source ?? '-'}`);
}

function weaker(header: string, expected: string): readonly string[] {
  return findWeakerDirectives(header, expected).map(
    ({ directive, source }) => `${directive} ${source ?? '-'}`,
  );
}

test('a strict policy has no weakness', () => {
  expect(weaknesses(strict)).toEqual([]);
});

test.each([
  [`script-src 'self' 'unsafe-inline'`, [`script-src 'unsafe-inline'`]],
  [`script-src 'UNSAFE-EVAL'`, [`script-src 'unsafe-eval'`]],
  [`script-src https:`, ['script-src https:']],
  [`script-src https://cdn.example`, ['script-src https://cdn.example']],
  [`script-src 'sha256-x'`, []],
  [`script-src-elem *; script-src 'self'`, ['script-src-elem *']],
  [`style-src 'unsafe-inline'`, [`style-src 'unsafe-inline'`]],
  [`img-src 'self' data:`, []],
  [`img-src *`, ['img-src *']],
  [`connect-src https://*.example`, ['connect-src https://*.example']],
  [`connect-src http://api.example`, ['connect-src http://api.example']],
  [`connect-src https://api.example:8443 wss://api.example`, []],
  [`object-src data:`, ['object-src data:']],
  [`frame-src data:`, ['frame-src data:']],
])('%s has the weaknesses %j', (directive, expected) => {
  expect(weaknesses(`${directive}; ${strict}`)).toEqual(expected);
});

test.each([
  'default-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
])('a policy without %s has that weakness', (name) => {
  const header = strict.split('; ').filter((directive) => !directive.startsWith(name));
  expect(weaknesses(header.join('; '))).toEqual([`${name} -`]);
});

test('of two directives of one name only the first counts', () => {
  expect(weaknesses(`${strict}; script-src *`)).toEqual([]);
});

test.each([
  ['the same in another order', `b-src x; a-src y`, 'a-src y; b-src x', []],
  [
    'an additional source',
    `img-src 'self' https://a.example`,
    `img-src 'self'`,
    ['img-src https://a.example'],
  ],
  ['a missing source', `img-src 'self'`, `img-src 'self' https://a.example`, []],
  ['no source at all', `img-src`, `img-src 'self'`, []],
  [
    'a missing directive with an equally strict fallback',
    `default-src 'none'`,
    `default-src 'none'; img-src 'self'`,
    [],
  ],
  [
    'a missing directive with a wider fallback',
    `default-src 'self'`,
    `default-src 'self'; img-src 'none'`,
    ['img-src -'],
  ],
  [
    'a missing directive without a fallback',
    `img-src 'self'`,
    `img-src 'self'; base-uri 'none'`,
    ['base-uri -'],
  ],
  [
    'an additional directive that allows more than its fallback did',
    `default-src 'none'; worker-src *`,
    `default-src 'none'`,
    ['worker-src *'],
  ],
  [
    'an additional directive that only restricts',
    `default-src 'none'; upgrade-insecure-requests`,
    `default-src 'none'`,
    [],
  ],
  ['a second policy, which only restricts', `img-src 'self', img-src *`, `img-src 'self'`, []],
  [
    'trusted types no longer required',
    `require-trusted-types-for`,
    `require-trusted-types-for 'script'`,
    ['require-trusted-types-for -'],
  ],
])('%s', (_name, header, expected, found) => {
  expect(weaker(header, expected)).toEqual(found);
});
