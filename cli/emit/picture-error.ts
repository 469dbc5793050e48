import { arch, platform } from 'node:os';
import { OutputError } from '../diagnostics/command-errors.ts';

/** A picture could not be made; the message says why in plain words. */
export class PictureError extends OutputError {}

/**
 * Why a package that draws could not be loaded. Where all of it is missing and not its binary alone, the error says so itself.
 *
 * @param subject Its name, and what it is needed for: the subject of a sentence.
 */
export function missingBinary(error: unknown, subject: string): unknown {
  if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
    return error;
  const machine = `${platform()} ${arch()}`;
  return new PictureError(
    `${subject}, has no binary for this machine (${machine}). Run \`npm install\` again without --omit=optional, or build on another machine.`,
  );
}
