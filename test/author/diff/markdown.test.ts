import { expect, test } from 'vitest';
import { printMarkdown } from '../../../cli/author/diff/print/markdown.ts';
import type { Cause } from '../../../cli/author/diff/causes.ts';
import { createSections } from '../../../cli/author/diff/report.ts';
import type { Change } from '../../../cli/author/diff/change.ts';

const resource = { edition: 'main', url: '/nv/plan/', region: 'nv', page: 'plan' } as const;

test('the changed words are marked, and nothing of a text becomes markup', () => {
  expect(print([change({ before: 'See @us & *them*', after: 'Ask @us & *them*' })])).toContain(
    '- <del>See</del><ins><b>Ask</b></ins> &#64;us &amp; \\*them\\*<br><sub>text on /nv/plan/</sub>',
  );
});

test('more than a few texts with the same words are folded away', () => {
  const changes = Array.from({ length: 5 }, (_, index) =>
    change({ before: `900 careers for ${index}`, after: `950 careers for ${index}` }),
  );
  expect(print(changes)).toContain(
    '<details><summary>the same words change in 2 more texts</summary>',
  );
});

test('what is beyond the most important changes of an edit is folded away, counted by what it is', () => {
  const pictures = Array.from({ length: 20 }, (_, index) =>
    change({ kind: 'picture', before: `${index}.svg`, after: `${index}-new.svg` }),
  );
  const [first] = pictures;
  const report = print(pictures.map((each) => ({ ...each, causes: first?.causes ?? [] })));
  expect(report.match(/^- (?!picture:).*<sub>/gm)).toHaveLength(15);
  expect(report).toContain('<summary>5 more changes (picture: 5)</summary>');
  expect(report).toMatch(
    /^- picture:<br>15\.svg → 15-new\.svg<br><sub>text on \/nv\/plan\/<\/sub><br>16\.svg/m,
  );
});

test('what is too long for a comment is left out from the last edit on, and counted', () => {
  const texts = Array.from({ length: 400 }, (_, index) =>
    change({
      before: `Old ${'words '.repeat(20)}${index}`,
      after: `Now ${index} ${'else '.repeat(20)}`,
    }),
  );
  const gone = change({ kind: 'page', before: '/nv/plan/', after: undefined });
  const report = print([gone, ...texts], 20_000);
  expect(report.length).toBeLessThanOrEqual(20_000);
  expect(report).toContain('gone: /nv/plan/');
  expect(report).toMatch(
    /\*\*Left out, for the length of this comment: \d+ changes by \d+ edits\*\*/,
  );
});

test('a comment is filled as far as it may be before anything is left out', () => {
  const gone = Array.from({ length: 400 }, (_, index) =>
    change({ kind: 'link', before: `/old/${index}/`, after: `/new/${index}/` }),
  );
  const report = print(gone, 20_000);
  expect(report).toContain('Left out');
  expect(report.length).toBeGreaterThan(19_000);
});

test('a comment has room for diagnostics and links, however much changes', () => {
  const changes = Array.from({ length: 3000 }, (_, index) =>
    change({ before: `Old ${index}`, after: `New one ${index}` }),
  );
  expect(print(changes).length).toBeLessThan(55_000);
});

let causes = 0;

/** A change with a cause of its own. */
function change(given: Partial<Change>): Change {
  causes += 1;
  const cause: Cause = {
    id: String(causes),
    action: 'changed',
    field: `defaults.texts.${causes}`,
    file: 'regions.yaml',
    line: causes,
    column: 1,
    version: 'new',
    kind: 'asset',
    events: [],
  };
  const texts = { before: undefined, after: undefined, isExample: false };
  return {
    kind: 'text',
    roles: ['text'],
    ...texts,
    resources: [resource],
    causes: [cause],
    ...given,
  };
}

function print(changes: readonly Change[], most?: number): string {
  const sections = createSections(sameCause(changes));
  const allPages = {
    resources: [resource],
    regions: new Map([['nv', { name: 'Nevada', prefix: '/nv' }]]),
  };
  const names = { old: 'main', new: 'the working tree' };
  const nothing = { unseen: [], changedProgram: [] };
  return printMarkdown({ sections, allPages, ...names, ...nothing }, most);
}

/** A few texts are changed by one edit, many by one each. */
function sameCause(changes: readonly Change[]): readonly Change[] {
  const [first] = changes;
  if (first === undefined || changes.length > 10) return changes;
  return changes.map((each) => ({ ...each, causes: first.causes }));
}
