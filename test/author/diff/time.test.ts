import { expect, test } from 'vitest';
import type { Version } from './sample.ts';
import { lineOf, reported, sampleProgram } from './sample.ts';

const program = sampleProgram();

const recording = (day: string, title: string) =>
  `      - { startsAt: ${day}, title: ${title}, description: About ${title}.,
          videoUrl: 'https://videos.example/${day}' }\n`;

const nevadaAt = (at: string, ...recordings: readonly string[]): Version => ({
  regions: `  nevada:\n    code: NV\n    name: Nevada\n    webinarHistory:\n${recordings.join('')}`,
  at,
});

const known = recording('2026-03-12', 'First steps');
const before = nevadaAt('2026-12-20T12:00:00Z', known);
const after = nevadaAt('2027-01-20T12:00:00Z', recording('2026-05-07', 'Hosts'), known);

test('what begins between two instants is told by its line alone, and the year by time', () => {
  const changes = reported(before, after, program);
  const ofBoth = changes.filter((line) => /because .*webinarHistory.*, time/.test(line));
  expect(ofBoth).toEqual([]);
  const ofLine = changes.filter((line) =>
    line.includes(`nevada.webinarHistory.0:${lineOf(after, 'startsAt: 2026-05-07')}`),
  );
  expect(ofLine.join('\n')).toContain('page: (none) -> /nv/webinar/2026-05-07/');
  expect(changes.filter((line) => line.startsWith('text: 2026 -> 2027,'))).toEqual([
    expect.stringMatching(/because time$/),
  ]);
});
