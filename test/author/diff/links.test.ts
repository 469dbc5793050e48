import { expect, test } from 'vitest';
import { diffSides } from '../../../cli/author/diff/diff.ts';
import { printMarkdown } from '../../../cli/author/diff/print/markdown.ts';
import { sampleProgram, sampleSide } from './sample.ts';

const program = sampleProgram();

const arizona = `  arizona:
    code: AZ
    name: Arizona
    headerTitle: Under a wide sky
    headerTitleDescription: Energy and mining.
    features:
      - { cssClass: icon-star, title: Profiles of work outdoors }
      - { cssClass: icon-star, title: Colleges to compare }
`;

const southDakota = '  south_dakota: { code: SD, name: South Dakota';

/** The comment on a change of what South Dakota takes from Arizona. */
function commentOn(before: string, after: string): readonly string[] {
  const [old, next] = [before, after].map((link) =>
    sampleSide({ regions: `${arizona}${southDakota}${link} }\n` }, program),
  );
  if (old === undefined || next === undefined) return [];
  const names = { old: 'a', new: 'b', changedProgram: [] };
  return printMarkdown({ ...diffSides(old, next), ...names }).split('\n');
}

const left = commentOn(', reuse: arizona', '');

test('of a region that reuses another one no longer, that is said, and which fields are others', () => {
  expect(left.find((line) => line.startsWith('####'))).toMatch(
    /south\\_dakota\.reuse removed: South Dakota no longer shows Arizona’s content$/,
  );
  const said = left.find((line) => line.startsWith('Fields that differ: '));
  expect(said).toMatch(/: headerTitle, /);
  expect(said?.split(/[:,] /).slice(1).toSorted()).toEqual([
    'features',
    'headerTitle',
    'headerTitleDescription',
  ]);
});

test('each field has its most important change first, and the others with their places below it', () => {
  const [bullet = ''] = left.filter((line) => /^- .*<sub>features: /.test(line));
  expect(bullet).toMatch(/^- <ins><b>Over 900 careers to explore<\/b><\/ins><br><sub>features: /);
  expect(bullet).toMatch(
    /<summary>2 more changes of features<\/summary>.*work outdoors.*<sub>features: gone text on /,
  );
  expect(left.length).toBeLessThan(40);
});

test.each([
  ['', ', reuse: arizona', 'South Dakota shows Arizona’s content'],
  ['', ', fallthrough: arizona', 'South Dakota falls through to Arizona'],
  [', fallthrough: arizona', '', 'South Dakota no longer falls through to Arizona'],
])('"%s" that becomes "%s" is said in words', (before, after, words) => {
  expect(commentOn(before, after).find((line) => line.startsWith('####'))).toContain(`: ${words}`);
});
