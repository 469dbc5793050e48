import { timedChanges } from '../../compile/resolve/next-change.ts';
import type { Side } from './open-versions.ts';
import type { Moment } from './report.ts';

/** When timed values of either version begin or end, from its instant on and in order. */
export function laterMoments(...sides: readonly Side[]): readonly Moment[] {
  const moments = sides.flatMap(({ resolved }) =>
    timedChanges(resolved)
      .filter(({ at }) => at > resolved.at)
      .map(({ at, span }) => [at, span.file.text.slice(span.start, span.end)] as const),
  );
  return [...new Map(moments)]
    .map(([at, typed]) => ({ at, typed }))
    .toSorted((a, b) => a.at.localeCompare(b.at));
}
