import type { LibraryFile, RegionsFile } from '../schema/written.ts';
import { readSourceFile } from '../source/read.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { parseYaml } from '../source/yaml.ts';
import type { Written } from './written.ts';

/** Reads the files of a project without holding them against their schema; undefined where one is no YAML. */
export function readSound({
  root,
  regionsFile,
  libraryFile,
}: {
  readonly root: string;
  readonly regionsFile: string;
  readonly libraryFile: string;
}): Written | undefined {
  const regions = readDocument(root, regionsFile);
  const library = readDocument(root, libraryFile);
  if (regions === undefined || library === undefined) return undefined;
  // The schema was held against both, or against others of their shape, when they were found to be sound.
  return {
    regions: { document: regions, value: regions.value as RegionsFile },
    library: { document: library, value: library.value as LibraryFile },
  };
}

function readDocument(root: string, path: string): YamlDocument | undefined {
  const [file] = readSourceFile(root, path);
  return file && parseYaml(file)[0];
}
