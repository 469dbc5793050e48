/** Items of one key together; the groups in the order of their first members. */
export function groupBy<T, K>(
  items: readonly T[],
  keyOfItem: (item: T) => K,
): ReadonlyMap<K, readonly [T, ...T[]]> {
  const groups = new Map<K, [T, ...T[]]>();
  for (const item of items) {
    const key = keyOfItem(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}

/** Each item whose key another one has before it, with the first of those. */
export function repeats<T>(
  items: readonly T[],
  keyOfItem: (item: T) => string,
): readonly (readonly [item: T, first: T])[] {
  return [...groupBy(items, keyOfItem).values()].flatMap(([first, ...others]) =>
    others.map((item) => [item, first] as const),
  );
}
