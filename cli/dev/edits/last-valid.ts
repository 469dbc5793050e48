import { isDeepStrictEqual } from 'node:util';
import { checkProject } from '../../check-project.ts';
import type { Project } from '../../project.ts';
import type { ResolvedSite } from '../../resolve/resolved.ts';
import { readSourceFile } from '../../source/read.ts';

/** The project as its files are now, or as they last were without errors; undefined where they never were. */
export type LastValid = () => ResolvedSite | undefined;

/**
 * A page asks right after an edit, before the watcher has seen that. Each version of the files is checked once.
 *
 * @param shown What open pages show.
 */
export function openLastValid(project: Project, shown: LastValid): LastValid {
  let latest: { readonly texts: Texts; readonly resolved: ResolvedSite | undefined } | undefined;
  return () => {
    const texts = readTexts(project);
    const known = shown();
    if (known !== undefined && isDeepStrictEqual(texts, textsOf(known))) return known;
    if (latest === undefined || !isDeepStrictEqual(texts, latest.texts))
      latest = { texts, resolved: checkProject(project)[0]?.resolved };
    return latest.resolved ?? known;
  };
}

/** The instant, and both files. */
type Texts = readonly (string | undefined)[];

function readTexts({ root, regionsFile, libraryFile, at }: Project): Texts {
  const files = [regionsFile, libraryFile].map((path) => readSourceFile(root, path)[0]?.text);
  return [at, ...files];
}

function textsOf({ written: { regions, library }, at }: ResolvedSite): Texts {
  return [at, ...[regions, library].map(({ document }) => document.file.text)];
}
