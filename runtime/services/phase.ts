/** When something takes place: an instant such as `2027-01-21T23:30Z`, and how long it takes. */
export interface Timed {
  readonly startsAt?: string | undefined;
  readonly durationMinutes?: number | undefined;
}

/**
 * Whether something is still to come at an instant, in milliseconds since 1970, has begun, or is
 * over. Without a start it is to come.
 */
export function phaseAt(timed: Timed, now: number): 'ahead' | 'begun' | 'over' {
  const { start, end } = spanOf(timed);
  if (now >= end) return 'over';
  return now >= start ? 'begun' : 'ahead';
}

/** When something begins and is over, in milliseconds since 1970; no numbers without a start. */
export function spanOf({ startsAt = '', durationMinutes = 60 }: Timed) {
  const start = Date.parse(startsAt);
  return { start, end: start + durationMinutes * 60_000 };
}
