import { expect, test } from 'vitest';
import { rootNode } from '../../../cli/compile/schema/schema-node.ts';
import { keywordsOf } from '../../../tools/schema-validators.js';
import { reportedInRegions } from './written-file.ts';

/** A text of the sound regions.yaml, and what breaks the schema in its place. */
type Change = readonly [from: string, to: string];

const allRegions = `regions:
  nevada:
    code: NV
    name: Nevada
  oklahoma:
    code: OK
    name: Oklahoma
`;

const manyNames = [...'abcdefghijklmnopqrstu'].map((letter) => `name-${letter}`).join(', ');

/** For each keyword, what breaks it and the code of the diagnostic that says so. */
const broken: Readonly<Record<string, readonly [Change, code: string]>> = {
  additionalProperties: [['site:\n', 'site:\n  stray: 1\n'], 'unknown-field'],
  const: [['version: 1', 'version:'], 'empty-value'],
  contains: [['- id: basicUpgrade', '- id: freeEducator'], 'missing-plan'],
  enum: [['accent: harbor', 'accent: pink'], 'not-one-of'],
  format: [['url: https://www.northfield.example/\n', 'url: northfield\n'], 'unsafe-link'],
  maxItems: [['    code: NV\n', `    code: NV\n    aliases: [${manyNames}]\n`], 'wrong-count'],
  maxLength: [['appName: Mobile', `appName: ${'long '.repeat(100).trim()}`], 'text-too-long'],
  maximum: [['jobChangePercent: 30', 'jobChangePercent: 300'], 'out-of-range'],
  minItems: [['personalData:\n      - name\n      - age\n', 'personalData: []\n'], 'wrong-count'],
  minLength: [['appName: Mobile CareerExplorer', 'appName: ""'], 'empty-text'],
  minProperties: [[allRegions, 'regions: {}\n'], 'wrong-count'],
  minimum: [['minimumAge: 8', 'minimumAge: -1'], 'out-of-range'],
  propertyNames: [['  oklahoma:', '  Okla homa:'], 'bad-region-key'],
  required: [['  accent: harbor\n', ''], 'missing-field'],
  type: [['upgradeTitle: More for your classroom', 'upgradeTitle: [a]'], 'wrong-type'],
  uniqueItems: [['- name\n', '- name\n      - name\n'], 'duplicate-item'],
};

test('each keyword of the schemas is in the table of what breaks them', () => {
  const files = { regions: rootNode('regions'), library: rootNode('library') };
  expect(Object.keys(broken).toSorted()).toEqual(keywordsOf(files));
});

test.for(Object.entries(broken))('what breaks `%s` is reported', ([, [change, code]]) => {
  expect(reportedInRegions(change)).toEqual([expect.objectContaining({ code })]);
});

test('an address of more letters than its place has room for is too long', () => {
  const moved = `site:\n  moved:\n    /${'a'.repeat(300)}/: /plan/\n`;
  expect(reportedInRegions(['site:\n', moved])).toEqual([
    expect.objectContaining({ code: 'text-too-long' }),
  ]);
});
