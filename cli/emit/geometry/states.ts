import { allStates, states } from '../../schema/states.ts';
import type { Coordinates } from './atlas.ts';

/** The ids of the atlas, by two-letter code. */
const fipsCodes = new Map(allStates.map(({ code, fips }) => [code, fips]));

/** Uninhabited islands so far out that the rest would have to be drawn small. */
const remote: Readonly<Record<string, (place: Coordinates) => boolean>> = {
  // The islands north-west of Niihau.
  HI: ([longitude]) => longitude < -160.6,
  // Mona.
  PR: ([longitude]) => longitude < -67.5,
};

/** Whether the atlas knows a state, district or territory of that code. */
export function hasSilhouette(code: string): boolean {
  return fipsCodes.has(code);
}

/** The FIPS code of a state, the district or a territory. */
export function fipsOf(code: string): string {
  const fips = fipsCodes.get(code);
  if (fips === undefined) throw new Error(`${code} is no state, district or territory.`);
  return fips;
}

/** The codes of the 50 states and the District of Columbia, in alphabetical order. */
export function codesOnMap(): readonly string[] {
  return states.flatMap(({ code }) => (code === 'PR' ? [] : [code])).sort();
}

/** Whether a position belongs to the recognisable part of a state. */
export function isInFrame(code: string, place: Coordinates): boolean {
  return remote[code]?.(place) !== true;
}
