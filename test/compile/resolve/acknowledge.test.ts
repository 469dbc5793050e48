import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../cli/diagnostics/diagnostic.ts';
import { isOpen } from '../../../cli/diagnostics/diagnostic.ts';
import * as catalogue from '../../../cli/compile/manifest/catalogue.ts';
import { acknowledgeNotices } from '../../../cli/compile/resolve/acknowledge.ts';
import { listFixtures, validateFixture } from '../../diagnostics/fixtures.ts';
import { resolvedRegion, resolvedSite, resolveSample, writtenOf } from './sample.ts';
import type { Sample } from './sample.ts';

const illinois = (acknowledge: string, further = '') => ({
  regions: `
  illinois:
    code: IL
    name: Illinois
    fallthrough: indiana
    ${acknowledge}
    headerTitle: Prairie
    ${further}
  indiana:
    code: IN
    name: Indiana
    headerTitle: Crossroads
`.slice(1),
});

const acknowledging = 'acknowledge: [fallthrough-overwrites]';

function validated(sample: Sample): readonly Diagnostic[] {
  const written = writtenOf(sample);
  return acknowledgeNotices(resolveSample(sample, written)[1], written, catalogue);
}

function openCodes(sample: Sample): readonly string[] {
  return validated(sample)
    .filter(isOpen)
    .map(({ code }) => code);
}

test('a notice that nobody acknowledges is open', () => {
  expect(openCodes(illinois(''))).toEqual(['fallthrough-overwrites']);
});

test('a notice that its region acknowledges is not', () => {
  expect(openCodes(illinois(acknowledging))).toEqual([]);
});

test('a notice is acknowledged for the fields that are named, and for no others', () => {
  const named = 'acknowledge: [{ fallthrough-overwrites: [headerTitle] }]';
  expect(openCodes(illinois(named))).toEqual([]);
  const others = illinois(named, 'sponsorMsg: Ours');
  const regions = `${others.regions}    sponsorMsg: Theirs\n`;
  expect(validated({ regions }).filter(isOpen)).toMatchObject([
    { code: 'fallthrough-overwrites', path: '/regions/illinois/sponsorMsg' },
  ]);
});

test('a field is acknowledged with all that is in it', () => {
  const named = 'acknowledge: [{ fallthrough-overwrites: [headerTitle, pages.plan] }]';
  const plan = (title: string): string => `    pages: { plan: { title: ${title} } }\n`;
  const regions = illinois(named, plan('Ours').trim()).regions + plan('Theirs');
  expect(openCodes({ regions })).toEqual([]);
});

test('an acknowledgement is unused where nothing of the field is reported', () => {
  const named = 'acknowledge: [{ fallthrough-overwrites: [headerTitle, sponsorMsg] }]';
  expect(validated(illinois(named)).filter(isOpen)).toMatchObject([
    {
      code: 'unused-acknowledgement',
      message:
        'No "sponsorMsg" in "illinois" is reported as fallthrough-overwrites, so there is nothing to acknowledge. Delete "sponsorMsg" here.',
      path: '/regions/illinois/acknowledge/0/fallthrough-overwrites/1',
    },
  ]);
});

test('an acknowledgement is about its own region alone', () => {
  const { regions } = illinois('');
  const sample = { regions: `${regions}    ${acknowledging}\n` };
  expect(openCodes(sample)).toEqual(['fallthrough-overwrites', 'unused-acknowledgement']);
});

test('an acknowledgement without its notice is reported', () => {
  const regions = `  nevada: { code: NV, name: Nevada, ${acknowledging} }\n`;
  expect(openCodes({ regions })).toEqual(['unused-acknowledgement']);
});

test('while there is an error, no acknowledgement is reported as unused', () => {
  const regions = `  nevada: { code: NV, name: Nevada, ${acknowledging}, reuse: arizna }\n`;
  expect(openCodes({ regions })).toEqual(['unknown-region']);
});

test.each([
  ['the site', ['version: 1\nsite:', 'version: 1\nsite:\n  acknowledge: [reused-app]']],
  ['the defaults', ['defaults:', 'defaults:\n  acknowledge: [reused-app]']],
  [
    'the library',
    ['name: CareerExplorer for', 'acknowledge: [reused-app]\nname: CareerExplorer for'],
  ],
] as const)('%s can acknowledge notices too', (_, change) => {
  expect(openCodes({ changes: [change] })).toEqual(['unused-acknowledgement']);
});

test('what is acknowledged is neither inherited nor part of what is shown (R17)', () => {
  const sample = { regions: illinois(acknowledging).regions };
  expect(resolvedRegion('illinois', sample).config).not.toHaveProperty('acknowledge');
  const changes = [['defaults:', 'defaults:\n  acknowledge: [reused-app]']] as const;
  expect(resolvedSite({ changes }).generic.config).not.toHaveProperty('acknowledge');
});

test('every notice about the YAML says what part of it it is about, so that it can be acknowledged there', () => {
  const found = listFixtures()
    .filter(({ code }) => catalogue.notices.some((notice) => notice === code))
    .flatMap(validateFixture)
    .filter(({ severity }) => severity === 'notice');
  expect(found.filter(({ path }) => path === undefined)).toEqual([]);
});

const arizona = (acknowledge: string) => ({
  regions: `
  arizona:
    code: AZ
    name: Arizona
    ${acknowledge}
    headerTitle: Arizona works
    sponsorMsg: Made in Arizona
  south_dakota: { code: SD, name: South Dakota, reuse: arizona }
`.slice(1),
});

test('a warning that may be meant is acknowledged for the fields that are named', () => {
  const found = validated(arizona('acknowledge: [{ foreign-name: [sponsorMsg] }]'));
  const open = found.filter((each) => each.severity === 'warning' && isOpen(each));
  const places = open.map(({ code, path }) => [code, path]);
  expect(places).toEqual([['foreign-name', '/regions/arizona/headerTitle']]);
});

test('such a warning is not acknowledged for all fields at once', () => {
  const found = validated(arizona('acknowledge: [foreign-name]'));
  const refusal = found.find(({ code }) => code === 'not-a-notice');
  expect(refusal?.message).toContain('Write `foreign-name: [headerTitle]`');
});

test('a notice whose code is misspelt where it is acknowledged is not reported beside that', () => {
  expect(openCodes(illinois('acknowledge: [fallthrough-overwrite]'))).toEqual(['unknown-notice']);
});

test.each(['acknowledge: [{ nonsense: [headerTitle, sponsorImg] }]', 'acknowledge: [nonsense]'])(
  'a code that there is not is found once by %j',
  (acknowledge) => {
    expect(
      openCodes(illinois(acknowledge)).filter((code) => code === 'unknown-notice'),
    ).toHaveLength(1);
  },
);
