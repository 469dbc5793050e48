import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { createSourceFile } from '../../diagnostics/span.ts';
import { hashedFolder } from '../../site/headers.ts';
import type { BuiltOutput } from '../built-output.ts';
import { filePathOf } from '../built-output.ts';
import type { CheckedSite } from '../checked-site.ts';

/**
 * Every file that the build record lists is in the output, and every page of the URL table has one. What is missing below
 * `/assets/` is reported where it is referred to.
 */
export function* findMissingFiles({ output }: CheckedSite): Generator<Diagnostic> {
  for (const [path, named] of listExpected(output)) {
    if (output.paths.has(path)) continue;
    const { recordText: file } = output;
    const text = JSON.stringify(named);
    const start = Math.max(0, file.text.indexOf(text));
    const end = start === 0 ? 0 : start + text.length;
    yield createDiagnostic('missing-file', { path }, { file, start, end });
  }
}

/** Paths of files, and how the build record names each. */
function listExpected({ record, webRoots }: BuiltOutput): ReadonlyMap<string, string> {
  const { pages, files } = record.table;
  const sitemaps = webRoots.map((webRoot) => ({ edition: webRoot, url: '/sitemap.xml' }));
  const listed = record.files.filter(({ path }) => !path.includes(hashedFolder));
  return new Map([
    ...[...sitemaps, ...files, ...pages].map(({ edition: webRoot, url }): [string, string] => [
      filePathOf(webRoot, url),
      url,
    ]),
    ...listed.map(({ path }): [string, string] => [path, path]),
  ]);
}

const decompressors: readonly (readonly [
  ending: string,
  decompress: (bytes: Uint8Array) => Buffer,
])[] = [
  ['.gz', gunzipSync],
  ['.br', brotliDecompressSync],
];

/** A compressed file has the content of the file next to it, since hosts send one in place of the other. */
export function* findStaleCompression({ output }: CheckedSite): Generator<Diagnostic> {
  for (const path of output.paths) {
    const [ending, decompress] = decompressors.find(([each]) => path.endsWith(each)) ?? [];
    if (ending === undefined || decompress === undefined) continue;
    const original = path.slice(0, -ending.length);
    if (!output.paths.has(original) || isCopy(path, original, decompress, output)) continue;
    const span = { file: createSourceFile(path, ''), start: 0, end: 0 };
    yield createDiagnostic('stale-compression', { path, original }, span);
  }
}

function isCopy(
  path: string,
  original: string,
  decompress: (bytes: Uint8Array) => Buffer,
  { readBytes }: BuiltOutput,
): boolean {
  try {
    return decompress(readBytes(path)).equals(readBytes(original));
  } catch {
    return false;
  }
}
