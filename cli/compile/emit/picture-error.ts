import { arch, platform } from 'node:os';
import { OutputError } from '../../diagnostics/command-errors.ts';
import { errorCode } from '../values/error-code.ts';

/** A picture could not be made; the message says why in plain words. */
export class PictureError extends OutputError {}

/**
 * Waits for a package that draws; throws a PictureError where it has no binary for the machine.
 * Where all of it is missing and not its binary alone, the error says so itself.
 *
 * @param subject Its name, and what it is needed for: the subject of a sentence.
 */
export async function withBinary<Package>(
  loading: Promise<Package>,
  subject: string,
): Promise<Package> {
  try {
    return await loading;
  } catch (error) {
    if (errorCode(error) === 'ERR_MODULE_NOT_FOUND') throw error;
    const machine = `${platform()} ${arch()}`;
    throw new PictureError(
      `${subject}, has no binary for this machine (${machine}). Run \`npm install\` again without --omit=optional, or build on another machine.`,
    );
  }
}
