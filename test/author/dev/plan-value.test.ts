import { expect, test } from 'vitest';
import { planValue } from '../../../cli/author/dev/edits/plan-value.ts';
import { documentOf } from '../../compile/source/sample.ts';

const before = `site:
  generic:
    timeZone: America/New_York
  plans:
    - id: premium
      price: 89 # a year
regions:
  nevada:
    name: Nevada
    # What stands on the sheet.
    headerTitle: 'Beyond: the Strip' # quoted
    sponsorMsg: >-
      Made available by a sponsor whose words are long enough to be folded, as people fold them in
      such files.
`;

const price = '/site/plans/0/price';
const title = '/regions/nevada/headerTitle';

interface Change {
  readonly value: string | number;
  readonly from?: string;
  readonly until?: string;
}

/** The file after changes, one after the other. */
function plan(text: string, pointer: string, ...changes: readonly Change[]): string {
  return changes.reduce(
    (file, change) => planValue(documentOf(file), 'regions', pointer, change).after.text,
    text,
  );
}

const raise = { value: 95, from: '2027-01-01' };
const raised = before.replace(
  'price: 89 # a year',
  `price: # a year
        - value: 89
          until: 2027-01-01
        - value: 95
          from: 2027-01-01`,
);

test('a price from a day on stands below the one of today, and every other byte stays', () => {
  expect(plan(before, price, raise)).toBe(raised);
});

test('a value for a time stands between the same one twice', () => {
  const summer = { value: 'A summer of workshops', from: '2027-05-01', until: '2027-09-01 17:00' };
  expect(plan(before, title, summer)).toBe(
    before.replace(
      "headerTitle: 'Beyond: the Strip' # quoted",
      `headerTitle: # quoted
      - value: 'Beyond: the Strip'
        until: 2027-05-01
      - value: A summer of workshops
        from: 2027-05-01
        until: 2027-09-01 17:00
      - value: 'Beyond: the Strip'
        from: 2027-09-01 17:00`,
    ),
  );
});

test('a folded text is folded in its entry', () => {
  const until = plan(before, '/regions/nevada/sponsorMsg', {
    value: 'Thanks.',
    from: '2027-05-01',
  });
  expect(until).toBe(
    before.replace(
      /sponsorMsg: >-\n(?: {6}.*\n)+/,
      `sponsorMsg:
      - value: >-
          Made available by a sponsor whose words are long enough to be folded, as people fold them
          in such files.
        until: 2027-05-01
      - value: Thanks.
        from: 2027-05-01
`,
    ),
  );
});

test('a further one changes the bounds of its neighbours alone', () => {
  const noted = raised.replace('value: 89', 'value: 89 # as agreed');
  expect(plan(noted, price, { value: 92, from: '2026-12-01', until: '2027-02-01' })).toBe(
    noted.replace(
      `until: 2027-01-01
        - value: 95
          from: 2027-01-01`,
      `until: 2026-12-01
        - value: 92
          from: 2026-12-01
          until: 2027-02-01
        - value: 95
          from: 2027-02-01`,
    ),
  );
});

test('what is taken out again leaves the file as it was', () => {
  expect(plan(before, price, raise, { value: 89, from: '2027-01-01' })).toBe(before);
  const thanks = { value: 'Thanks.', from: '2027-05-01' };
  const both = plan(before, title, thanks, { value: 'Beyond: the Strip', from: '2027-05-01' });
  expect(both).toBe(before);
});

test('what holds over all the time of another takes its place', () => {
  const later = { value: 99, from: '2026-12-15' };
  expect(plan(raised, price, later)).toBe(
    raised.replaceAll('2027-01-01', '2026-12-15').replace('value: 95', 'value: 99'),
  );
});

test('a dated value that stands alone, and one in brackets, get a list', () => {
  const alone = 'site:\n  name:\n    value: One\n    from: 2026-01-01\n';
  expect(plan(alone, '/site/name', { value: 'Two', from: '2027-01-01' })).toBe(
    'site:\n  name:\n    - value: One\n      from: 2026-01-01\n      until: 2027-01-01\n    - value: Two\n      from: 2027-01-01\n',
  );
  const flow = 'site: { name: One, logo: a }\n';
  expect(plan(flow, '/site/name', { value: 'Two', from: '2027-01-01' })).toBe(
    'site: { name: [{ value: One, until: 2027-01-01 }, { value: Two, from: 2027-01-01 }], logo: a }\n',
  );
});
