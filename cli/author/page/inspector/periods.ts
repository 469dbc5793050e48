import type { Period } from './edit-messages.ts';

/** What holds when, once something else holds in a period: what it overlaps gives way. */
export function withPeriod<Held extends Period>(
  all: readonly Held[],
  next: Held,
  isSame: (a: Held, b: Held) => boolean,
): readonly Held[] {
  const [start, end] = [startOf(next), endOf(next)];
  const cut = all.flatMap((each) => {
    if (endOf(each) <= start || startOf(each) >= end) return [each];
    return [
      ...(startOf(each) < start ? [{ ...each, until: next.from }] : []),
      ...(endOf(each) > end ? [{ ...each, from: next.until }] : []),
    ];
  });
  const inOrder = [...cut, next].toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
  return inOrder.reduce<readonly Held[]>((joined, each) => {
    const last = joined.at(-1);
    const isJoined = last !== undefined && isSame(last, each) && endOf(last) === startOf(each);
    return isJoined ? joined.with(-1, { ...last, until: each.until }) : [...joined, each];
  }, []);
}

/** Moments that sort as texts: a day begins at midnight. */
function startOf({ from }: Period): string {
  return from === undefined ? '' : withHour(from);
}

function endOf({ until }: Period): string {
  return until === undefined ? '~' : withHour(until);
}

function withHour(moment: string): string {
  return moment.includes(' ') ? moment : `${moment} 00:00`;
}
