import { geoAlbersUsa } from 'd3-geo';
import { presimplify, simplify } from 'topojson-simplify';
import type { MapShape } from '../../../runtime/contract.ts';
import type { Area, Atlas, Place } from './atlas.ts';
import { findArea, loadStates, toFeatures, withoutParts } from './atlas.ts';
import type { Line, Point } from './path-data.ts';
import { toPathData } from './path-data.ts';
import { codesOnMap, fipsOf, isInFrame } from './states.ts';
import { projectAreas, ringsOf } from './topology.ts';

/** SPEC.md section 2, 'Map widget'. */
const [width, height] = [959, 593];

/** Space at the edges for the lines around the shapes. */
const margin = 2;

/** The smallest triangle that a point may make with its neighbours, and the smallest island, in square units. */
const leastTriangle = 2;
const leastIsland = 2;

/** What is too small to touch, and the way from there to where the sea leaves room for its circle. */
const small = { code: 'DC', right: 62, down: 26, radius: 12 };

/** The outlines of the 50 states and the District of Columbia, Alaska and Hawaii inset, sorted by code. */
export function drawUsMap(): readonly MapShape[] {
  const atlas = loadStates();
  const codes = codesOnMap();
  const areas = codes.map((code) => areaOnMap(atlas, code));
  const projected = projectAreas(atlas, areas, mapProjection(atlas, areas));
  const topology = simplify(presimplify(projected), leastTriangle);
  return codes.map((code, index) => {
    const area = topology.objects.areas.geometries[index];
    const rings = area === undefined ? [] : ringsOf(topology, area, leastIsland);
    const shape = {
      code,
      name: areas[index]?.properties?.name ?? code,
      path: toPathData(rings, 'closed', 10),
    };
    return code === small.code ? { ...shape, circle: circleBeside(rings) } : shape;
  });
}

/** The outer Aleutians are too small to be seen and would only push the rest to the right. */
function areaOnMap(atlas: Atlas, code: string): Area {
  const area = findArea(atlas.objects.states.geometries, fipsOf(code));
  return withoutParts(atlas, area, (place) => !isInFrame(code, place) || place[0] > 0);
}

function mapProjection(atlas: Atlas, areas: readonly Area[]): (place: Place) => Point {
  const corners: [[number, number], [number, number]] = [
    [margin, margin],
    [width - margin, height - margin],
  ];
  const projection = geoAlbersUsa().fitExtent(corners, toFeatures(atlas, areas));
  return ([longitude, latitude]) => {
    const point = projection([longitude, latitude]);
    if (point === null) throw new Error(`The US map has no place for ${longitude}, ${latitude}.`);
    return point;
  };
}

function circleBeside(rings: readonly Line[]): MapShape['circle'] & object {
  const [[x, y] = [0, 0]] = rings[0] ?? [];
  return { cx: Math.round(x) + small.right, cy: Math.round(y) + small.down, r: small.radius };
}
