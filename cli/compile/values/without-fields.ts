export function withoutFields<T extends object, K extends keyof T & string>(
  value: T,
  fields: readonly K[],
): Omit<T, K> {
  const dropped = new Set<string>(fields);
  const kept = Object.entries(value).filter(([name]) => !dropped.has(name));
  return Object.fromEntries(kept) as Omit<T, K>;
}
