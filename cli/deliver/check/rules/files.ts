import { extname } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { SourceFile, Span } from '../../../diagnostics/span.ts';
import { wholeFile } from '../../../diagnostics/span.ts';
import type { RuleRow } from '../../../compile/manifest/table.ts';
import { hashedFolder } from '../../../compile/manifest/table.ts';
import { filePathOf } from '../../../compile/site/page-files.ts';
import type { CheckedSite } from '../checked-site.ts';
import type { Finding } from '../finding.ts';
import { find } from '../finding.ts';

/** Finds missing files; those below `/assets/` are reported where a page refers to them. */
export function* findMissingFiles({ output }: CheckedSite): Generator<Finding> {
  const { record, recordText, webRoots, paths } = output;
  const { pages, files } = record.table;
  const sitemaps = webRoots.map((webRoot) => ({ edition: webRoot, url: '/sitemap.xml' }));
  const rows = [...sitemaps, ...files, ...pages];
  const listed = record.files.filter(({ path }) => !path.includes(hashedFolder));
  // By path, the name in the build record.
  const expected = new Map([
    ...rows.map(({ edition, url }) => [filePathOf(edition, url), url] as const),
    ...listed.map(({ path }) => [path, path] as const),
  ]);
  for (const [path, name] of expected)
    if (!paths.has(path)) yield find('missing-file', { path }, recordSpan(recordText, name));
}

const decompressors: Readonly<Record<string, typeof gunzipSync>> = {
  '.gz': gunzipSync,
  '.br': brotliDecompressSync,
};

/** Finds compressed files whose content is not that of the file that they stand for. */
export function* findStaleCompression({ output }: CheckedSite): Generator<Finding> {
  const { paths, readBytes } = output;
  for (const path of paths) {
    const decompress = decompressors[extname(path)];
    const original = path.slice(0, -extname(path).length);
    if (decompress === undefined || !paths.has(original)) continue;
    const isSame = decompressed(readBytes(path), decompress)?.equals(readBytes(original));
    if (isSame !== true) yield find('stale-compression', { path, original }, wholeFile(path));
  }
}

function decompressed(bytes: Uint8Array, decompress: typeof gunzipSync): Buffer | undefined {
  try {
    return decompress(bytes);
  } catch {
    return undefined;
  }
}

/** Where the build record first states one of several values; else its start. */
export function recordSpan(recordText: SourceFile, ...values: readonly (string | RuleRow)[]): Span {
  const texts = values.map((value) => JSON.stringify(value));
  const found = texts.find((text) => recordText.text.includes(text)) ?? '';
  const start = recordText.text.indexOf(found);
  return { file: recordText, start, end: start + found.length };
}
