import { expect, test } from 'vitest';
import { findRegion } from '../../../cli/compile/resolve/names.ts';
import { keyOfName, states } from '../../../cli/compile/schema/states.ts';
import { resolvedSite, reported } from './sample.ts';

const regions = `
  new_jersey: { code: NJ, name: New Jersey, aliases: [garden state] }
  district_of_columbia: { code: DC, name: District of Columbia, aliases: [washington-dc] }
`.slice(1);

test.each([
  'nj',
  'NJ',
  'newjersey',
  'new_jersey',
  'new-jersey',
  'New Jersey',
  'NEW JERSEY',
  'Garden_State',
])('%s finds New Jersey (R7)', (name) => {
  expect(findRegion(resolvedSite({ regions }), name)?.key).toBe('new_jersey');
});

test('a name that no region has finds none', () => {
  expect(findRegion(resolvedSite({ regions }), 'jersey')).toBeUndefined();
});

test('an alias that repeats a name of its own region is fine', () => {
  const harmless = regions.replace('garden state', 'newjersey');
  expect(reported('alias-conflict', { regions: harmless })).toEqual([]);
});

test.each(['about', 'Demo Access', 'l', 'up-the-ladder'])(
  '%s is taken by a route (R7)',
  (alias) => {
    const clash = regions.replace('garden state', alias);
    expect(reported('alias-is-route', { regions: clash })).toMatchObject([
      { marked: `new_jersey: { code: NJ, name: New Jersey, aliases: [«${alias}»] }` },
    ]);
  },
);

test('two codes alike are reported once, and not again as siteIds, prefixes or names', () => {
  const clash = regions.replace('DC', 'NJ');
  const codes = [
    'duplicate-code',
    'duplicate-site-id',
    'duplicate-path-prefix',
    'alias-conflict',
  ] as const;
  expect(codes.map((code) => reported(code, { regions: clash }).length)).toEqual([1, 0, 0, 0]);
});

test('two prefixes alike are reported once, and not again as names', () => {
  const clash = regions.replace('NJ,', 'NJ, pathPrefix: /dc,');
  const codes = ['duplicate-path-prefix', 'alias-conflict'] as const;
  expect(codes.map((code) => reported(code, { regions: clash }).length)).toEqual([1, 0]);
});

const blamed = (regions: string) =>
  (['duplicate-code', 'wrong-state-code'] as const).map((code) =>
    reported(code, { regions }).map(({ marked, suggestion }) => `${marked} -> ${suggestion ?? ''}`),
  );

test.each([
  [
    'the first has a code of another state',
    '  oklahoma: { code: NV, name: Oklahoma }\n  nevada: { code: NV, name: Nevada }\n',
    [['oklahoma: { code: «NV», name: Oklahoma } -> OK'], []],
  ],
  [
    'the second has',
    '  nevada: { code: NV, name: Nevada }\n  oklahoma: { code: NV, name: Oklahoma }\n',
    [['oklahoma: { code: «NV», name: Oklahoma } -> OK'], []],
  ],
  [
    'both have',
    '  nevada: { code: UT, name: Nevada }\n  oklahoma: { code: UT, name: Oklahoma }\n',
    [
      ['oklahoma: { code: «UT», name: Oklahoma } -> OK'],
      ['nevada: { code: «UT», name: Nevada } -> NV'],
    ],
  ],
  [
    'the right one is misspelt',
    '  oklahoma: { code: NV, name: Oklahoma }\n  nevada: { code: NV, name: Nevda }\n',
    [['oklahoma: { code: «NV», name: Oklahoma } -> OK'], []],
  ],
])('of two regions with one code the one of another name is wrong: %s', (_, regions, expected) => {
  expect(blamed(regions)).toEqual(expected);
});

const oregon = '  oregon: { code: OR, name: Oregon }\n';

test('a region that was copied whole is one problem, with the code that its key says', () => {
  const copied = { regions: `${oregon}  guam: { code: OR, name: Oregon }\n` };
  expect(reported('duplicate-code', copied)).toMatchObject([{ suggestion: 'GU' }]);
  expect(reported('alias-conflict', copied)).toEqual([]);
});

test('a copied region whose key and code agree is told its own name', () => {
  const copied = { regions: `${oregon}  guam: { code: GU, name: Oregon }\n` };
  expect(reported('alias-conflict', copied)).toMatchObject([{ suggestion: 'Guam' }]);
  expect(reported('wrong-state-code', copied)).toEqual([]);
});

test('where several states have no region, all of them are named', () => {
  const half = states
    .slice(0, 48)
    .map(({ code, name }) => `  ${keyOfName(name)}: { code: ${code}, name: ${name} }\n`);
  expect(reported('missing-region', { regions: half.join('') })).toMatchObject([
    {
      message: expect.stringContaining(
        'for these states, so visitors who choose them on the map would find nothing: Washington, West Virginia, Wisconsin, Wyoming.',
      ),
    },
  ]);
});
