import { expect, test } from 'vitest';
import { spanOf } from '../../../runtime/services/phase.ts';
import { announced, listUpcoming, planned } from '../../../runtime/services/schedule.ts';
import { dateWebinars } from '../../../cli/compile/resolve/webinars.ts';
import { instantOf, printInstant } from '../../../cli/compile/resolve/moment.ts';
import { nextChanges } from '../../../cli/compile/resolve/next-change.ts';
import type { ResolvedSite } from '../../../cli/compile/resolve/resolved.ts';
import type { UpcomingWebinar } from '../../../cli/compile/schema/written.ts';
import type { Dice } from '../source/dice.ts';
import { createDice } from '../source/dice.ts';
import { resolvedSite } from './sample.ts';

const zones = ['America/Los_Angeles', 'America/New_York', 'Pacific/Honolulu'];
const base = resolvedSite({});
const words = base.site.interface;
const first = Date.parse('2027-01-01T00:00Z');
const last = Date.parse('2028-01-02T00:00Z');

interface Schedule {
  readonly zone: string;
  readonly upcoming: UpcomingWebinar | readonly UpcomingWebinar[];
}

/**
 * Up to four webinars in any order, some of them on days on which the clocks are set, or just after
 * each other.
 */
function scheduleOf(dice: Dice): Schedule {
  const zone = dice.pick(zones);
  const days = ['2027-03-14', '2027-11-07', '2027-12-31', `2027-06-${String(10 + dice.below(20))}`];
  const webinar = (index: number): UpcomingWebinar => {
    const startsAt = `${dice.pick(days)} ${String(10 + dice.below(14))}:${dice.pick(['00', '30'])}`;
    const webinarDetails = `{{webinarDate}}: lesson ${String(index)}.`;
    const fields = {
      webinarSignupForm: 'form',
      webinarDetails,
      startsAt,
      slug: `lesson-${String(index)}`,
    };
    return dice.onceIn(2) ? fields : { ...fields, durationMinutes: 1 + dice.below(600) };
  };
  const list = Array.from({ length: 1 + dice.below(4) }, (_, index) => webinar(index));
  const [only] = list;
  return { zone, upcoming: only && list.length === 1 && dice.onceIn(2) ? only : list };
}

/** The site at an instant. */
function siteAt({ zone, upcoming }: Schedule, now: number): ResolvedSite {
  const typed = { webinar: { upcoming }, webinarHistory: [] };
  const { webinar } = dateWebinars(typed, words, now, () => zone);
  const { config } = base.generic;
  const span = base.written.regions.document.locate('/site', 'key');
  const generic = {
    ...base.generic,
    config: { ...config, webinar },
    provenanceOf: (pointer: string) => ({ span, pointer, via: [] }),
  };
  return { ...base, at: printInstant(now), generic, regions: [] };
}

/** All that pages are made from and that time may change. */
function contentOf({ at, generic: { config } }: ResolvedSite): string {
  return JSON.stringify([at.slice(0, 4), config.webinar, announced(config), planned(config)]);
}

/** Every second at which something could change, and those around it. */
function secondsToTry({ zone, upcoming }: Schedule, dice: Dice): readonly number[] {
  const edges = listUpcoming(upcoming).flatMap(({ startsAt = '', durationMinutes }) => {
    const { start, end } = spanOf({ startsAt: instantOf(startsAt, zone), durationMinutes });
    return [start, end, start - 3_600_000, start + 3_600_000];
  });
  const others = Array.from({ length: 5 }, () => first + dice.below(365 * 86_400) * 1000);
  const around = [...edges, ...others].flatMap((at) => [at - 1000, at, at + 1000]);
  return around.filter((at) => at > first && at < last).sort((a, b) => a - b);
}

test('300 random schedules change at each instant that is named, and at no other', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const dice = createDice(seed);
    const schedule = scheduleOf(dice);
    let [from, content] = [first, contentOf(siteAt(schedule, first))];
    const tried = secondsToTry(schedule, dice);
    while (from < last) {
      const [{ at }] = nextChanges(siteAt(schedule, from));
      const until = Date.parse(at);
      const between = [...tried.filter((second) => second > from && second < until), until - 1000];
      const missed = between.filter((second) => contentOf(siteAt(schedule, second)) !== content);
      expect(missed.map(printInstant), `schedule ${String(seed)}: missed`).toEqual([]);
      const next = contentOf(siteAt(schedule, until));
      expect(next, `schedule ${String(seed)}: nothing changes at ${at}`).not.toBe(content);
      [from, content] = [until, next];
    }
  }
});
