import { expect, test } from 'vitest';
import { sharedRoutes } from '../../../cli/compile/resolve/routes.ts';
import type { Version } from './sample.ts';
import { lineOf, reported, sampleProgram } from './sample.ts';

const program = sampleProgram();

test('two equal versions have no differences', () => {
  expect(reported({}, {}, program)).toEqual([]);
});

test('a price is reported once for all pages that show it', () => {
  const next: Version = { changes: [['price: 89', 'price: 95']] };
  expect(reported({}, next, program)).toEqual([priceChange(next)]);
});

function priceChange(next: Version): string {
  const line = lineOf(next, 'price: 95');
  return `price: $89 -> $95, 11 pages, because site.plans.1.price:${line}`;
}

test('a name that a text prints by token is the cause, not the text', () => {
  const next: Version = { changes: [['name: Nevada', 'name: Silver State']] };
  const cause = `because nevada.name:${lineOf(next, 'name: Silver State')}`;
  const others = reported({}, next, program).filter((line) => !line.endsWith(cause));
  expect(others).toEqual([]);
});

test('each of several edits has its own changes', () => {
  const next: Version = {
    changes: [
      ['price: 89', 'price: 95'],
      ['holder: Northfield Learning', 'holder: Southfield Learning'],
    ],
  };
  const changes = reported({}, next, program);
  const price = priceChange(next);
  expect(changes).toContain(price);
  const holder = `because site.copyright.holder:${lineOf(next, 'Southfield')}`;
  expect(changes.filter((line) => line !== price)).toEqual([
    expect.stringMatching(new RegExp(`^text: .*Northfield.*Southfield.*${holder}$`)),
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
  const next = stating('Work here');
  const pages =
    1 +
    sharedRoutes.flatMap(({ values }) => values?.({ webinar: {}, webinarHistory: [] }) ?? '')
      .length;
  const change = `text: Careers here -> Work here, ${pages} pages, because`;
  expect(reported(stating('Careers here'), next, program)).toEqual([
    `${change} nevada.menuHeader:${lineOf(next, 'nevada:') + 3}`,
    `${change} utah.menuHeader:${lineOf(next, 'utah:') + 3}`,
  ]);
});

test('a region that is new has new pages, and its line is why others name it', () => {
  const utah = '  nevada:\n    code: NV\n    name: Nevada\n  utah:\n    code: UT\n    name: Utah\n';
  const nevada = '  nevada:\n    code: NV\n    name: Nevada\n';
  const changes = reported({ regions: nevada }, { regions: utah }, program);
  const because = `because utah:${lineOf({ regions: utah }, 'utah:')}`;
  expect(changes).toContain(`page: (none) -> /ut/plan/, 1 pages, ${because}`);
  expect(changes.filter((line) => !line.endsWith(because))).toEqual([]);
});

test('a picture that is another one under its name is reported by that name', () => {
  const changes = reported({}, { contents: { 'assets/picture.svg': 'new' } }, program);
  expect(changes).toContainEqual(
    expect.stringMatching(
      /^picture: assets\/picture\.svg -> assets\/picture\.svg, .*because assets\/picture\.svg:1$/,
    ),
  );
});

test('an address that is lost says that nothing answers there, or where it leads', () => {
  const nevada = '  nevada:\n    code: NV\n    name: Nevada\n';
  const utah = '  utah:\n    code: UT\n    name: Utah\n';
  const both = { regions: nevada + utah };
  const gone = reported(both, { regions: nevada }, program);
  expect(gone.find((line) => line.startsWith('page: /ut/plan/'))).toContain('(now 404)');
  const moved = reported(both, { regions: `${nevada}    aliases: [ut]\n` }, program);
  expect(moved.find((line) => line.startsWith('page: /ut/plan/'))).toContain('(now /nv/plan/)');
});

test('an address that is declared gone for good is told', () => {
  const next = { changes: [['\nsite:\n', '\nsite:\n  gone: [/summer/]\n']] } as const;
  const [line = ''] = reported({}, next, program);
  expect(line).toMatch(/^redirect: \(none\) -> \/summer\/ \(gone for good\), .*because site\.gone/);
});

test('a logo is one picture on the pages and in the deployment record of its region', () => {
  const nevada = '  nevada:\n    code: NV\n    name: Nevada\n    logoImg: ';
  const versionOf = (logo: string): Version => ({ regions: `${nevada}${logo}\n` });
  const next = versionOf("{ file: assets/picture.jpg, alt: 'A sun' }");
  const changes = reported(versionOf('assets/picture.svg'), next, program);
  expect(changes.filter((line) => /picture|file/.test(line.split(':')[0] ?? ''))).toEqual([
    expect.stringMatching(/^picture: assets\/picture\.svg -> assets\/picture\.jpg, \d+ pages/),
  ]);
});

test('a picture of deployment records alone is reported by its name', () => {
  const sun = { contents: { 'assets/picture.jpg': 'sun' } };
  expect(reported({}, sun, program)).toEqual([
    'picture: assets/picture.jpg -> assets/picture.jpg, 2 pages, because assets/picture.jpg:1',
  ]);
});

test('a form that opens is told of the pages that have it', () => {
  const opened = { changes: [['    enabled: false', '    enabled: true']] } as const;
  const formsIn = (lines: readonly string[]) => lines.filter((line) => line.startsWith('form'));
  expect(formsIn(reported({}, opened, program))).toEqual([
    expect.stringMatching(/^form: \(none\) -> a form, 3 pages, because site\.quote\.enabled/),
  ]);
});
