/**
 * How many characters string methods and regular expressions read while a synchronous function
 * runs. It grows with the input as the duration does, and is the same on every machine.
 */
export function countCharacters(run: () => unknown): number {
  let count = 0;
  const restore = [
    ...['charAt', 'charCodeAt', 'startsWith'].map((name) =>
      watch(String.prototype, name, () => {
        count++;
      }),
    ),
    watch(String.prototype, 'slice', (_, part) => {
      count += String(part).length;
    }),
    watch(String.prototype, 'indexOf', (text, found, _, from) => {
      count += (found === -1 ? String(text).length : Number(found)) - Number(from ?? 0);
    }),
    watch(RegExp.prototype, 'exec', (pattern, match, text) => {
      count += Array.isArray(match) ? String(match[0]).length + 1 : countUnmatched(pattern, text);
    }),
  ];
  // The yaml package makes an error of each problem, and would read most characters for the long
  // stacks of tests.
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    run();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
    for (const undo of restore) undo();
  }
  return count;
}

/**
 * What a pattern read that did not match: the whole text, but for a sticky one, which looks at one
 * place.
 */
function countUnmatched(pattern: unknown, text: unknown): number {
  return pattern instanceof RegExp && pattern.sticky ? 1 : String(text).length;
}

/** Reports each call of a method; returns a function that restores the method. */
function watch(
  prototype: object,
  name: string,
  report: (self: unknown, result: unknown, ...parameters: readonly unknown[]) => void,
): () => void {
  const original: unknown = Reflect.get(prototype, name);
  if (typeof original !== 'function') throw new Error(`No method: ${name}`);
  Reflect.defineProperty(prototype, name, {
    configurable: true,
    writable: true,
    value(this: unknown, ...parameters: unknown[]): unknown {
      const result: unknown = Reflect.apply(original, this, parameters);
      report(this, result, ...parameters);
      return result;
    },
  });
  return () =>
    Reflect.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value: original,
    });
}
