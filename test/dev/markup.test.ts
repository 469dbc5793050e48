import { expect, test } from 'vitest';
import { html } from '../../cli/dev/workbench.ts';

test('texts in markup are escaped, markup in markup and lists of it are not', () => {
  const items = ['<b>', 'c & "d"'].map((item) => html`<li>${item}</li>`);
  expect(
    html`<ol>
      ${items}
    </ol>`.markup.replace(/\s+(?=<)/g, ''),
  ).toBe('<ol><li>&lt;b&gt;</li><li>c &amp; &quot;d&quot;</li></ol>');
});
