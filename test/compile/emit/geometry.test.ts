import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Silhouette } from '../../../runtime/contract.ts';
import { drawShapes, shapeOf } from '../../../cli/compile/emit/geometry/shapes.ts';
import type { Point } from '../../../cli/compile/emit/geometry/path-data.ts';
import { statesOnMap } from '../../../cli/compile/emit/geometry/states.ts';
import { pointsOf } from './path-points.ts';

const { map, silhouettes } = drawShapes();
const onMap = Object.values(map);
const codes = [...statesOnMap.map(({ code }) => code), 'PR'];

describe.each(codes)('the silhouette of %s', (code) => {
  const drawing = (): Silhouette =>
    silhouettes[code] ?? { width: 0, height: 0, outline: '', counties: '' };

  test('comes to 1,700 bytes or less when compressed', () => {
    const { outline, counties } = drawing();
    expect(gzipSync(`${outline}\n${counties}`, { level: 9 }).length).toBeLessThanOrEqual(1700);
  });

  test('fills its box and stays inside', () => {
    const { width, height, outline } = drawing();
    const points = pointsOf(outline);
    const xs = points.map(([x]) => x);
    const ys = points.map(([, y]) => y);
    expect([Math.min(...xs), Math.min(...ys)]).toEqual([0, 0]);
    expect([Math.max(...xs), Math.max(...ys)]).toEqual([width, height]);
    expect(Math.max(width, height)).toBeLessThanOrEqual(400);
  });
});

test('county lines are drawn wherever there are counties to part', () => {
  const without = Object.entries(silhouettes).filter(([, { counties }]) => counties === '');
  expect(without.map(([code]) => code)).toEqual(['DC', 'GU', 'MP']);
});

test('a region is recognised by its proportions', () => {
  const proportion = (code: string): number => {
    const { width = 0, height = 1 } = silhouettes[code] ?? {};
    return width / height;
  };
  expect(proportion('TN')).toBeGreaterThan(3.5);
  expect(proportion('DE')).toBeLessThan(0.5);
  expect(proportion('AK')).toBeCloseTo(1.8, 1);
  expect(proportion('HI')).toBeCloseTo(1.5, 1);
});

test('the eight main islands of Hawaii are drawn', () => {
  expect(silhouettes['HI']?.outline.match(/z/g)?.length).toBe(8);
});

describe('the US map', () => {
  test('has the 50 states and the District of Columbia', () => {
    expect(Object.keys(map).sort()).toEqual(statesOnMap.map(({ code }) => code));
    expect(onMap).toHaveLength(51);
  });

  test('is a record of each by its abbreviation (docs/product.md D8)', () => {
    expect(Object.keys(map)).toEqual(onMap.map(({ abbreviation }) => abbreviation));
    expect(map['NM']).toMatchObject({ abbreviation: 'NM', name: 'New Mexico' });
    expect(map['NM']?.dimensions).toMatch(/^m[\dhvlz. -]+z$/);
  });

  test('lies within 959 by 593', () => {
    const points = onMap.flatMap(({ dimensions }) => pointsOf(dimensions));
    for (const [x, y] of points) {
      expect(x >= 0 && x <= 959 && y >= 0 && y <= 593).toBe(true);
    }
  });

  test('gives no state an empty shape', () => {
    expect(
      onMap
        .filter(({ dimensions }) => pointsOf(dimensions).length < 4)
        .map(({ abbreviation }) => abbreviation),
    ).toEqual([]);
  });

  const called = onMap.flatMap((shape) => (shape.callout ? [{ ...shape, ...shape.callout }] : []));

  describe.each(called)(
    'has for $abbreviation, which is too small to touch,',
    ({ abbreviation, dimensions, x, y, cx, cy, r }) => {
      test('a circle that covers no state and no other circle', () => {
        const states = onMap.flatMap((shape) => pointsOf(shape.dimensions));
        const covered = states.filter((point) => distance(point, [cx, cy]) <= r);
        const touched = called.filter(
          (other) =>
            other.abbreviation !== abbreviation && distance([other.cx, other.cy], [cx, cy]) < 2 * r,
        );
        expect([...covered, ...touched]).toEqual([]);
      });

      test('a line that begins in the state', () => {
        const [xs, ys] = [0, 1].map((axis) =>
          pointsOf(dimensions).map((point) => point[axis] ?? NaN),
        );
        expect([x, y].every((value) => value > 0)).toBe(true);
        expect(x).toBeGreaterThanOrEqual(Math.min(...(xs ?? [])));
        expect(x).toBeLessThanOrEqual(Math.max(...(xs ?? [])));
        expect(y).toBeGreaterThanOrEqual(Math.min(...(ys ?? [])));
        expect(y).toBeLessThanOrEqual(Math.max(...(ys ?? [])));
      });
    },
  );

  test('has a circle for whatever is narrower than New Jersey', () => {
    const narrow = onMap.filter(({ dimensions }) => {
      const xs = pointsOf(dimensions).map(([x]) => x);
      return Math.max(...xs) - Math.min(...xs) < 31;
    });
    expect(narrow.filter(({ callout }) => callout === undefined)).toEqual([]);
  });

  test('is light enough to be part of a page', () => {
    const size = onMap.reduce((sum, { dimensions }) => sum + dimensions.length, 0);
    expect(size).toBeLessThan(25_000);
  });
});

function distance([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(toX - x, toY - y);
}

test('a site of another country shows the same drawing for all of its regions', () => {
  const site = { map: { defaultFill: '#d3d3d3', shown: false } };
  const [ofRegion, ofAll] = [shapeOf('NV', site), shapeOf('', site)];
  expect(ofRegion).toEqual(ofAll);
  expect(ofAll.areas.join()).not.toBe('');
});
