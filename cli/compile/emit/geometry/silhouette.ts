import { brotliCompressSync, constants } from 'node:zlib';
import { geoBounds, geoConicEqualArea, geoPath } from 'd3-geo';
import { feature, meshArcs } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { MultiLineString } from 'topojson-specification';
import type { Silhouette } from '../../../../runtime/contract.ts';
import type { State } from '../../schema/states.ts';
import type { Area, Atlas, Coordinates, PlaneTopology } from './atlas.ts';
import { findArea, projectAreas, ringsOf, toFeatures, toLine, withoutParts } from './atlas.ts';
import type { Line, Point } from './path-data.ts';
import { toPathData } from './path-data.ts';
import { isInFrame } from './states.ts';

/** Bytes that outline and county lines may come to when compressed. */
const sizeLimit = 1700;

/** Close to what gzip makes, and the same on every machine; better qualities are much slower. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const leastIsland = 4;

interface Detail {
  /** Length of the longer side of the box; points are on whole units. */
  readonly units: number;
  /** The smallest triangle that a point may make with its neighbours, in square units. */
  readonly triangle: number;
}

/** From the finest on: first more points are left out, then the grid becomes coarser. */
const details: readonly Detail[] = [
  ...[0.25, 0.5, 0.75, 1, 1.25].map((triangle) => ({ units: 400, triangle })),
  ...Array.from({ length: 30 }, (_, step) => ({
    units: Math.round(400 * 0.95 ** step),
    triangle: 1.5,
  })),
];

/** Draws a region as finely as the limit of size allows. */
export function drawSilhouette(atlas: Atlas, { code, fips }: State): Silhouette {
  const frame = (area: Area): Area => withoutParts(atlas, area, (place) => !isInFrame(code, place));
  const state = frame(findArea(atlas.objects.states.geometries, fips));
  const counties = atlas.objects.counties.geometries
    .filter(({ id }) => id.startsWith(fips))
    .map(frame);
  const plane = projectAreas(atlas, [state, ...counties], ownProjection(atlas, state));
  const [, ...geometries] = plane.objects.areas.geometries;
  const parts = { type: 'GeometryCollection', geometries } as const;
  // The lines where two areas meet, which are the same however the topology is simplified.
  const borders = meshArcs(plane, parts, (one, other) => one !== other);
  const weighted = presimplify(plane);
  for (const detail of details) {
    const drawing = draw(weighted, borders, detail);
    const text = `${drawing.outline}\n${drawing.counties}`;
    if (brotliCompressSync(text, quick).length <= sizeLimit) return drawing;
  }
  throw new Error(`The silhouette of ${code} is too large however it is simplified.`);
}

/** An equal-area conic projection around the region, whose longer side becomes 1. */
function ownProjection(atlas: Atlas, state: Area): (place: Coordinates) => Point {
  const features = toFeatures(atlas, [state]);
  const [[west, south], [east, north]] = geoBounds(features);
  const middle = (west + east + (west > east ? 360 : 0)) / 2;
  const inset = (north - south) / 6;
  const projection = geoConicEqualArea()
    .parallels([south + inset, north - inset])
    .rotate([-middle, 0])
    .fitSize([1, 1], features);
  return ([longitude, latitude]) => projection([longitude, latitude]) ?? [0, 0];
}

function draw(
  weighted: PlaneTopology,
  borders: MultiLineString,
  { units, triangle }: Detail,
): Silhouette {
  const topology = simplify(weighted, triangle / units ** 2);
  const [state] = topology.objects.areas.geometries;
  if (state === undefined) throw new Error('A region without a state has no outline.');
  const rings = ringsOf(topology, state, leastIsland / units ** 2);
  const lines = feature(topology, borders).geometry.coordinates.map(toLine);
  const [upper, lower] = geoPath().bounds({ type: 'MultiLineString', coordinates: rings });
  const onGrid = ([x, y]: Point): Point => [Math.round(x * units), Math.round(y * units)];
  const [[left, top], [right, bottom]] = [onGrid(upper), onGrid(lower)];
  const place = (line: Line): Line => line.map(([x, y]) => [x * units - left, y * units - top]);
  return {
    width: right - left,
    height: bottom - top,
    outline: toPathData(rings.map(place), 'closed'),
    counties: toPathData(lines.map(place), 'open'),
  };
}
