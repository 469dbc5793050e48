/** A list in parts of at most that many items. */
export function inParts<T>(items: readonly T[], most: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / most);
  return Array.from({ length: count }, (_, index) => items.slice(index * most, (index + 1) * most));
}
