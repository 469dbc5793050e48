/** When something takes place: an instant such as `2027-01-21T23:30Z`, and how long it takes. */
export interface Timed {
  readonly startsAt?: string | undefined;
  readonly durationMinutes?: number | undefined;
}

/** Whether something is still to come at an instant, in milliseconds since 1970, has begun, or is over. Without a start it is to come. */
export function phaseAt(
  { startsAt = '', durationMinutes = 60 }: Timed,
  now: number,
): 'ahead' | 'begun' | 'over' {
  const start = Date.parse(startsAt);
  if (now >= start + durationMinutes * 60_000) return 'over';
  return now >= start ? 'begun' : 'ahead';
}
