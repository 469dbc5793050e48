import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { OutputEntry } from '../bundle.ts';
import { contentTypeOf } from '../content-type.ts';
import { hashedFolder } from '../headers.ts';

/**
 * Of the pages a higher quality takes off nothing up to nine, and then a tenth at thirteen times the price; hashed files
 * are few, and loaded by every visitor.
 */
const brotliQuality = { pages: 5, hashed: 10 };
const gzipLevel = 9;

/** Below this many bytes an answer fits into one packet as it is. */
const smallest = 1000;

/** Text files compressed by gzip and by brotli, to lie beside them; what does not shrink is left out. */
export async function precompress(files: readonly OutputEntry[]): Promise<readonly OutputEntry[]> {
  const texts = files.filter(isWorthIt);
  const made = await Promise.all(texts.map(compressBoth));
  return made.flat();
}

function isWorthIt({ path, contents }: OutputEntry): boolean {
  const isText = /^text\/|xml|json|javascript/.test(contentTypeOf(path));
  return isText && contents.length >= smallest;
}

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);

async function compressBoth({ path, contents }: OutputEntry): Promise<readonly OutputEntry[]> {
  const bytes = Buffer.from(contents);
  const isHashed = path.includes(hashedFolder);
  const [zipped, packed] = await Promise.all([
    gzipAsync(bytes, { level: gzipLevel }),
    brotliAsync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isHashed ? brotliQuality.hashed : brotliQuality.pages,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  ]);
  const made = [
    { path: `${path}.gz`, contents: zipped },
    { path: `${path}.br`, contents: packed },
  ];
  return made.filter((entry) => entry.contents.length < bytes.length);
}
