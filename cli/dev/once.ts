/** Does a piece of work when its result is first asked for, and never again. One that fails is tried again. */
export function once<T>(work: () => T): () => T {
  let done: { readonly result: T } | undefined;
  return () => (done ??= { result: work() }).result;
}
