import { createRequire } from 'node:module';
import { feature, transform } from 'topojson-client';
import type { FeatureCollection } from 'geojson';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

/** A state or a county; its id is its FIPS code, a county's begins with its state's. */
export type Area = (Polygon<AreaProperties> | MultiPolygon<AreaProperties>) & {
  readonly id: string;
};

interface AreaProperties {
  readonly name: string;
}

/** Outlines in longitude and latitude that share their borders (us-atlas, 1:10 million). */
export type Atlas = Topology<{ states: Areas; counties: Areas }>;

interface Areas extends GeometryCollection<AreaProperties> {
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

/** The states with their counties; state borders have a point wherever a county's border meets them. */
export function loadCounties(): Atlas {
  const atlas: Atlas = require('us-atlas/counties-10m.json');
  return atlas;
}

/** The area of that id. */
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

/** A position on the outer ring of a polygon. */
function positionOn(atlas: Atlas, [outer]: readonly (readonly number[])[]): Coordinates {
  const index = outer?.[0] ?? 0;
  const [start = []] = atlas.arcs[index < 0 ? ~index : index] ?? [];
  const [longitude = 0, latitude = 0] = transform(atlas.transform ?? null)(start);
  return [longitude, latitude];
}
