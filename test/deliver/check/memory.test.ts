import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { checkOutput } from '../../../cli/deliver/check/check-output.ts';
import { openOutputFolder } from '../../../cli/deliver/check/output-folder.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const pageCount = 120;
const pageBytes = 200_000;

/** A page with a problem of its own, which names a place, and texts that pages are compared by. */
function pageAt(index: number): string {
  const next = `/page-${String(index + 1)}/`;
  return `<!doctype html><html lang="en"><head>
<title>The page of number ${String(index)}</title>
<meta name="description" content="What is on the page of number ${String(index)}">
<link rel="canonical" href="https://www.sample.example/page-${String(index)}/">
</head><body><main id="main-part-${String(index)}"><h1>Page ${String(index)}</h1>
<a href="${next}#no-such-part-${String(index)}">Next</a><p>${'word '.repeat(pageBytes / 5)}</p>
</main></body></html>`;
}

function writeOutput(): string {
  const folder = mkdtempSync(join(tmpdir(), 'checked-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const sample = JSON.parse(readFileSync('test/fixtures/output/manifest.json', 'utf8'));
  const pages = Array.from({ length: pageCount }, (_, index) => {
    const path = join(folder, `main/page-${String(index)}`);
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, 'index.html'), pageAt(index));
    return { ...sample.table.pages[1], url: `/page-${String(index)}/` };
  });
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({ ...sample, table: { ...sample.table, pages } }),
  );
  return folder;
}

test('no text of a page is kept once the page was checked', () => {
  const output = openOutputFolder(writeOutput());
  if (typeof output === 'string') throw new Error(output);
  const used: number[] = [];
  const found = checkOutput(output, '2026-04-15T00:00:00Z', (done) => {
    if (done !== 10 && done !== pageCount - 1) return;
    collectGarbage();
    used.push(process.memoryUsage().heapUsed);
  });
  const [before = 0, after = 0] = used;
  expect(after - before).toBeLessThan((pageCount / 4) * pageBytes);
  const broken = found.filter(({ code }) => code === 'broken-anchor');
  expect(broken).toHaveLength(pageCount - 1);
  expect(broken[0]?.span.file.text.slice(broken[0].span.start, broken[0].span.end)).toBe(
    '/page-1/#no-such-part-0',
  );
});
