import { gzipSync } from 'node:zlib';
import type { BuiltOutput } from './built-output.ts';

/** How large files are when they are sent: compressed, where that makes them smaller. */
export interface Sizes {
  /** Bytes of a file of the output as it is sent, or a larger number that is below the limit. */
  sentWithin(limit: number, paths: readonly string[]): number;
}

export function createSizes(output: BuiltOutput): Sizes {
  const plain = remember((path) => output.readBytes(path).byteLength);
  const sent = remember((path) => {
    const bytes = output.readBytes(path);
    return Math.min(bytes.byteLength, gzipSync(bytes).byteLength);
  });
  return {
    // Most files keep to their limit as they are, and need not be compressed.
    sentWithin(limit, paths) {
      const bytes = sum(paths.map(plain));
      return bytes <= limit ? bytes : sum(paths.map(sent));
    },
  };
}

function remember(measure: (path: string) => number): (path: string) => number {
  const known = new Map<string, number>();
  return (path) => {
    const size = known.get(path) ?? measure(path);
    known.set(path, size);
    return size;
  };
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}
