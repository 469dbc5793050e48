import { expect, test } from 'vitest';
import { sampleStudio, told } from './sample.ts';

const studio = await sampleStudio();

test('two equal versions have no differences', () => {
  expect(told({}, {}, studio)).toEqual([]);
});

test('a price is told once for all pages that show it', () => {
  expect(told({}, { changes: [['price: 89', 'price: 95']] }, studio)).toEqual([
    'price: $89 -> $95, 11 pages, because site.plans.1.price:64',
  ]);
});

test('a name that a text prints by token is the cause, not the text', () => {
  const changes = told({}, { changes: [['name: Nevada', 'name: Silver State']] }, studio);
  const others = changes.filter((line) => !line.endsWith('because nevada.name:612'));
  expect(others).toEqual([]);
});

test('each of several edits has its own changes', () => {
  const next = {
    changes: [
      ['price: 89', 'price: 95'],
      ['holder: Northfield Learning', 'holder: Southfield Learning'],
    ],
  } as const;
  const changes = told({}, next, studio);
  expect(changes.filter((line) => line.includes('site.plans.1.price'))).toEqual([
    'price: $89 -> $95, 11 pages, because site.plans.1.price:64',
  ]);
  expect(changes.filter((line) => !line.includes('site.plans.1.price'))).toEqual([
    expect.stringMatching(/^text: .*Northfield.*Southfield.*because site\.copyright\.holder:35$/),
  ]);
});

test('the same words of two regions that each state them have two causes', () => {
  const stating = (title: string) => ({
    regions: ['nevada NV Nevada', 'utah UT Utah']
      .map((names) => names.split(' '))
      .map(
        ([key, code, name]) =>
          `  ${key}:\n    code: ${code}\n    name: ${name}\n    menuHeader: ${title}\n`,
      )
      .join(''),
  });
  const changes = told(stating('Careers here'), stating('Work here'), studio);
  expect(changes).toEqual([
    'text: Careers here -> Work here, 21 pages, because nevada.menuHeader:613',
    'text: Careers here -> Work here, 21 pages, because utah.menuHeader:617',
  ]);
});

test('a region that is new has new pages, and its line is why others name it', () => {
  const utah = '  nevada:\n    code: NV\n    name: Nevada\n  utah:\n    code: UT\n    name: Utah\n';
  const nevada = '  nevada:\n    code: NV\n    name: Nevada\n';
  const changes = told({ regions: nevada }, { regions: utah }, studio);
  expect(changes).toContain('page: (none) -> /ut/plan/, 1 pages, because utah:613');
  expect(changes.filter((line) => !line.endsWith('because utah:613'))).toEqual([]);
});

test('a picture that is another one under its name is told by that name', () => {
  const changes = told({}, { contents: { 'assets/picture.svg': 'new' } }, studio);
  expect(changes).toContainEqual(
    expect.stringMatching(
      /^picture: assets\/picture\.svg -> assets\/picture\.svg, .*because assets\/picture\.svg:1$/,
    ),
  );
});
