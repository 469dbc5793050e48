import type { CommandContext } from './command-context.ts';
import { UsageError } from './usage.ts';

/** The last second of the year 9999, after which dates have another form. */
const lastSecond = 253_402_300_799;

/**
 * The day that a site is made on, as `YYYY-MM-DD` in UTC: of the second that `SOURCE_DATE_EPOCH` names
 * (https://reproducible-builds.org/specs/source-date-epoch/), else of now.
 */
export function readToday({ SOURCE_DATE_EPOCH: second }: CommandContext['env']): string {
  const instant = second === undefined ? new Date() : new Date(readSecond(second) * 1000);
  return instant.toISOString().slice(0, 10);
}

function readSecond(typed: string): number {
  if (/^\d{1,12}$/.test(typed) && Number(typed) <= lastSecond) return Number(typed);
  throw new UsageError(
    `SOURCE_DATE_EPOCH is "${typed}". Set it to a whole number of seconds since 1970, as \`git log -1 --format=%ct\` prints it, or leave it unset.`,
  );
}
