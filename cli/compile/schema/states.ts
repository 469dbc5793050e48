import { onceEach } from '../values/once.ts';

/** A state, the District of Columbia or a territory. */
export interface State {
  readonly code: string;
  /** Its number in federal data (FIPS 5-2), by which atlases know it. */
  readonly fips: string;
  readonly name: string;
}

/** All that there are. */
export const allStates: readonly State[] = `
  AL 01 Alabama, AK 02 Alaska, AZ 04 Arizona, AR 05 Arkansas, CA 06 California, CO 08 Colorado,
  CT 09 Connecticut, DE 10 Delaware, DC 11 District of Columbia, FL 12 Florida, GA 13 Georgia,
  HI 15 Hawaii, ID 16 Idaho, IL 17 Illinois, IN 18 Indiana, IA 19 Iowa, KS 20 Kansas,
  KY 21 Kentucky, LA 22 Louisiana, ME 23 Maine, MD 24 Maryland, MA 25 Massachusetts,
  MI 26 Michigan, MN 27 Minnesota, MS 28 Mississippi, MO 29 Missouri, MT 30 Montana,
  NE 31 Nebraska, NV 32 Nevada, NH 33 New Hampshire, NJ 34 New Jersey, NM 35 New Mexico,
  NY 36 New York, NC 37 North Carolina, ND 38 North Dakota, OH 39 Ohio, OK 40 Oklahoma,
  OR 41 Oregon, PA 42 Pennsylvania, PR 72 Puerto Rico, RI 44 Rhode Island, SC 45 South Carolina,
  SD 46 South Dakota, TN 47 Tennessee, TX 48 Texas, UT 49 Utah, VT 50 Vermont, VA 51 Virginia,
  WA 53 Washington, WV 54 West Virginia, WI 55 Wisconsin, WY 56 Wyoming, AS 60 American Samoa,
  GU 66 Guam, MP 69 Northern Mariana Islands, VI 78 U.S. Virgin Islands
`
  .trim()
  .split(/,\s+/)
  .map((state) => ({ code: state.slice(0, 2), fips: state.slice(3, 5), name: state.slice(6) }));

const unserved: ReadonlySet<string> = new Set(['AS', 'GU', 'MP', 'VI']);

/** The states on the map, the District of Columbia and Puerto Rico (docs/product.md R1). */
export const states: readonly State[] = allStates.filter(({ code }) => !unserved.has(code));

/** The key that a region of this name has, unless it has another one on purpose. */
export function keyOfName(name: string): string {
  return name.toLowerCase().replaceAll(' ', '_');
}

const statesByKey = new Map(allStates.map((state) => [keyOfName(state.name), state]));

export function stateOfKey(key: string): State | undefined {
  return statesByKey.get(key);
}

/** By IANA name. A state in two zones has one for most people, and one for some counties. */
const timeZones = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC TN VA VT WV',
  'America/Chicago': 'AL AR FL IA IL IN KS KY LA MI MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID KS MT ND NE NM OR SD TX UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA ID NV OR WA',
  'America/Anchorage': 'AK',
  'America/Adak': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
  'Pacific/Pago_Pago': 'AS',
};

/** The time zones of a state, by its code; empty for other codes. */
export const timeZonesOf = onceEach((code: string): readonly string[] =>
  Object.entries(timeZones).flatMap(([zone, codes]) =>
    codes.split(' ').includes(code) ? [zone] : [],
  ),
);
