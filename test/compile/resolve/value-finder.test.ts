import { expect, test } from 'vitest';
import type { FieldPlace, FoundValue } from '../../../cli/compile/resolve/resolved.ts';
import { resolvedSite, traced } from './sample.ts';

const regions = `
  arizona:
    code: AZ
    name: Arizona
    reuse: illinois
  illinois:
    code: IL
    name: Illinois
    fallthrough: indiana
    headerTitle: Prairie
    appName: "{{regionName}} careers"
    menuHeader: Go to {{appName}}
  indiana:
    code: IN
    name: Indiana
    headerTitle: Crossroads of {{regionName}}
`.slice(1);

const { findValue } = resolvedSite({
  regions,
  changes: [
    ['appName: Mobile CareerExplorer', 'appName: CareerExplorer'],
    ['appUrl: https://app.careerexplorer.example/nv/', 'appUrl: https://{{regionCode}}.example/'],
  ],
});

function found(place: FieldPlace): FoundValue {
  const value = findValue(place);
  if (value === undefined) throw new Error(`${place.owner} has no ${place.pointer}.`);
  return value;
}

test('a value of the site is found where it is typed', () => {
  expect(traced(found({ owner: 'site', pointer: '/plans/1/price' }).provenance)).toEqual({
    typed: 'price: «89»',
    via: [],
  });
});

test('a value of the library edition is found in its file', () => {
  const { provenance } = found({ owner: 'library', pointer: '/tiers/0/price' });
  expect([provenance.span.file.path, provenance.pointer]).toEqual([
    'library.yaml',
    '/tiers/0/price',
  ]);
});

test('what does not exist is not found', () => {
  const owners = ['site', 'library', 'illinois', 'generic'];
  expect(owners.map((owner) => findValue({ owner, pointer: '/headerTitel' }))).toEqual(
    owners.map(() => undefined),
  );
});

test('the values that a shown one stands in front of are known, the next in line first', () => {
  const { typed, lost } = found({ owner: 'illinois', pointer: '/headerTitle' });
  expect([typed, ...lost.map(({ value }) => value)]).toEqual([
    'Crossroads of {{regionName}}',
    'Prairie',
    'Find your path in {{regionName}}',
  ]);
});

test('a value that nothing else states stands in front of nothing', () => {
  expect(found({ owner: 'site', pointer: '/name' }).lost).toEqual([]);
});

test('a token prints a field of the region that shows the text, wherever that is written', () => {
  expect(found({ owner: 'illinois', pointer: '/headerTitle' }).tokens).toEqual([
    { name: 'regionName', owner: 'illinois', pointer: '/name', text: 'Illinois' },
  ]);
});

test('in the name of its app a token prints a field of the region that shows it', () => {
  expect(found({ owner: 'arizona', pointer: '/appName' }).tokens).toEqual([
    { name: 'regionName', owner: 'arizona', pointer: '/name', text: 'Arizona' },
  ]);
});

test('in the address of its app a token prints a field of the region whose app it is', () => {
  expect(found({ owner: 'arizona', pointer: '/appUrl' }).tokens).toEqual([
    { name: 'regionCode', owner: 'illinois', pointer: '/code', text: 'IL' },
  ]);
});

test('a token can print a field that holds tokens itself', () => {
  expect(found({ owner: 'illinois', pointer: '/menuHeader' }).tokens).toEqual([
    { name: 'appName', owner: 'illinois', pointer: '/appName', text: 'Illinois careers' },
  ]);
});

test('a spelling that a region is found by may be an alias', () => {
  const site = resolvedSite({
    regions: '  nevada: { code: NV, name: Nevada, searchSpellings: [nevda], aliases: [vegas] }\n',
  });
  const spellings = ['/searchSpellings/0', '/searchSpellings/1'].map(
    (pointer) => site.findValue({ owner: 'nevada', pointer })?.typed,
  );
  expect(spellings).toEqual(['nevda', 'vegas']);
});
