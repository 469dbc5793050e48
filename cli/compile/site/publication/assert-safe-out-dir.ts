import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { UsageError } from '../../../diagnostics/command-errors.ts';
import { isLink } from '../../source/read.ts';
import { isOwnOutput } from './earlier-output.ts';
import { errorCode } from '../../values/error-code.ts';

/** Nothing can be published in the folder that was named for the output. */
function unsafe(reason: string): UsageError {
  return new UsageError(`${reason} Name another folder with --out.`);
}

/** Throws a `UsageError` where an output would replace files of a person or another program. */
export function assertSafeOutDir(folder: string): void {
  const path = realPath(resolve(folder));
  const name = [...resolve(folder).split(sep), ...path.split(sep)].find((each) =>
    reserved.test(each),
  );
  if (name !== undefined) {
    throw unsafe(`No output can be in a folder ${name}, which belongs to another program.`);
  }
  const status = lstatSync(path, { throwIfNoEntry: false });
  if (status === undefined) return;
  if (!status.isDirectory()) throw unsafe(`${path} is a file.`);
  if (readdirSync(path).length > 0 && !isOwnOutput(path)) {
    throw unsafe(
      `${path} holds files that career-site did not write, and no manifest.json of a build. Empty it where nothing of it is needed.`,
    );
  }
}

/** Folders of other programs, in any case: some file systems ignore it. */
const reserved = /^(?:\.git|\.github|\.hg|\.svn|node_modules)$/i;

/** What a project, or this program where it is one, is made of. */
const sources = ['assets', 'generated', 'cli', 'runtime', 'templates', 'test', 'tools'] as const;

/** Throws a `UsageError` where an output would lie in a source folder of its project. */
export function assertOutsideSources(folder: string, root: string): void {
  const path = realPath(folder) + sep;
  const source = sources.find((name) => path.startsWith(realPath(join(root, name)) + sep));
  if (source === undefined) return;
  throw unsafe(
    `No output can be in the project's folder ${source}, which holds files that career-site did not write.`,
  );
}

/** Follows links as far as the path exists. Throws a `UsageError` at a file or a dangling link. */
function realPath(path: string): string {
  const above = dirname(path);
  if (above === path) return path;
  const folder = realPath(above);
  const here = join(folder, basename(path));
  try {
    return isLink(here) ? realpathSync(here) : here;
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOTDIR') throw unsafe(`${folder} is a file.`);
    if (code !== 'ENOENT') throw error;
    throw unsafe(`${here} is a link that leads nowhere.`);
  }
}
