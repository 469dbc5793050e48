import { expect, test } from 'vitest';
import { printDiagnostics } from '../../../cli/diagnostics/print.ts';
import { sample, spanOf, times } from '../sample.ts';

function markdown(...diagnostics: Parameters<typeof printDiagnostics>[0]): string {
  return printDiagnostics(diagnostics, 'markdown');
}

test('each diagnostic is a row of a table', () => {
  const related = [{ message: 'the region', span: spanOf('nevada') }];
  expect(markdown(sample({ message: 'No such `field`.', suggestion: 'title', related })))
    .toMatchInlineSnapshot(`
      "### career-site: 1 error

      | | Where | What |
      | --- | --- | --- |
      | error | <code>regions.yaml:4:5</code> | No such <code>field</code>. <code>unknown-field</code><br><code>write: title</code><br><code>regions.yaml:3:3</code>: the region |
      "
    `);
});

test('an empty report is a heading alone', () => {
  expect(markdown()).toBe('### career-site: nothing to report\n');
});

test('a message makes no markup, no mention and no reference', () => {
  const text = markdown(sample({ message: '<img src=x> | **bold** @octocat #12 [a](b)' }));
  expect(text).toContain(
    String.raw`&lt;img src=x&gt; \| \*\*bold\*\* &#64;octocat &#35;12 \[a\]\(b\)`,
  );
});

test('a line end in a message does not end the row', () => {
  expect(markdown(sample({ message: 'one\ntwo' }))).toContain('one<br>two');
});

test('a comment is never longer than GitHub takes, and says how much is left out', () => {
  const text = markdown(...times(1000, 'error'));
  expect(text.length).toBeLessThan(65_536);
  expect(text).toMatch(/\nAnd \d+ more\.\n$/);
});
