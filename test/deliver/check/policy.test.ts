import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { allows, allowsInline, parsePolicy } from '../../../cli/deliver/check/policy.ts';

const self = 'https://www.sample.example';

test.each([
  ["img-src 'self'", `${self}/a.svg`, true],
  ["img-src 'self'", 'https://cdn.example/a.svg', false],
  ["img-src 'none'", `${self}/a.svg`, false],
  ['img-src https://cdn.example', 'https://cdn.example/a.svg', true],
  ['img-src cdn.example', 'https://cdn.example/a.svg', true],
  ['img-src *.cdn.example', 'https://a.cdn.example/a.svg', true],
  ['img-src *.cdn.example', 'https://cdn.example/a.svg', false],
  ['img-src https://cdn.example/img/', 'https://cdn.example/img/a.svg', true],
  ['img-src https://cdn.example/img/', 'https://cdn.example/a.svg', false],
  ['img-src https://cdn.example:8443', 'https://cdn.example/a.svg', false],
  ['img-src https:', 'https://cdn.example/a.svg', true],
  ['img-src data:', 'data:image/svg+xml,x', true],
  ["default-src 'self'", 'https://cdn.example/a.svg', false],
  ["default-src 'none'; img-src *", 'https://cdn.example/a.svg', true],
  ["style-src 'self'", 'https://cdn.example/a.svg', true],
])('%s on a picture from %s: %s', (header, url, isAllowed) => {
  expect(allows(parsePolicy(header), 'img-src', new URL(url), self)).toBe(isAllowed);
});

test('forms are not bound by default-src', () => {
  const policy = parsePolicy("default-src 'none'");
  expect(allows(policy, 'form-action', new URL('https://crm.example/'), self)).toBe(true);
});

test('inline code is allowed by its hash', () => {
  const hash = createHash('sha256').update('go()').digest('base64');
  const policy = parsePolicy(`script-src 'self' 'sha256-${hash}'`);
  expect(allowsInline(policy, 'script-src', 'go()')).toBe(true);
  expect(allowsInline(policy, 'script-src', 'stop()')).toBe(false);
});

test('a hash overrides unsafe-inline', () => {
  const policy = parsePolicy("script-src 'unsafe-inline'; style-src 'unsafe-inline' 'sha256-x'");
  expect(allowsInline(policy, 'script-src')).toBe(true);
  expect(allowsInline(policy, 'style-src')).toBe(false);
});
