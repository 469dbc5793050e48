import { expect, test } from 'vitest';
import { reportedInRegions } from './written-file.ts';

const oneWebinar = (sortableDate: string) =>
  [
    'webinarHistory: []',
    `webinarHistory:
    - date: March 12, 2026
      sortableDate: ${sortableDate}
      title: Careers that build
      description: Three builders tell.
      videoUrl: https://video.example/`,
  ] as const;

test('a date without quotes is right where a date belongs', () => {
  expect(reportedInRegions(oneWebinar('2026-03-12'))).toEqual([]);
});

test.each([
  ['2026-3-12', '2026-03-12'],
  ['3/12/2026', '2026-03-12'],
  ['March 12, 2026', '2026-03-12'],
  ['Mar. 12, 2026', '2026-03-12'],
  ['12 March 2026', '2026-03-12'],
  ['2026-02-30', undefined],
  ['20260312', undefined],
])('%s is no date in its form', (date, right) => {
  const [reported, ...more] = reportedInRegions(oneWebinar(date));
  expect(more).toEqual([]);
  expect(reported).toMatchObject({ code: 'bad-date', marked: `sortableDate: «${date}»` });
  expect(reported?.suggestion).toBe(right);
});

test.each([
  ['hello@careerexplorer', undefined],
  ['hello at careerexplorer.example', undefined],
  ['mailto:hello@careerexplorer.example', 'hello@careerexplorer.example'],
  ['<hello@careerexplorer.example>', 'hello@careerexplorer.example'],
  ['Hello <hello@careerexplorer.example>', 'hello@careerexplorer.example'],
  ['a@b@careerexplorer.example', undefined],
  ['.hello@careerexplorer.example', undefined],
])('%s is no e-mail address', (email, right) => {
  const [reported, ...more] = reportedInRegions([
    'email: hello@careerexplorer.example',
    `email: ${email}`,
  ]);
  expect(more).toEqual([]);
  expect(reported).toMatchObject({ code: 'bad-email', marked: `email: «${email}»` });
  expect(reported?.suggestion).toBe(right);
});

test.each([
  ['"D3D3D3"', '"#D3D3D3"'],
  ['lightgrey', undefined],
  ['"#D3D3D"', undefined],
])('%s is no colour', (colour, right) => {
  const [reported, ...more] = reportedInRegions(["'#D3D3D3'", colour]);
  expect(more).toEqual([]);
  expect(reported).toMatchObject({ code: 'bad-colour', marked: `defaultFill: «${colour}»` });
  expect(reported?.suggestion).toBe(right);
});

test.each([
  ['code: OK', 'code: ok', 'bad-region-code', 'code: «ok»', 'OK'],
  ['code: OK', 'code: 12', 'bad-region-code', 'code: «12»', undefined],
  ['code: OK', 'code: OK\n    siteId: O K', 'bad-site-id', 'siteId: «O K»', 'o-k'],
  ['code: OK', 'code: OK\n    pathPrefix: OK', 'bad-path-prefix', 'pathPrefix: «OK»', '/ok'],
  ['code: OK', 'code: OK\n    aliases: [a/b]', 'bad-alias', 'aliases: [«a/b»]', 'a b'],
  ['  oklahoma:', '  Okla-Homa:', 'bad-region-key', '«Okla-Homa»:', 'okla_homa'],
  ['demo: demo-access', 'demo: demo access', 'bad-name', 'demo: «demo access»', 'demo-access'],
  ['icon-star', 'icons/Careers.svg', 'bad-name', 'icon: «icons/Careers.svg»', 'careers'],
  [
    'quotePreset: {}',
    'quotePreset: { "e mail": x }',
    'bad-name',
    'quotePreset: { «"e mail"»: x }',
    'e_mail',
  ],
])('instead of %j, %j is reported as %s', (from, to, code, marked, right) => {
  const [reported, ...more] = reportedInRegions([from, to]);
  expect(more).toEqual([]);
  expect(reported).toMatchObject({ code, marked });
  expect(reported?.suggestion).toBe(right);
});

const withPhone = (phone: string) =>
  [
    'email: hello@careerexplorer.example',
    `email: hello@careerexplorer.example\n    phone: ${phone}`,
  ] as const;

test.each(['1-800-555-0199', '+1 (800) 555.0199', '555 0100', '+44 20 7946 0958'])(
  '%s is a phone number',
  (phone) => {
    expect(reportedInRegions(withPhone(phone))).toEqual([]);
  },
);

test.each([
  '1-800-CAREERS',
  '555-01',
  '1-800-555-019',
  '1-800-555-01999',
  '800-555-019',
  '1-800-555-0199 ext. 12',
  'TBD',
  '12345678901234567',
])('%s is no phone number', (phone) => {
  expect(reportedInRegions(withPhone(JSON.stringify(phone)))).toMatchObject([
    { code: 'bad-phone' },
  ]);
});

test('a phone number without signs needs quotes', () => {
  expect(reportedInRegions(withPhone('18005550199'))).toMatchObject([
    { code: 'number-as-text', suggestion: '"18005550199"' },
  ]);
});

test.each(['a.mov', 'A.AVI', 'a.wmv', 'a.mkv', 'a.flv?start=3', 'a.pdf'])(
  '%s is no video that browsers play',
  (name) => {
    const url = 'https://video.careerexplorer.example/';
    expect(reportedInRegions([`url: ${url}testimonial.mp4`, `url: ${url}${name}`])).toMatchObject([
      { code: 'video-file' },
    ]);
  },
);

test.each([
  ['Central', 'America/Chicago'],
  ['EST', 'America/New_York'],
  ['Boise', 'America/Boise'],
  ['America/Los_Angelos', 'America/Los_Angeles'],
  ['Gulf of somewhere', undefined],
])('the time zone %s is told by the name of its place', (typed, right) => {
  const [found] = reportedInRegions(['name: Oklahoma', `name: Oklahoma\n    timeZone: ${typed}`]);
  expect(found?.code).toBe('bad-time-zone');
  expect(found?.suggestion).toBe(right);
});
