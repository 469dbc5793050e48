/** Does the work when its result is first needed, and keeps the result. Work that throws is tried again. */
export function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | undefined;
  return () => (done ??= { result: work() }).result;
}
