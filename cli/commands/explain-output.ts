import { PictureError } from '../emit/picture-error.ts';
import type { UnsafeReason } from '../site/publication/assert-safe-out-dir.ts';
import { UnsafeOutDirError } from '../site/publication/assert-safe-out-dir.ts';
import { stagingFolder } from '../site/publication/staging.ts';
import { describeSystemError, pathOf } from './system-error.ts';
import { OutputError, UsageError } from './usage.ts';

/** Explains in plain words why an output cannot be written; rethrows any other error unchanged. */
export function explainOutput(error: unknown, out: string): unknown {
  if (error instanceof UnsafeOutDirError) {
    return new UsageError(`${describeReason(error.reason)} Name another folder with --out.`);
  }
  if (error instanceof PictureError)
    return new OutputError(`${error.message} The last output is as it was.`);
  const message = describeSystemError(error, wordingFor(pathOf(error), out));
  return message === undefined
    ? error
    : new OutputError(`${message} The last output is as it was.`);
}

function describeReason(reason: UnsafeReason): string {
  switch (reason.kind) {
    case 'not-a-folder':
      return `${reason.path} is a file.`;
    case 'dangling-link':
      return `${reason.path} is a link that leads nowhere.`;
    case 'foreign':
      return `${reason.path} holds files that career-site did not write, and no manifest.json of a build. Empty it where nothing of it is needed.`;
    case 'source':
      return `No output can be in the project's folder ${reason.source}, which holds files that career-site did not write.`;
    case 'reserved':
      return `No output can be in a folder ${reason.name}, which belongs to another program.`;
  }
}

/** Users know the output folder, not the staging folder; a build also writes elsewhere, such as to `generated/`. */
function wordingFor(path: string | undefined, out: string) {
  if (path !== undefined && path !== out && !path.startsWith(stagingFolder(out))) return {};
  const advice = 'Fix that, or name another folder with --out.';
  return { path: out, attempt: 'written', advice };
}
