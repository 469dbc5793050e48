import { feature, transform } from 'topojson-client';
import type { Arc, GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import type { Area, Atlas, Coordinates } from './atlas.ts';
import type { Line, Point } from './path-data.ts';

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

/** The rings of an area, without islands of less than the given size; the largest ring always stays. */
export function ringsOf(
  topology: PlaneTopology,
  area: GeometryObject,
  smallest: number,
): readonly Line[] {
  const rings = polygonsOf(topology, area).flat();
  const sizes = rings.map(ringArea);
  const least = Math.min(smallest, Math.max(...sizes));
  return rings.filter((_, index) => (sizes[index] ?? 0) >= least);
}

function polygonsOf(topology: PlaneTopology, area: GeometryObject): readonly (readonly Line[])[] {
  const { features } = feature(topology, { type: 'GeometryCollection', geometries: [area] });
  return features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates.map(toLine)];
    if (geometry.type === 'MultiPolygon') return geometry.coordinates.map((p) => p.map(toLine));
    return [];
  });
}

/** Positions of topologies and GeoJSON as points. */
export function toLine(positions: readonly (readonly number[])[]): Line {
  return positions.map(([x = 0, y = 0]) => [x, y]);
}

/** By the shoelace formula. */
function ringArea(ring: Line): number {
  let twice = 0;
  ring.forEach(([x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}
