/** An object's own property, never an inherited one such as `constructor`. */
export function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** An object with the properties of another whose names pass. */
export function pick<T>(
  record: Readonly<Record<string, T>>,
  isPicked: (name: string) => boolean,
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => isPicked(name)));
}
