import { expect, test } from 'vitest';
import { diffSides } from '../../../cli/author/diff/diff.ts';
import { printMarkdown } from '../../../cli/author/diff/print/markdown.ts';
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

function bulletsOf(next: readonly string[]): readonly string[] {
  const [old, changed] = [withHistory(...earlier), withHistory(...next)].map((side) =>
    sampleSide(side, program),
  );
  if (old === undefined || changed === undefined) return [];
  const report = { ...diffSides(old, changed), old: 'a', new: 'b', changedProgram: [] };
  return printMarkdown(report)
    .split('\n')
    .filter((line) => line.startsWith('- '));
}

test('one webinar more is three bullets: its pages, those that show another recording, and the ends of pages', () => {
  const bullets = bulletsOf([recording('2026-06-11', 'Hosts'), ...earlier]);
  expect(bullets).toEqual([
    expect.stringMatching(/^- new: 6 pages: .*\/webinar\/2026-06-11\/.*; named on \d+ pages/),
    expect.stringMatching(
      /^- another webinar: 9 pages: .*\/webinar\/latest\/1\/.*\/webinar\/2026-05-07\/ → \/webinar\/2026-06-11\//,
    ),
    expect.stringMatching(/About <del>Job shadows<\/del>/),
  ]);
});

test('what changes of a recording is told by the page that it keeps, also where others show it', () => {
  const [first = '', second = ''] = earlier;
  const bullets = bulletsOf([first.replace('About Job shadows', 'All of Job shadows'), second]);
  expect(bullets.filter((line) => line.includes('another webinar'))).toEqual([]);
  expect(bullets.join('\n')).toContain('/webinar/2026-05-07/');
});
