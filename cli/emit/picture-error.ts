import { arch, platform } from 'node:os';

/** A picture could not be made; the message says why in plain words. */
export class PictureError extends Error {}

/** @param library Its name, and what it is needed for: the subject of a sentence. */
export function missingBinary(library: string): PictureError {
  const machine = `${platform()} ${arch()}`;
  return new PictureError(
    `${library}, has no binary for this machine (${machine}). Run \`npm install\` again without --omit=optional, or build on another machine.`,
  );
}
