/** Does the work when its result is first needed, and keeps it; work that throws is tried again. */
export function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | undefined;
  return () => (done ??= { result: work() }).result;
}

/** The same for each of many things; those with the same key are one. */
export function onceEach<T, Result>(
  work: (thing: T) => Result,
  keyOf: (thing: T) => unknown = (thing) => thing,
): (thing: T) => Result {
  const done = new Map<unknown, { readonly result: Result }>();
  return (thing) => {
    const key = keyOf(thing);
    const known = done.get(key) ?? { result: work(thing) };
    done.set(key, known);
    return known.result;
  };
}

/** The same for objects, whose results are kept no longer than they are. */
export function onceEachObject<Result>(work: (thing: object) => Result): (thing: object) => Result {
  const done = new WeakMap<object, { readonly result: Result }>();
  return (thing) => {
    const known = done.get(thing) ?? { result: work(thing) };
    done.set(thing, known);
    return known.result;
  };
}
