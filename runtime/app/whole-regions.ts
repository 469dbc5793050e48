import type { Differences, RegionConfig, StatedRegion } from '../contract.ts';

/**
 * Regions with all that they take from one another and from the edition without a state, in the
 * order that they are given.
 */
export function wholeRegions(
  generic: RegionConfig,
  stated: readonly StatedRegion[],
): readonly RegionConfig[] {
  const statedBy = new Map(stated.map((region) => [region.key, region]));
  const whole = new Map([[generic.key, generic]]);
  return stated.map(({ key }) => find(key));

  function find(key: string): RegionConfig {
    const known = whole.get(key);
    if (known !== undefined) return known;
    const region = statedBy.get(key);
    if (region === undefined) throw new Error(`No module states the region "${key}".`);
    const base: Omit<RegionConfig, 'key'> = find(region.from);
    const found = { ...merge(base, region.differences), key };
    whole.set(key, found);
    return found;
  }
}

/** A base with what differs from it. */
export function merge<Value>(base: Value, differences: Differences<NoInfer<Value>>): Value;
export function merge(base: unknown, differences: unknown): unknown {
  if (!isRecord(base) || !isRecord(differences)) return differences;
  const merged = { ...base };
  for (const [name, difference] of Object.entries(differences)) {
    merged[name] = difference === null ? undefined : merge(base[name], difference);
  }
  const present = Object.entries(merged).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
