import { describe, expect, test } from 'vitest';
import {
  announced,
  listUpcoming,
  planned as listPlanned,
} from '../../../runtime/services/schedule.ts';
import { fixText } from '../../../cli/author/edit/fix-text.ts';
import {
  reported,
  resolvedRegion,
  resolvedSite,
  resolveSample,
  traced,
  writtenOf,
} from './sample.ts';
import type { Sample } from './sample.ts';

const planned = (...lines: readonly string[]): Sample => ({
  regions: [
    '  nevada:',
    '    code: NV',
    '    name: Nevada',
    '    webinar:',
    '      upcoming:',
    '        webinarSignupForm: spring',
    ...lines.map((line) => `        ${line}`),
    '',
  ].join('\n'),
});

const spring = [
  'startsAt: 2027-01-21 15:30',
  'durationMinutes: 45',
  "webinarDetails: '{{webinarDate}}: careers in health. {{webinarMinutes}} minutes in {{regionName}}.'",
];

const recorded = (first: string) => ({
  changes: [
    [
      'webinarHistory: []',
      `webinarHistory:\n    - ${first}\n      title: Builders\n      description: About it.\n      videoUrl: https://video.example/a`,
    ] as const,
  ],
});

describe('a webinar to come', () => {
  test('says its day and its hour, and how long it takes, from data', () => {
    expect(resolvedRegion('nevada', planned(...spring)).config.webinar.upcoming).toEqual({
      webinarSignupForm: 'spring',
      startsAt: '2027-01-21T23:30Z',
      durationMinutes: 45,
      date: 'Thursday, January 21, 2027, 3:30 p.m. Pacific Time',
      sortableDate: '2027-01-21',
      slug: '2027-01-21',
      webinarDetails:
        'Thursday, January 21, 2027, 3:30 p.m. Pacific Time: careers in health. 45 minutes in Nevada.',
    });
  });

  test.each([
    ['before it begins', '2027-01-21T23:29:59Z', true, undefined],
    ['while it is held', '2027-01-22T00:14:59Z', true, 'begun'],
    ['once it is over', '2027-01-22T00:15:00Z', false, 'over'],
  ])('is announced %s: at %s %s', (_, at, isAnnounced, phase) => {
    const { config } = resolvedRegion('nevada', { ...planned(...spring), at });
    expect(announced(config) !== undefined).toBe(isAnnounced);
    expect(listPlanned(config)[0]?.phase).toBe(phase);
  });

  test('keeps its address once it is recorded', () => {
    const lines = spring.map((line) => `        ${line}\n`).join('');
    const history = `    webinarHistory:\n      - startsAt: 2027-01-21\n        title: Health\n        description: About it.\n        videoUrl: https://video.example/it.mp4\n`;
    const regions = `${planned().regions ?? ''}${lines}${history}`;
    const { config } = resolvedRegion('nevada', { regions, at: '2027-02-01T00:00:00Z' });
    expect(listPlanned(config)).toEqual([]);
    expect(config.webinarHistory[0]?.slug).toBe('2027-01-21');
  });

  const held = 'joinUrl: https://meet.example/7';

  test.each([
    ['before it begins', '2027-01-21T23:29:59Z', [held], undefined],
    ['while it is held', '2027-01-21T23:30:00Z', [held], 'https://meet.example/7'],
    ['once it is over', '2027-01-22T00:15:00Z', [held], undefined],
    [
      'at any time where anybody may know',
      '2027-01-01T00:00:00Z',
      [held, 'joinIsPublic: true'],
      'https://meet.example/7',
    ],
  ])('says where it is held %s', (_, at, lines, joinUrl) => {
    const { config } = resolvedRegion('nevada', { ...planned(...spring, ...lines), at });
    const [webinar] = listUpcoming(config.webinar.upcoming);
    expect(webinar?.joinUrl).toBe(joinUrl);
    expect(webinar).not.toHaveProperty('joinIsPublic');
  });

  test('prints its title by token', () => {
    const lines = ['startsAt: 2027-01-21 15:30', 'title: Careers in health'];
    const details = "webinarDetails: '{{webinarDate}}: {{webinarTitle}}.'";
    const { config } = resolvedRegion('nevada', planned(...lines, details));
    expect(announced(config)?.webinarDetails).toMatch(/Pacific Time: Careers in health\.$/);
  });

  test('is reported where its details do not print its date', () => {
    const sample = planned('startsAt: 2027-01-21 15:30', 'webinarDetails: Careers in health.');
    expect(reported('webinar-date-unread', sample)).toHaveLength(1);
  });

  test.each(['{{webinarDate}', '{webinarDate}}', '{{webinardate}}'])(
    'prints its date by a broken token such as %s, which is reported by itself',
    (token) => {
      const sample = planned('startsAt: 2027-01-21 15:30', `webinarDetails: 'On ${token}.'`);
      expect(reported('webinar-date-unread', sample)).toEqual([]);
    },
  );

  test('keeps the hour of the region that another one reuses', () => {
    const { regions = '' } = planned(...spring);
    const sample = {
      regions: `${regions}  new_york:\n    code: NY\n    name: New York\n    reuse: nevada\n`,
    };
    expect(resolvedRegion('new_york', sample).config.webinar.upcoming).toMatchObject({
      startsAt: '2027-01-21T23:30Z',
      date: 'Thursday, January 21, 2027, 3:30 p.m. Pacific Time',
    });
  });

  test('leads from its date to the line that says it', () => {
    const { provenanceOf } = resolvedRegion('nevada', planned(...spring));
    const found = provenanceOf('/webinar/upcoming/date');
    expect(traced(found)).toMatchObject({ typed: 'startsAt: «2027-01-21 15:30»' });
    expect(found?.derivedFrom).toBe('startsAt');
  });

  test('leads from the token in its details to its date', () => {
    const { findValue } = resolvedSite(planned(...spring));
    const found = findValue({ owner: 'nevada', pointer: '/webinar/upcoming/webinarDetails' });
    expect(found?.tokens.map(({ name, pointer, text }) => [name, pointer, text])).toEqual([
      [
        'webinarDate',
        '/webinar/upcoming/date',
        'Thursday, January 21, 2027, 3:30 p.m. Pacific Time',
      ],
      ['webinarMinutes', '/webinar/upcoming/durationMinutes', '45'],
      ['regionName', '/name', 'Nevada'],
    ]);
  });
});

test('a recorded webinar has the dates that follow from its day', () => {
  const [recording] = resolvedSite(recorded('startsAt: 2026-03-12')).generic.config.webinarHistory;
  expect(recording).toMatchObject({ date: 'March 12, 2026', sortableDate: '2026-03-12' });
});

test('a recorded webinar without a date is reported', () => {
  expect(reported('webinar-without-date', recorded('sortableDate: 2026-03-12'))).toHaveLength(1);
});

describe('the time zone', () => {
  const inState = (code: string, name: string, zone = ''): Sample => {
    const { regions = '' } = planned(...spring);
    return {
      regions: regions
        .replace('nevada', name.toLowerCase())
        .replace('NV', code)
        .replace('name: Nevada', `name: ${name}${zone}`),
    };
  };

  test('has to be said where a state has two', () => {
    const [found] = reported('time-zone-unsaid', inState('IN', 'Indiana'));
    expect(found?.message).toContain('`timeZone: America/New_York` or `America/Chicago`');
  });

  test('follows from the state, where the code of another one was typed', () => {
    const { regions = '' } = inState('IN', 'Nevada');
    expect(reported('time-zone-unsaid', { regions })).toEqual([]);
  });

  test('is the one that the region says', () => {
    const sample = inState('IN', 'Indiana', '\n    timeZone: America/New_York');
    expect(resolvedRegion('indiana', sample).config).toMatchObject({
      timeZone: 'America/New_York',
      webinar: { upcoming: { startsAt: '2027-01-21T20:30Z' } },
    });
  });

  test('needs a name that visitors read', () => {
    const sample = inState('IN', 'Indiana', '\n    timeZone: America/Chicago');
    expect(reported('time-zone-unnamed', sample)).toHaveLength(1);
  });

  test.each([
    ['America/Boise', 'Mountain Time'],
    ['America/Detroit', 'Eastern Time'],
    ['America/Indiana/Indianapolis', 'Eastern Time'],
    ['Pacific/Honolulu', 'Hawaii-Aleutian Standard Time'],
  ])('of %s is suggested what its hours are called: %s', (zone, hours) => {
    const [found] = reported(
      'time-zone-unnamed',
      inState('IN', 'Indiana', `\n    timeZone: ${zone}`),
    );
    expect(found?.message).toContain(`\`${zone}: ${hours}\``);
  });
});

describe('typed days become data by `--fix`, and visitors read the same', () => {
  const fixed = (sample: Sample): string => {
    const written = writtenOf(sample);
    const [, diagnostics] = resolveSample(sample, written);
    return fixText(
      written.regions.document.file,
      'regions',
      diagnostics.filter(({ code }) => code === 'webinar-date-typed'),
    ).text;
  };

  test.each([
    [
      'folded',
      '>-\n          Thursday, January 21, 2027, 3:30 p.m. Pacific\n          Time: health. 45 minutes.',
    ],
    ['in quotes', "'Thursday, January 21, 2027, 3:30 p.m. Pacific Time: health. 45 minutes.'"],
    ['plain', 'Thursday, January 21, 2027, 3:30 p.m. Pacific Time, health. 45 minutes.'],
    ['within a sentence', 'Join us on Thursday, January 21, 2027, 3:30 p.m. Pacific Time.'],
  ])('%s', (_, typed) => {
    const sample = planned(`webinarDetails: ${typed}`);
    const before = announced(resolvedRegion('nevada', sample).config);
    const [, regions = ''] = fixed(sample).split(/^regions:\n/m);
    const after = resolvedRegion('nevada', { regions }).config.webinar.upcoming;
    expect(after).toMatchObject({
      webinarDetails: before?.webinarDetails,
      startsAt: '2027-01-21T23:30Z',
    });
    expect(reported('webinar-date-typed', { regions })).toEqual([]);
  });

  test.each([
    ['of another weekday', 'Friday, January 21, 2027, 3:30 p.m. Pacific Time: health.'],
    ['in another form', 'January 21, 2027 at 3:30 pm Pacific time: health.'],
    ['of two days', 'January 21, 2027, 3:30 p.m., and January 28, 2027, 3:30 p.m.: health.'],
    ['of no day', 'Soon.'],
  ])('except those %s, which a person has to look at', (_, typed) => {
    const sample = planned('webinarDetails: >-', `  ${typed}`);
    expect(fixed(sample)).not.toContain('startsAt');
    expect(reported('webinar-date-typed', sample)).toHaveLength(1);
  });

  test.each([
    ["date: March 12, 2026\n      sortableDate: '2026-03-12'"],
    ["sortableDate: '2026-03-12'\n      date: March 12, 2026"],
  ])('both dates of a recorded one: %j', (dates) => {
    expect(fixed(recorded(dates))).toContain('    - startsAt: 2026-03-12\n      title: Builders\n');
  });

  test('except dates that are apart', () => {
    const sample = recorded(
      "date: March 12, 2026\n      captions: assets/a.vtt\n      sortableDate: '2026-03-12'",
    );
    expect(fixed({ ...sample, assets: ['assets/a.vtt'] })).toContain('date: March 12, 2026');
  });
});

test('details that print a date which nothing says are one problem', () => {
  const [, found] = resolveSample(planned("webinarDetails: '{{webinarDate}}: careers in health.'"));
  expect(found.map(({ code }) => code)).toEqual(['webinar-without-date']);
});

test('a recording whose day stands under another name is told the right one', () => {
  const [, found] = resolveSample(recorded('date: 2026-03-12'));
  expect(found).toMatchObject([
    { code: 'webinar-without-date', suggestion: 'startsAt: 2026-03-12' },
  ]);
});
