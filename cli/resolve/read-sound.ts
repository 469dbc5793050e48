import type { LibraryFile, RegionsFile } from '../schema/written.ts';
import { readSourceFile } from '../source/read.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { parseYaml } from '../source/yaml.ts';
import type { Written } from './written.ts';

/** Reads files that were found to be sound before, and are the same since. */
export function readSound(
  root: string,
  files: { readonly regions: string; readonly library: string },
): Written {
  const regions = readDocument(root, files.regions);
  const library = readDocument(root, files.library);
  // The schema was held against both when they were found to be sound.
  return {
    regions: { document: regions, value: regions.value as RegionsFile },
    library: { document: library, value: library.value as LibraryFile },
  };
}

function readDocument(root: string, path: string): YamlDocument {
  const [file] = readSourceFile(root, path);
  const document = file && parseYaml(file)[0];
  if (document === undefined) throw new Error(`${path} is no longer what was found to be sound.`);
  return document;
}
