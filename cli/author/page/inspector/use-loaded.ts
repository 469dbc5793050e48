import { useEffect, useState } from 'react';

/**
 * What was loaded; undefined until it was. While something else is loaded, what was stays; what
 * comes too late for that is dropped.
 *
 * @param load Loads anew whenever it is another function.
 * @param turn The same, for what the function does not depend on.
 */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value | undefined>,
  turn?: string | number,
): Value | undefined {
  const [loaded, setLoaded] = useState<Value>();
  useEffect(() => {
    const left = new AbortController();
    void load(left.signal).then((value) => {
      if (!left.signal.aborted) setLoaded(value);
    });
    return () => left.abort();
  }, [load, turn]);
  return loaded;
}
