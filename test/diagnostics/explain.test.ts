import { expect, test } from 'vitest';
import { catalogue } from '../../cli/compile/manifest/catalogue.ts';
import { explainCode } from '../../cli/compile/manifest/catalogue.ts';

const explained = Object.keys(catalogue).flatMap((code) => explainCode(code) ?? []);

test('every explanation is made of whole sentences that end', () => {
  const parts = explained.flatMap(({ meaning, reason, fix }) => [meaning, reason, fix]);
  expect(parts.filter((part) => !/^[^a-z].*\.$/.test(part))).toEqual([]);
});

test('every explanation is short enough to be read at a glance', () => {
  const lengths = explained.map(({ code, meaning, reason, fix }) => ({
    code,
    length: `${meaning} ${reason} ${fix}`.length,
  }));
  expect(lengths.filter(({ length }) => length > 400)).toEqual([]);
});

test('what an object inherits is no code', () => {
  expect(explainCode('constructor')).toBeUndefined();
});
