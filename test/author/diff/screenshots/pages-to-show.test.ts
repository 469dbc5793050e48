import { expect, test } from 'vitest';
import { diffSides } from '../../../../cli/author/diff/diff.ts';
import { pagesToShow } from '../../../../cli/author/diff/screenshots/screenshots.ts';
import { showSite } from '../../../../cli/author/diff/shown-site.ts';
import type { Version } from '../sample.ts';
import { sampleSide, sampleProgram } from '../sample.ts';

const program = sampleProgram();

test('an edit of one region has a page beside an edit of all', () => {
  const pages = shown({
    changes: [
      ['price: 89', 'price: 95'],
      ['name: Nevada', 'name: Nevada\n    menuHeader: Work here'],
    ],
  });
  expect(pages.slice(0, 2)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/\/pricing\//),
      expect.stringMatching(/^\/nv\//),
    ]),
  );
});

test('a page is photographed once for all edits of it', () => {
  const pages = shown({
    changes: [
      ['price: 89', 'price: 95'],
      ['holder: Northfield Learning', 'holder: Southfield Learning'],
    ],
  });
  expect(new Set(pages).size).toBe(pages.length);
});

test('what changes for search engines alone is not photographed', () => {
  expect(shown({ changes: [['for the visitors of', 'for visitors of']] })).toEqual([]);
});

function shown(next: Version): readonly string[] {
  const sides = [sampleSide({}, program), sampleSide(next, program)] as const;
  const { sections } = diffSides(...sides);
  expect(sections.length).toBeGreaterThan(0);
  const [old, after] = [showSite(sides[0]), showSite(sides[1])];
  return pagesToShow(sections, old, after).map(({ url }) => url);
}
