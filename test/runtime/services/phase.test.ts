import { expect, test } from 'vitest';
import { phaseAt } from '../../../runtime/services/phase.ts';

const webinar = { startsAt: '2027-01-21T23:30Z', durationMinutes: 45 };

test.each([
  ['2027-01-21T23:29:59.999Z', webinar, 'ahead'],
  ['2027-01-21T23:30:00Z', webinar, 'begun'],
  ['2027-01-22T00:14:59.999Z', webinar, 'begun'],
  ['2027-01-22T00:15:00Z', webinar, 'over'],
  ['2027-01-22T00:29:59Z', { startsAt: webinar.startsAt }, 'begun'],
  ['2027-01-22T00:30:00Z', { startsAt: webinar.startsAt }, 'over'],
  ['2099-01-01T00:00:00Z', {}, 'ahead'],
])('at %s what is %o is %s', (now, timed, phase) => {
  expect(phaseAt(timed, Date.parse(now))).toBe(phase);
});
