import type { FeatureCollection } from 'geojson';
import { createRequire } from 'node:module';
import { feature, transform } from 'topojson-client';
import { planarRingArea } from 'topojson-simplify';
import type {
  Arc,
  GeometryCollection,
  GeometryObject,
  MultiPolygon,
  Polygon,
  Topology,
} from 'topojson-specification';
import type { Point } from './path-data.ts';

/** A state or a county; its id is its FIPS code, a county's begins with its state's. */
export type Area = (Polygon | MultiPolygon) & { readonly id: string };

/** Outlines in longitude and latitude that share their borders (us-atlas, 1:10 million). */
export type Atlas = Topology<{ states: Areas; counties: Areas }>;

interface Areas extends GeometryCollection {
  geometries: Area[];
}

/** A longitude and latitude in degrees. */
export type Coordinates = readonly [longitude: number, latitude: number];

const require = createRequire(import.meta.url);

/** The states, with points only where their own borders need them. */
export function loadStates(): Atlas {
  const atlas: Atlas = require('us-atlas/states-10m.json');
  return atlas;
}

/** The states with their counties, which share the points of their borders. */
export function loadCounties(): Atlas {
  const atlas: Atlas = require('us-atlas/counties-10m.json');
  return atlas;
}

export function findArea(areas: readonly Area[], id: string): Area {
  const area = areas.find((candidate) => candidate.id === id);
  if (area === undefined) throw new Error(`The atlas has no area ${id}.`);
  return area;
}

/** The area without those of its parts, islands for example, for which `isOut` is true. */
export function withoutParts(
  atlas: Atlas,
  area: Area,
  isOut: (place: Coordinates) => boolean,
): Area {
  if (area.type === 'Polygon') return area;
  return { ...area, arcs: area.arcs.filter((rings) => !isOut(positionOn(atlas, rings))) };
}

export function toFeatures(atlas: Atlas, areas: readonly Area[]): FeatureCollection {
  return feature(atlas, { type: 'GeometryCollection', geometries: [...areas] });
}

function positionOn(atlas: Atlas, [outer]: readonly (readonly number[])[]): Coordinates {
  const index = outer?.[0] ?? 0;
  const [start = []] = atlas.arcs[index < 0 ? ~index : index] ?? [];
  const [longitude = 0, latitude = 0] = transform(atlas.transform ?? null)(start);
  return [longitude, latitude];
}

/** Areas in the plane; they share their borders, so that what is simplified stays seamless. */
export type PlaneTopology = Topology<{ areas: GeometryCollection }>;

/** Moves areas of the atlas to the plane, with no more of it than they need. */
export function projectAreas(
  atlas: Atlas,
  areas: readonly Area[],
  project: (place: Coordinates) => Point,
): PlaneTopology {
  const arcs: Arc[] = [];
  const moved = new Map<number, number>();
  const move = (index: number): number => {
    const from = index < 0 ? ~index : index;
    const to = moved.get(from) ?? arcs.push(projectArc(atlas, from, project)) - 1;
    moved.set(from, to);
    return index < 0 ? ~to : to;
  };
  const geometries = areas.map((area) =>
    area.type === 'Polygon'
      ? { ...area, arcs: area.arcs.map((ring) => ring.map(move)) }
      : { ...area, arcs: area.arcs.map((rings) => rings.map((ring) => ring.map(move))) },
  );
  return { type: 'Topology', arcs, objects: { areas: { type: 'GeometryCollection', geometries } } };
}

function projectArc(atlas: Atlas, index: number, project: (place: Coordinates) => Point): Arc {
  const decode = transform(atlas.transform ?? null);
  return (atlas.arcs[index] ?? []).map((point, at) => {
    const [longitude = 0, latitude = 0] = decode(point, at > 0);
    return [...project([longitude, latitude])];
  });
}

/** The rings of an area, without small islands; the largest ring always stays. */
export function ringsOf(
  topology: PlaneTopology,
  area: GeometryObject,
  smallest: number,
): Positions[] {
  const { features } = feature(topology, { type: 'GeometryCollection', geometries: [area] });
  const rings = features.flatMap(({ geometry }) => {
    if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat().map(toLine);
    return geometry.type === 'Polygon' ? geometry.coordinates.map(toLine) : [];
  });
  const sizes = rings.map(planarRingArea);
  const least = Math.min(smallest, Math.max(...sizes));
  return rings.filter((_, index) => (sizes[index] ?? 0) >= least);
}

type Positions = [x: number, y: number][];

export function toLine(positions: readonly (readonly number[])[]): Positions {
  return positions.map(([x = 0, y = 0]) => [x, y]);
}
