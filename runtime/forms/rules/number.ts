/**
 * The least and the greatest number that a field takes, inclusive; infinite where there is none.
 */
export interface Limits {
  readonly least: number;
  readonly greatest: number;
}

/** Reads the limits that the CRM writes into one text, such as `1:500`; either may be missing. */
export function readLimits(data: string): Limits {
  const [, least = '', greatest = ''] = /^(-?\d*):(-?\d*)$/.exec(data) ?? [];
  return {
    least: least === '' ? -Infinity : Number(least),
    greatest: greatest === '' ? Infinity : Number(greatest),
  };
}

/** Says whether a text is a number as the CRM takes it. */
export function isNumber(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

export function isWithin({ least, greatest }: Limits, value: number): boolean {
  return value >= least && value <= greatest;
}
