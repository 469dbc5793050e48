import type { State } from '../../schema/states.ts';
import { states } from '../../schema/states.ts';
import type { Coordinates } from './atlas.ts';

/** Uninhabited islands so far out that the rest would have to be drawn small. */
const remote: Readonly<Record<string, (place: Coordinates) => boolean>> = {
  // The islands north-west of Niihau.
  HI: ([longitude]) => longitude < -160.6,
  // Mona.
  PR: ([longitude]) => longitude < -67.5,
};

/** The 50 states and the District of Columbia, in the alphabetical order of their codes. */
export const statesOnMap: readonly State[] = states
  .filter(({ code }) => code !== 'PR')
  .sort((a, b) => (a.code < b.code ? -1 : 1));

/** Whether a position belongs to the recognisable part of a state. */
export function isInFrame(code: string, place: Coordinates): boolean {
  return remote[code]?.(place) !== true;
}
