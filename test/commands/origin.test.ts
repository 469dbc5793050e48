import { expect, test } from 'vitest';
import { readOrigin, readOwnOrigin, selectEditions } from '../../cli/commands/select-editions.ts';
import { UsageError } from '../../cli/diagnostics/command-errors.ts';
import { resolvedSite } from '../compile/resolve/sample.ts';

const site = resolvedSite({});
const everything = new Set(['generic', 'nevada', 'library']);
const nevada = new Set(['nevada']);
const library = new Set(['library']);
const own = 'https://nv.example.org';

test('the YAML states both origins, so a production build needs no option', () => {
  expect(readOrigin(site, everything, { env: 'production' })).toBeUndefined();
});

test('in a build of everything, the option is for the main site', () => {
  expect(readOrigin(site, everything, { env: 'production', origin: own })).toBe(own);
});

test.each([
  ['for the library alone', library, own, 'library.yaml'],
  ['of the library', everything, site.library?.origin ?? '', 'a host of its own'],
])('an origin %s is refused', (_kind, selection, origin, words) => {
  const read = (): unknown => readOrigin(site, selection, { env: 'preview', origin });
  expect(read).toThrow(UsageError);
  expect(read).toThrow(words);
});

test('a state at the root is published under the origin that is named', () => {
  expect(readOwnOrigin(site, nevada, { env: 'production', origin: own })).toBe(own);
});

test('a state at the root needs --origin in production', () => {
  const read = (): unknown => readOwnOrigin(site, nevada, { env: 'production' });
  expect(read).toThrow(UsageError);
  expect(read).toThrow('add --origin');
});

test('a preview of a state at the root needs no --origin, and then names a host that cannot exist', () => {
  expect(readOwnOrigin(site, nevada, { env: 'preview' })).toBe('https://preview.invalid');
});

test('the origin of the main site is refused for a state at the root', () => {
  const read = (): unknown =>
    readOwnOrigin(site, nevada, { env: 'preview', origin: site.site.origin });
  expect(read).toThrow(UsageError);
  expect(read).toThrow('own domain');
});

const prefix = { mount: 'prefix', env: 'preview' } as const;

test.each(['generic', 'Generic'])('%s names the edition without a state', (name) => {
  const { selection } = selectEditions(site, { state: [name, 'nevada'], ...prefix });
  expect([...selection]).toEqual(['generic', 'nevada']);
});

test('the edition without a state has no domain of its own', () => {
  const select = () => selectEditions(site, { state: ['generic'], mount: 'root', env: 'preview' });
  expect(select).toThrow('--mount root needs exactly one state');
});

test('where a state is unknown, the edition without one is among what is known', () => {
  const select = () => selectEditions(site, { state: ['genric'], ...prefix });
  expect(select).toThrow(/There is no state "genric"\. Did you mean "generic"\?\nKnown: generic, /);
});
