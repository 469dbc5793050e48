import { expect, test } from 'vitest';
import { openFinder } from '../../../cli/author/find/find.ts';
import { listMixedWords } from '../../../cli/author/find/mixed-words.ts';
import type { ReplaceRequest } from '../../../cli/author/find/replace.ts';
import { draftReplacements, planReplace, replacedText } from '../../../cli/author/find/replace.ts';
import { resolvedSite } from '../../compile/resolve/sample.ts';
import { openSample } from '../dev/open-sample.ts';
import { readSample } from './sample.ts';

/** A sample whose Nevada says some texts. */
function sampleOf(fields: string) {
  const regions = `
  arizona:
    code: AZ
    name: Arizona
    headerTitle: Every shop in Arizona
  nevada:
    code: NV
    name: Nevada
${fields}`.slice(1);
  return resolvedSite({ regions });
}

function plan(fields: string, from: string, to: string, narrowed: Partial<ReplaceRequest> = {}) {
  const request = { from, to, owners: [], fields: [], ...narrowed };
  return planReplace(sampleOf(fields), readSample, request);
}

/** What stays since it is typed otherwise than it reads. */
function mixed(from: string) {
  const site = sampleOf('');
  const request = { from, to: 'other', owners: [], fields: ['headerTitle'] };
  const kept = listMixedWords(openFinder(site, readSample), request);
  return {
    kept: kept.map(({ kind, fields, text }) => ({ kind, fields, text })),
    headline: { kind: 'mixed', fields: ['defaults.headerTitle'], text: 'Find your path in Nevada' },
  };
}

/** What the headline of Nevada says once words of it are replaced. */
function replaced(text: string, from: string, to: string): string {
  const { replacements } = plan(`    headerTitle: "${text}"\n`, from, to);
  const own = replacements.find(({ field }) => field === 'nevada.headerTitle');
  return own === undefined ? text : replacedText(own);
}

test.each([
  ['a word', 'One shop', 'shop', 'store', 'One store'],
  ['a word each time', 'A shop by a shop', 'shop', 'store', 'A store by a store'],
  ['a word beside a sign', 'The shop’s (shop)', 'shop', 'store', 'The store’s (store)'],
  ['a word in its case', 'Shop, SHOP, shop', 'shop', 'store', 'Store, STORE, store'],
  ['several words', 'A job shop here', 'job  shop', 'store', 'A store here'],
  ['words whose quotes are typed otherwise', 'Don’t go', "don't", 'Never', 'Never go'],
  ['a figure', 'Ages 8–12', '8-12', '9–13', 'Ages 9–13'],
])('%s is replaced', (_, text, from, to, expected) => {
  expect(replaced(text, from, to)).toBe(expected);
});

test.each([
  ['a part of a word', 'Workshops and shops'],
  ['a part of a word with a sign of its own', 'The shop_owner'],
  ['an address', 'At https://shop.example/shop/'],
  ['a host', 'At www.shop.example'],
  ['a host without www', 'At shop.example/new'],
  ['an address of mail', 'Write to shop@careers.example'],
  ['a path', 'See /shop/ there'],
  ['a file', 'See assets/shop.svg there'],
])('%s is not replaced', (_, text) => {
  expect(replaced(text, 'shop', 'store')).toBe(text);
});

test('the names of tokens are not replaced, nor what pages put something in the place of', () => {
  expect(replaced('In {{regionName}}', 'regionName', 'state')).toBe('In {{regionName}}');
  const { replacements } = plan('', 'count', 'number');
  const counted = replacements.filter(({ text }) => text.includes('{count}'));
  expect(counted.map(replacedText).filter((text) => !text.includes('{count}'))).toEqual([]);
  expect(plan('', 'regionName', 'state').replacements).toEqual([]);
});

test('the address of a link in running text stays, and its words do not', () => {
  const site = resolvedSite({
    changes: [['[get a quote]({{pathPrefix}}/quote/)', '[get a quote]({{pathPrefix}}/quote/)']],
  });
  const request = { from: 'quote', to: 'offer', owners: [], fields: ['pricing.help.open'] };
  const { replacements, kept } = planReplace(site, readSample, request);
  expect(replacements.map(replacedText)).toEqual([
    'Tell us how many students you have, or [get a offer]({{pathPrefix}}/quote/).',
  ]);
  expect(kept).toMatchObject([{ kind: 'address', fields: ['defaults.pages.pricing.help.open'] }]);
});

test('names, addresses, files, icons and figures stay and are named', () => {
  const kindsOf = (words: string) => new Set(plan('', words, 'other').kept.map(({ kind }) => kind));
  expect(kindsOf('social.example')).toContain('address');
  expect(kindsOf('picture.svg')).toContain('file');
  expect(kindsOf('star')).toContain('icon');
  expect(kindsOf('onboarding')).toContain('name');
  expect(kindsOf('8000')).toContain('figure');
});

test('words that a token prints in part stay and are named', () => {
  const { headline, kept } = mixed('in Nevada');
  expect(kept).toContainEqual(headline);
});

test('words that are typed are no words of a token', () => {
  expect(mixed('Find your').kept).toEqual([]);
});

test('the name of a token is no address', () => {
  const { kept } = plan('    headerTitle: Over {{claims.careers}}\n', 'claims', 'facts');
  expect(kept.filter(({ kind }) => kind === 'address')).toEqual([]);
});

test('the words of drawings stay and are named, with the fields that show them', () => {
  const { kept, replacements } = plan('', 'anglers', 'fishers');
  expect(replacements).toEqual([]);
  expect(kept[0]).toMatchObject({ kind: 'drawing', text: 'Two anglers at the river' });
  expect(kept[0]?.fields).toContain('defaults.sponsorImg');
});

test('a region alone is changed where it is named', () => {
  const headline = '    headerTitle: A shop in Nevada\n';
  const { replacements } = plan(headline, 'shop', 'store', { owners: ['nevada'] });
  expect(replacements.map(({ field }) => field)).toEqual(['nevada.headerTitle']);
});

test.each([
  ['headerTitle', ['defaults.headerTitle']],
  ['features.0.title', []],
  ['contactFormDescription', []],
])('a field alone is changed where it is named: %s', (field, names) => {
  const { replacements } = plan('', 'path', 'way', { fields: [field] });
  expect(replacements.map((each) => each.field)).toEqual(names);
});

test('what is shown at another time is replaced as well', () => {
  const { change, resolved } = openSample();
  change(
    '    featuresTitle: What students of {{regionName}} do\n',
    `    featuresTitle:
      - value: A shop for now
        until: 2031-05-01
      - value: A shop for later
        from: 2031-05-01
`,
  );
  const request = { from: 'shop', to: 'store', owners: ['nevada'], fields: [] };
  const { replacements } = planReplace(resolved(), readSample, request);
  expect(replacements.map(({ typedAt }) => typedAt)).toEqual([
    '/regions/nevada/featuresTitle/0/value',
    '/regions/nevada/featuresTitle/1/value',
  ]);
});

test('a folded text is folded again, and every other byte stays', () => {
  const folded = `    headerTitleDescription: >-
      A shop that has been here for many years, in the middle of the town, beside the
      river. # no comment
    # A shop.
    sponsorMsg: 'A  shop'
`;
  const site = sampleOf(folded);
  const request = { from: 'shop', to: 'department store', owners: ['nevada'], fields: [] };
  const { file } = site.written.regions.document;
  const { replacements } = planReplace(site, readSample, request);
  expect(draftReplacements(site.written, replacements)[0]?.next.text).toBe(
    file.text.replace(
      folded,
      `    headerTitleDescription: >-
      A department store that has been here for many years, in the middle of the
      town, beside the river. # no comment
    # A shop.
    sponsorMsg: 'A  department store'
`,
    ),
  );
});

test('texts in the same brackets are replaced together', () => {
  const listed = `    searchSpellings: [a shop, the shop]\n`;
  const site = sampleOf(listed);
  const request = { from: 'shop', to: 'store', owners: [], fields: ['searchSpellings'] };
  const { replacements } = planReplace(site, readSample, request);
  expect(draftReplacements(site.written, replacements)[0]?.next.text).toContain(
    '    searchSpellings: [a store, the store]\n',
  );
});
