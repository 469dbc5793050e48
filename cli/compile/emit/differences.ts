import type { Differences } from '../../../runtime/contract.ts';

/** What of a value differs from a base; undefined where nothing does. */
export function differencesOf<Value>(base: Value, value: Value): Differences<Value> | undefined;
export function differencesOf(base: unknown, value: unknown): unknown {
  if (base === value) return undefined;
  if (!isRecord(base) || !isRecord(value)) {
    return JSON.stringify(base) === JSON.stringify(value) ? undefined : value;
  }
  const names = new Set([...Object.keys(value), ...Object.keys(base)]);
  const different: Record<string, unknown> = {};
  for (const name of names) {
    const difference = differencesOf(base[name], value[name]);
    const isLacking = value[name] === undefined && base[name] !== undefined;
    if (isLacking) different[name] = null;
    else if (difference !== undefined) different[name] = difference;
  }
  return Object.keys(different).length === 0 ? undefined : different;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
