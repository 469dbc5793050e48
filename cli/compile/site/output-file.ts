/** A file of the output, by its path below the output or below a web root. */
export interface OutputEntry {
  readonly path: string;
  readonly contents: Uint8Array | string;
}

/** A file that a build was made from, or that it made. */
export interface HashedFile {
  readonly path: string;
  /** SHA-256 in hexadecimal. */
  readonly hash: string;
  readonly bytes: number;
}

/** Files are listed by path, whatever made them first. */
export function sortByPath<File extends { readonly path: string }>(
  files: readonly File[],
): readonly File[] {
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** The content of a file that was written, by its path below the output. */
export type ReadFile = (path: string) => Uint8Array;
