import { describe, expect, test } from 'vitest';
import { inheritedField, listFields, openTable } from '../../../cli/author/table/table.ts';
import type { Sample } from '../../compile/resolve/sample.ts';
import { resolvedSite } from '../../compile/resolve/sample.ts';

/** Ohio falls through to Nevada, whose own text Utah reuses, and which stands before Ohio's. */
const linked: Sample = {
  regions: `  nevada:
    code: NV
    name: Nevada
    headerTitle: Work in {{regionName}}
  ohio:
    code: OH
    name: Ohio
    fallthrough: nevada
    headerTitle: Not to be seen
    sponsorImg: { file: assets/picture.svg, alt: A bridge }
  utah:
    code: UT
    name: Utah
    reuse: nevada
  texas:
    code: TX
    name: Texas
    fallthrough: nevada
`,
};

/** The table of a field in short: whose, what is shown, and where it comes from. */
function rowsOf(field: string): readonly string[] {
  const rows = openTable(resolvedSite(linked), field)?.rows ?? [];
  return rows.map(({ owner, text, origin, from }) => `${owner}: ${text} (${origin}: ${from})`);
}

test('each region stands by its name with what it shows, and with how it comes to that', () => {
  expect(rowsOf('headerTitle')).toEqual([
    'generic: Find your path in your state (inherited: defaults)',
    'nevada: Work in Nevada (own: own)',
    'ohio: Work in Ohio (overwritten: own, overwritten by nevada)',
    'texas: Work in Texas (falls through: falls through to nevada)',
    'utah: Work in Utah (reused: reuses nevada)',
  ]);
});

test('a region that says nothing, and takes nothing from another one, has the defaults', () => {
  expect(rowsOf('featuresTitle')).toContainEqual(
    expect.stringMatching(/^texas: .+ \(inherited: defaults\)$/),
  );
});

test('a picture with its words is shown by its file', () => {
  const [, , ohio] = openTable(resolvedSite(linked), 'sponsorImg')?.rows ?? [];
  expect(ohio).toMatchObject({ owner: 'ohio', pointer: '/sponsorImg/file', origin: 'own' });
  expect(ohio?.text).toBe('assets/picture.svg');
});

describe('a field is named', () => {
  test.each(['headerTitle', 'defaults.headerTitle', 'nevada.headerTitle'])('as %s', (name) => {
    expect(openTable(resolvedSite({}), name)?.field).toBe('headerTitle');
  });

  test('with an index of a list, in brackets or not', () => {
    const [first, second] = ['features[0].title', 'features.0.title'].map((name) =>
      openTable(resolvedSite({}), name),
    );
    expect(first).toMatchObject({ field: 'features.0.title', below: [] });
    expect(second?.rows.map(({ text }) => text)).toEqual(first?.rows.map(({ text }) => text));
  });

  test('as a group, which has the fields in it and no row', () => {
    const table = openTable(resolvedSite({}), 'pages.plan');
    expect(table?.rows).toEqual([]);
    expect(table?.below).toContain('pages.plan.title');
  });

  test('by the schema alone, which nobody states', () => {
    const { rows = [] } = openTable(resolvedSite({}), 'webinar.upcoming.details') ?? {};
    expect(new Set(rows.map(({ origin }) => origin))).toEqual(new Set(['nothing']));
  });

  test.each(['headerTitel', 'nevada', 'nevada.code', 'site.origin', 'toString', ''])(
    'not as "%s"',
    (name) => {
      expect(openTable(resolvedSite({}), name)).toBeUndefined();
    },
  );
});

test('all fields are listed, a picture as one', () => {
  const fields = listFields(resolvedSite(linked));
  expect(fields).toEqual(expect.arrayContaining(['headerTitle', 'sponsorImg']));
  expect(fields.filter((field) => field.startsWith('sponsorImg.'))).toEqual([]);
  expect(new Set(fields).size).toBe(fields.length);
});

test.each([
  ['/defaults/headerTitle', 'headerTitle'],
  ['/regions/nevada/features/0/title', 'features.0.title'],
  ['/regions/nevada/code', undefined],
  ['/regions/nevada', undefined],
  ['/site/plans/0/price', undefined],
])('%s is the field %s of all regions', (pointer, field) => {
  expect(inheritedField(pointer)).toBe(field);
});
