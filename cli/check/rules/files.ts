import { extname } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { SourceFile, Span } from '../../diagnostics/span.ts';
import { wholeFile } from '../../diagnostics/span.ts';
import type { RuleRow } from '../../manifest/table.ts';
import { hashedFolder } from '../../site/headers.ts';
import type { OutputFolder } from '../output-folder.ts';
import { filePathOf } from '../../site/page-files.ts';
import type { CheckedSite } from '../checked-site.ts';
import type { Finding } from '../finding.ts';
import { find } from '../finding.ts';

/**
 * Finds files of the build record and of the URL table that are not in the output. Those below `/assets/` are reported
 * by `findResourceProblems`, where a page refers to them.
 */
export function* findMissingFiles({ output }: CheckedSite): Generator<Finding> {
  for (const [path, name] of listExpected(output)) {
    if (output.paths.has(path)) continue;
    yield find('missing-file', { path }, recordSpan(output.recordText, name));
  }
}

/** Paths of the expected files, each with its name in the build record. */
function listExpected({ record, webRoots }: OutputFolder): ReadonlyMap<string, string> {
  const { pages, files } = record.table;
  const sitemaps = webRoots.map((edition) => ({ edition, url: '/sitemap.xml' }));
  const listed = record.files.filter(({ path }) => !path.includes(hashedFolder));
  return new Map([
    ...[...sitemaps, ...files, ...pages].map(
      ({ edition, url }) => [filePathOf(edition, url), url] as const,
    ),
    ...listed.map(({ path }) => [path, path] as const),
  ]);
}

const decompressors: Readonly<Record<string, typeof gunzipSync>> = {
  '.gz': gunzipSync,
  '.br': brotliDecompressSync,
};

/** Finds compressed files whose content is not that of the file next to them, which hosts send them in place of. */
export function* findStaleCompression({ output }: CheckedSite): Generator<Finding> {
  for (const path of output.paths) {
    const decompress = decompressors[extname(path)];
    const original = path.slice(0, -extname(path).length);
    if (decompress === undefined || !output.paths.has(original)) continue;
    if (decompressesTo(path, original, decompress, output)) continue;
    yield find('stale-compression', { path, original }, wholeFile(path));
  }
}

function decompressesTo(
  path: string,
  original: string,
  decompress: typeof gunzipSync,
  { readBytes }: OutputFolder,
): boolean {
  try {
    return decompress(readBytes(path)).equals(readBytes(original));
  } catch {
    return false;
  }
}

/** Where the build record has the first of several values that is in it; its start where it has none of them. */
export function recordSpan(recordText: SourceFile, ...values: readonly (string | RuleRow)[]): Span {
  const texts = values.map((value) => JSON.stringify(value));
  const found = texts.find((text) => recordText.text.includes(text)) ?? '';
  const start = recordText.text.indexOf(found);
  return { file: recordText, start, end: start + found.length };
}
