import { expect, test } from 'vitest';
import { diffSides } from '../../../cli/author/diff/diff.ts';
import { printHtml } from '../../../cli/author/diff/print/html.ts';
import type { Version } from './sample.ts';
import { sampleSide, sampleProgram } from './sample.ts';

const program = sampleProgram();

test('before and after stand side by side, each with its own words marked', () => {
  const page = html({ changes: [['price: 89', 'price: 95']] });
  expect(page).toContain('<h2 id="edit-1">site.plans.1.price changed</h2>');
  expect(page).toContain('<span class="label">Before</span> <del>$89</del>');
  expect(page).toContain('<span class="label">After</span> <ins>$95</ins>');
});

test('a text is shown as it is written, and never becomes markup', () => {
  const page = html({
    changes: [
      [
        'unit: free\n      summary: What it offers.',
        'unit: free\n      summary: Costs < 5 & "more".',
      ],
    ],
  });
  expect(page).toContain('Costs &lt; 5 &amp; &quot;more&quot;.');
});

test('pictures stand below the texts, named by page and edition', () => {
  const resource = { edition: 'main', url: '/nv/', region: 'nevada', page: 'landing' } as const;
  const part = { before: 'data:image/webp;base64,AA', after: 'data:,' };
  const page = html({}, [{ resource, parts: [part] }]);
  expect(page).toContain('<h3>Nevada, /nv/</h3>');
  expect(page).toContain('<img src="data:image/webp;base64,AA" alt="Nevada, /nv/, before">');
});

function html(next: Version, screenshots: Parameters<typeof printHtml>[1] = []): string {
  const report = diffSides(sampleSide({}, program), sampleSide(next, program));
  const names = { old: 'main', new: 'the working tree', changedProgram: [] };
  return printHtml({ ...report, ...names }, screenshots);
}
