import type { Coordinates } from './atlas.ts';

/** FIPS codes, which are the ids of the atlas, by two-letter code: the states, the district, the territories. */
const fipsCodes = new Map(
  `
    AL 01 AK 02 AZ 04 AR 05 CA 06 CO 08 CT 09 DE 10 DC 11 FL 12 GA 13 HI 15 ID 16 IL 17
    IN 18 IA 19 KS 20 KY 21 LA 22 ME 23 MD 24 MA 25 MI 26 MN 27 MS 28 MO 29 MT 30 NE 31
    NV 32 NH 33 NJ 34 NM 35 NY 36 NC 37 ND 38 OH 39 OK 40 OR 41 PA 42 RI 44 SC 45 SD 46
    TN 47 TX 48 UT 49 VT 50 VA 51 WA 53 WV 54 WI 55 WY 56 AS 60 GU 66 MP 69 PR 72 VI 78
  `
    .trim()
    .split(/\s+(?=[A-Z])/)
    .map((pair) => pair.split(' '))
    .map(([code = '', fips = '']) => [code, fips]),
);

const territories: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'PR', 'VI']);

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
  return [...fipsCodes.keys()].filter((code) => !territories.has(code)).sort();
}

/** The codes of all that have an outline: the states, the district and the territories. */
export function codesWithSilhouette(): readonly string[] {
  return [...fipsCodes.keys()];
}

/** Whether a position belongs to the recognisable part of a state. */
export function isInFrame(code: string, place: Coordinates): boolean {
  return remote[code]?.(place) !== true;
}
