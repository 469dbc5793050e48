import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { segmentsOf, valueAt } from '../cli/compile/schema/pointer.ts';
import { isSaid, partsOf } from './spec/parts.ts';
import { valuesOf } from './spec/records.ts';
import { rowsOf } from './spec/rows.ts';
import { answerOf, data, openPage } from './spec/site.ts';

/** What a failure leads to. */
const ifMeant = 'If this is meant, change its row, and state the decision in docs/product.md.';

const editions = Object.fromEntries(data.regions.map((region) => [region.key, region]));

/**
 * What is written at a place such as `regions.yaml /defaults/accent`: one value for each edition
 * that shows it.
 */
function valuesAt(place: string): readonly (readonly [edition: string, value: unknown])[] {
  const [file, pointer = ''] = place.split(' ');
  if (file === 'library.yaml') return [['library', valueAt(data.library, pointer)]];
  const [part = '', key = ''] = segmentsOf(pointer);
  const below = (steps: number): string => `/${pointer.split('/').slice(steps).join('/')}`;
  if (part === 'site') return [['site', valueAt(data.site, below(2))]];
  const editions = [data.generic, ...data.regions];
  return part === 'defaults'
    ? editions.map((edition) => [edition.key, valueAt(edition, below(2))])
    : editions
        .filter((edition) => edition.key === key)
        .map((edition) => [edition.key, valueAt(edition, below(3))]);
}

test.each(rowsOf('words.txt'))('%s: “%s”, %s', (_section, words, place) => {
  const others = valuesAt(place).filter(([, value]) => !isSaid(value, words));
  expect(others, ifMeant).toEqual([]);
});

test.each(rowsOf('figures.txt'))('%s: %s, %s', (_section, figure, place) => {
  const [first] = valuesAt(place);
  expect(String(first?.[1]), ifMeant).toBe(figure);
});

test.each(rowsOf('pages.txt'))(
  '%s: %s has the %s “%s” %s',
  (_section, address, role, words, to) => {
    const parts = partsOf(openPage(address), role).filter((part) => isSaid(part.words, words));
    expect(parts, ifMeant).not.toEqual([]);
    if (to !== '') expect(parts.map(({ href }) => href)).toContain(to);
  },
);

test.each(rowsOf('routes.txt'))(
  '2 Routes, %s: %s is answered by %s %s',
  (_route, address, answer, kind) => {
    expect(answerOf(address)).toEqual({ answer, kind });
  },
);

test.each(rowsOf('fields.txt'))('3 Entities: %s has %s %s', (record, field, address) => {
  const values = valuesOf(record, field);
  expect(values).not.toEqual([]);
  if (address === '') return;
  const shown = openPage(address).body.textContent.replace(/\s+/g, ' ');
  expect(values.filter((value) => shown.includes(String(value)))).not.toEqual([]);
});

test.each(rowsOf('tests.txt'))('%s, %s: %s, “%s”', (_section, _what, file, name) => {
  expect(readFileSync(`test/${file}`, 'utf8')).toContain(name);
});

test('3 Entities: the regions', () => {
  const named = rowsOf('regions.txt').map(([key, code, name]) => ({ key, code, name }));
  expect(data.regions.map(({ key, code, name }) => ({ key, code, name }))).toEqual(named);
});

test('3 Entities: South Dakota reuses the data of Arizona, Illinois falls through to Indiana', () => {
  const { arizona, illinois, indiana, south_dakota: southDakota } = editions;
  expect(southDakota?.appUrl).toBe(arizona?.appUrl);
  expect(southDakota?.features).toEqual(arizona?.features);
  expect(illinois?.featuresTitle).toBe(indiana?.featuresTitle);
});

test('9 Constants: the free account is for 25 students, in California and Pennsylvania for 50', () => {
  const others = data.regions.filter((region) => region.freeEducatorAccountQuota !== 25);
  expect(others.map(({ code }) => code)).toEqual(['CA', 'PA']);
});

test('2 Site wrapper: Arkansas, California, Nevada and Pennsylvania have logos of their own', () => {
  const branded = data.regions.filter(({ logoImg }) => logoImg !== data.generic.logoImg);
  expect(branded.map(({ logoImg }) => logoImg)).toEqual(
    ['ar', 'ca', 'nv', 'pa'].map((code) => `assets/logos/${code}.svg`),
  );
});

test('2 Home page: the links of the grid are sorted by region id', () => {
  const links = [...openPage('/').querySelectorAll<HTMLElement>('.state-grid a')];
  const ids = links.map(({ dataset }) => dataset['id'] ?? '');
  expect(ids).toEqual(ids.toSorted());
  expect(ids.indexOf('dc')).toBeLessThan(ids.indexOf('de'));
});

test('2 Map widget: 50 states and the District of Columbia, 959 by 593, in #D3D3D3', () => {
  const map = openPage('/').querySelector('svg.map');
  const shapes = [...(map?.querySelectorAll('a > path') ?? [])];
  const sizes = ['width', 'height', 'viewBox'].map((name) => map?.getAttribute(name));
  expect(sizes).toEqual(['959', '593', '0 0 959 593']);
  expect(shapes).toHaveLength(51);
  expect(new Set(shapes.map((shape) => shape.getAttribute('fill')))).toEqual(new Set(['#D3D3D3']));
  expect(map?.querySelector('[data-code=DC] circle')).not.toBeNull();
});
