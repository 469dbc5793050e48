/** A state of the country that the site is made for. */
export interface State {
  readonly code: string;
  readonly name: string;
}

/** The states and the District of Columbia, which the map shows, and Puerto Rico (docs/product.md R1). */
export const states: readonly State[] = `
  AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware,
  DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas,
  KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi,
  MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York,
  NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico,
  RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia,
  WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming
`
  .trim()
  .split(/,\s+/)
  .map((state) => ({ code: state.slice(0, 2), name: state.slice(3) }));

/** The key that a region of this name has, unless it has another one on purpose. */
export function keyOfName(name: string): string {
  return name.toLowerCase().replaceAll(' ', '_');
}
