import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Cache } from '../cache/cache.ts';
import { contentTypeOf } from '../content-type.ts';
import { hashedFolder } from '../../manifest/table.ts';
import type { HashedFile, OutputEntry, ReadFile } from '../output-file.ts';

/**
 * From ten on, Brotli looks for the best way to write a file instead of a good one
 * (`ZOPFLIFICATION_QUALITY` in https://github.com/google/brotli/blob/master/c/enc/quality.h). On
 * one core 1,172 pages come to 3.25 MB in 0.4 seconds by five and in 1.8 by nine, to 2.91 MB in 7.1
 * seconds by ten, and to 2.84 MB in 17.2 by eleven. People wait for a first build, so pages stop at
 * ten. Hashed files are few and loaded by every visitor.
 */
const brotliQuality = { pages: 10, hashed: 11 };
const gzipLevel = 9;

/** Below this many bytes an answer fits into one packet uncompressed. */
const minBytes = 1000;

/**
 * Each file that is being compressed holds some hundred kilobytes, and Node has four threads to do
 * it.
 */
const concurrency = 4;

/**
 * Text files compressed by gzip and by brotli, to be stored next to them; what does not shrink is
 * left out.
 */
export async function precompress(
  files: readonly HashedFile[],
  read: ReadFile,
  cache: Cache,
): Promise<readonly OutputEntry[]> {
  const texts = files.filter(isCompressible);
  const made: (readonly OutputEntry[])[] = [];
  const queue = texts.entries();
  const compressNext = async (): Promise<void> => {
    for (const [index, file] of queue) made[index] = await compressBoth(file, read, cache);
  };
  await Promise.all(Array.from({ length: concurrency }, compressNext));
  cache.save();
  return made.flat();
}

function isCompressible({ path, bytes }: HashedFile): boolean {
  const isText = /^text\/|xml|json|javascript/.test(contentTypeOf(path));
  return isText && bytes >= minBytes;
}

async function compressBoth(
  { path, hash, bytes }: HashedFile,
  read: ReadFile,
  cache: Cache,
): Promise<readonly OutputEntry[]> {
  const quality = path.includes(hashedFolder) ? brotliQuality.hashed : brotliQuality.pages;
  const [zipped, packed] = await Promise.all([
    cache.remember(`gzip ${gzipLevel} ${hash}`, () => gzipAsync(read(path), { level: gzipLevel })),
    cache.remember(`brotli ${quality} ${hash}`, () => compressByBrotli(read(path), quality)),
  ]);
  const made = [
    { path: `${path}.gz`, contents: zipped },
    { path: `${path}.br`, contents: packed },
  ];
  return made.filter((entry) => entry.contents.length < bytes);
}

/** Of a compressed copy the path of what it is of; that of any other file itself. */
export function withoutCompression(path: string): string {
  return path.replace(/\.(?:br|gz)$/, '');
}

export function isCompressed({ path }: Pick<HashedFile, 'path'>): boolean {
  return withoutCompression(path) !== path;
}

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

function compressByBrotli(bytes: Uint8Array, quality: number): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotliAsync(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
