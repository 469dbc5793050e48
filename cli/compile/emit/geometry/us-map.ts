import { geoAlbersUsa } from 'd3-geo';
import { presimplify, simplify } from 'topojson-simplify';
import type { MapCallout, MapShape, SiteData } from '../../../../runtime/contract.ts';
import type { State } from '../../schema/states.ts';
import type { Area, Atlas, Coordinates } from './atlas.ts';
import { findArea, loadStates, projectAreas, ringsOf, toFeatures, withoutParts } from './atlas.ts';
import type { Point } from './path-data.ts';
import { toPathData } from './path-data.ts';
import { isInFrame, statesOnMap } from './states.ts';

/** docs/product.md S19. */
export const mapSize = { width: 959, height: 593 };

/** Space at the edges for the lines around the shapes. */
const margin = 2;

/** The smallest triangle that a point may make with its neighbours, in square units. */
const leastTriangle = 2;
const leastIsland = 2;

/** States too small to touch: a point in each, and the centre of its circle, out at sea. */
const small: Readonly<Record<string, Omit<MapCallout, 'r'>>> = {
  VT: { x: 870, y: 116, cx: 838, cy: 76 },
  NH: { x: 894, y: 112, cx: 872, cy: 50 },
  MA: { x: 903, y: 166, cx: 938, cy: 204 },
  RI: { x: 907, y: 176, cx: 937, cy: 242 },
  CT: { x: 889, y: 183, cx: 935, cy: 280 },
  NJ: { x: 866, y: 222, cx: 899, cy: 265 },
  DE: { x: 857, y: 248, cx: 898, cy: 303 },
  MD: { x: 851, y: 254, cx: 897, cy: 341 },
  DC: { x: 831, y: 255, cx: 897, cy: 379 },
};

/** Of a callout: 24 pixels across where the map is 640 wide, as on tablets (WCAG 2.2, 2.5.8). */
const radius = 18;

/** The states by code. Those with a callout come last, so that its line is drawn on top. */
export function drawUsMap(): SiteData['map'] {
  const atlas = loadStates();
  const areas = statesOnMap.map((state) => areaOnMap(atlas, state));
  const projected = projectAreas(atlas, areas, mapProjection(atlas, areas));
  const topology = simplify(presimplify(projected), leastTriangle);
  const shapes = statesOnMap.map(({ code, name }, index): MapShape => {
    const area = topology.objects.areas.geometries[index];
    const rings = area === undefined ? [] : ringsOf(topology, area, leastIsland);
    const callout = small[code];
    return {
      abbreviation: code,
      name,
      dimensions: toPathData(rings, 'closed', 10),
      ...(callout && { callout: { ...callout, r: radius } }),
    };
  });
  const isSmall = ({ callout }: MapShape): boolean => callout !== undefined;
  const ordered = [...shapes.filter((shape) => !isSmall(shape)), ...shapes.filter(isSmall)];
  return Object.fromEntries(ordered.map((shape) => [shape.abbreviation, shape]));
}

/** The outer Aleutians are too small to be seen and would only push the rest to the right. */
function areaOnMap(atlas: Atlas, { code, fips }: State): Area {
  const area = findArea(atlas.objects.states.geometries, fips);
  return withoutParts(atlas, area, (place) => !isInFrame(code, place) || place[0] > 0);
}

function mapProjection(atlas: Atlas, areas: readonly Area[]): (place: Coordinates) => Point {
  const corners: [[number, number], [number, number]] = [
    [margin, margin],
    [mapSize.width - margin, mapSize.height - margin],
  ];
  const projection = geoAlbersUsa().fitExtent(corners, toFeatures(atlas, areas));
  return ([longitude, latitude]) => {
    const point = projection([longitude, latitude]);
    if (point === null) throw new Error(`The US map has no place for ${longitude}, ${latitude}.`);
    return point;
  };
}
