import { expect, test } from 'vitest';
import { diffSides } from '../../../cli/author/diff/diff.ts';
import { printMarkdown } from '../../../cli/author/diff/print/markdown.ts';
import type { Side } from '../../../cli/author/diff/open-versions.ts';
import { sampleProgram, sampleSide } from './sample.ts';

const program = sampleProgram();

const recording = (day: string, title: string) =>
  `\n    - { startsAt: ${day}, title: ${title}, description: About ${title}., videoUrl: 'https://videos.example/${day}' }`;

function withHistory(...recordings: readonly string[]) {
  return {
    changes: [['  webinarHistory: []', `  webinarHistory:${recordings.join('')}`]],
  } as const;
}

const earlier = [recording('2026-05-07', 'Job shadows'), recording('2026-03-12', 'First steps')];

const upcoming = `, webinar: { upcoming: { webinarSignupForm: form-1, title: Hosts, startsAt: 2027-04-06 15:30,
    durationMinutes: 45, webinarDetails: 'Hosts on {{webinarDate}}.' } }`;

function bulletsOf(next: readonly string[]): readonly string[] {
  const [old, changed] = [withHistory(...earlier), withHistory(...next)].map((side) =>
    sampleSide(side, program),
  );
  return bulletsBetween(old, changed);
}

function bulletsBetween(old: Side | undefined, next: Side | undefined): readonly string[] {
  return linesBetween(old, next).filter((line) => line.startsWith('- '));
}

function linesBetween(old: Side | undefined, next: Side | undefined): readonly string[] {
  if (old === undefined || next === undefined) return [];
  const report = { ...diffSides(old, next), old: 'a', new: 'b', changedProgram: [] };
  return printMarkdown(report).trimEnd().split('\n');
}

function newYorkWith(webinar: string, other = ''): Side {
  const newYork = `  new_york: { code: NY, name: New York, timeZone: America/New_York${webinar} }\n`;
  return sampleSide({ regions: newYork + other }, program);
}

test('one webinar more is three bullets: its pages, those that show another recording, and the ends of pages', () => {
  const bullets = bulletsOf([recording('2026-06-11', 'Hosts'), ...earlier]);
  expect(bullets).toEqual([
    expect.stringMatching(/^- new: 6 pages: .*\/webinar\/2026-06-11\/.*; named on \d+ pages/),
    expect.stringMatching(
      /^- another webinar or date: 9 pages: .*\/webinar\/latest\/1\/.*\/webinar\/2026-05-07\/ → \/webinar\/2026-06-11\//,
    ),
    expect.stringMatching(/About <del>Job shadows<\/del>/),
  ]);
});

test.each([
  ['announced', 'new', false],
  ['taken back', 'gone', true],
])('a webinar that is %s is one bullet, by what pages say of it', (_, action, isGone) => {
  const [plain, planned] = ['', upcoming].map((webinar) => newYorkWith(webinar));
  const bullets = isGone ? bulletsBetween(planned, plain) : bulletsBetween(plain, planned);
  const title = `${action}: a webinar. Hosts on Tuesday, April 6, 2027`;
  expect(bullets).toEqual([expect.stringContaining(title)]);
  expect(bullets[0]).toMatch(/1 region, .*\/ny\/webinar\/2027-04-06\/.*\d+ changes with it/);
});

test('a webinar that is announced is five lines of a comment', () => {
  const [plain, planned] = ['', upcoming].map((webinar) => newYorkWith(webinar));
  expect(linesBetween(plain, planned)).toHaveLength(5);
});

const film = `{ startsAt: 2027-04-06, title: Hosts, description: About hosts., videoUrl: 'https://video.careerexplorer.example/hosts.mp4' }`;

test.each([
  ['in its place', newYorkWith(`, webinarHistory: [${film}]`)],
  ['beside it', newYorkWith(`${upcoming}, webinarHistory: [${film}]`)],
])('a webinar that becomes a recording is five lines of a comment: written %s', (_, recorded) => {
  const lines = linesBetween(newYorkWith(upcoming), recorded);
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toMatch(/^- the webinar of April 6, 2027 is now a recording: Hosts<br>/);
});

test('a webinar that moves is five lines of a comment, with both hours and the address that is lost', () => {
  const [old, moved] = ['06', '13'].map((day) =>
    newYorkWith(upcoming.replace('04-06', `04-${day}`)),
  );
  const lines = linesBetween(old, moved);
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toMatch(
    /^- <b>a webinar moves to Tuesday, April 13, 2027.* from Tuesday, April 6, 2027.*: Hosts<\/b>/,
  );
  expect(lines.at(-1)).toContain('/ny/webinar/2027-04-06/ \\(404 now\\), /ny/webinar/2027-04-13/');
});

test('a recording of another webinar is told beside one that is announced', () => {
  const [other] = [film.replace('2027-04-06', '2026-04-06').replace('Hosts', 'Guests')];
  const bullets = bulletsBetween(
    newYorkWith(''),
    newYorkWith(`${upcoming}, webinarHistory: [${other}]`),
  );
  expect(bullets.filter((line) => line.includes('new: a webinar. '))).toHaveLength(1);
  expect(bullets.join('\n')).toContain('/ny/webinar/2026-04-06/');
});

test('what changes of a recording is told by the page that it keeps, also where others show it', () => {
  const [first = '', second = ''] = earlier;
  const bullets = bulletsOf([first.replace('About Job shadows', 'All of Job shadows'), second]);
  expect(bullets.filter((line) => line.includes('another webinar'))).toEqual([]);
  expect(bullets.join('\n')).toContain('/webinar/2026-05-07/');
});
