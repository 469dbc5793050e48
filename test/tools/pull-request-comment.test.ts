import { expect, test } from 'vitest';
import type { Report } from '../../tools/pull-request-comment.js';
import { composeComment, marker } from '../../tools/pull-request-comment.js';

/** GitHub takes 65,536 characters; people read fewer. */
const most = 59_999;

const report: Report = {
  changes: '**52 regions**: the headline',
  diagnostics: '### career-site: 1 warning\n\n| | Where | What |\n| --- | --- | --- |\n| warning |',
  links: [
    { words: 'Open the preview', address: 'https://commit-1.pages.example' },
    { words: 'Download it', address: 'https://github.example/1', note: 'unpack it' },
  ],
  commit: '0123456789abcdef',
};

test('it begins with its marker, then come the links, the changes, the diagnostics and the commit', () => {
  expect(composeComment(report)).toMatchInlineSnapshot(`
    "<!-- career-site: what changes -->
    ## What changes for visitors

    [Open the preview](https://commit-1.pages.example) · [Download it](https://github.example/1) (unpack it)

    **52 regions**: the headline

    <details><summary>career-site: 1 warning</summary>

    | | Where | What |
    | --- | --- | --- |
    | warning |

    </details>

    <sub>Of 0123456789abcdef. Each push brings this comment up to date.</sub>
    "
  `);
});

test('without diagnostics it has no fold', () => {
  const sound = { ...report, diagnostics: '### career-site: nothing to report\n' };
  expect(composeComment(sound)).not.toContain('<details>');
});

test('it says why there is nothing to compare', () => {
  expect(composeComment({ ...report, changes: undefined })).toContain('nothing to compare yet');
});

test('what the build says can do nothing', () => {
  const comment = composeComment({
    ...report,
    changes: `@octocat ${marker} [a](https://b.example)`,
  });
  expect(comment).not.toContain('@octocat');
  expect(comment.lastIndexOf(marker)).toBe(0);
  expect(comment).not.toContain('https://b.example');
});

test.each([
  ['changes', { ...report, changes: 'a line of a report\n'.repeat(10_000) }],
  ['diagnostics', { ...report, diagnostics: `### Many\n\n${'| error |\n'.repeat(10_000)}` }],
  ['folds', { ...report, changes: `<details>\n${'line @you\n'.repeat(10_000)}</details>` }],
])('it has room for long %s as far as whole lines go', (_, long) => {
  const comment = composeComment(long);
  expect(comment.length).toBeLessThan(most);
  expect(comment).toContain('There is more');
  expect(comment.match(/<details>/g)?.length).toBe(comment.match(/<\/details>/g)?.length);
  expect(comment).toMatch(/Of 0123456789abcdef\..*\n$/);
});
