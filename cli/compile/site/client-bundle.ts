import { basename, relative } from 'node:path';
import type { Metafile, OutputFile } from 'esbuild';
import type { ClientUrls } from '../../../runtime/contract.ts';
import type { styleSheets } from './bundle-options.ts';
import { clientFolder } from './bundle-options.ts';
import type { OutputEntry } from './output-file.ts';
import { sortByPath } from './output-file.ts';

/** What the browser loads besides the pages. */
export interface ClientBundle extends ClientUrls {
  readonly files: readonly OutputEntry[];
  /** Source maps of the scripts, outside of the web roots and never served. */
  readonly sourceMaps: readonly OutputEntry[];
  /** URLs of the style sheets that only previews need. */
  readonly previewStyles: readonly string[];
}

/** What the bundler made of both kinds of entries. */
export interface ClientOutputs {
  readonly outputFiles: readonly OutputFile[];
  readonly metafile: Metafile;
}

/** Names what the bundler made. */
export function toClientBundle({ outputFiles, metafile }: ClientOutputs): ClientBundle {
  const made = sortByPath(outputFiles.map(toEntry));
  const files = made.filter(({ path }) => !path.endsWith('.map'));
  const urls = files.map((file) => `/${file.path}`);
  const sheetsOf = (name: (typeof styleSheets)[number]): readonly string[] =>
    urls.filter((url) => url.startsWith(`/assets/${name}-`) && url.endsWith('.css'));
  const script = urls.find((url) => /\/client-[^/]*\.js$/.test(url)) ?? '';
  return {
    files,
    sourceMaps: made.filter(({ path }) => path.endsWith('.js.map')).map(toSourceMap),
    script,
    islandScripts: findIslandScripts(metafile, script),
    styles: sheetsOf('site'),
    toolStyles: sheetsOf('tools'),
    paperStyles: sheetsOf('paper'),
    previewStyles: sheetsOf('preview'),
    fonts: urls.filter((url) => url.endsWith('.woff2')),
  };
}

/** A file that the bundler made, by its path below the folder of the client. */
export function toEntry({ path, contents }: OutputFile): OutputEntry {
  return { path: relative(clientFolder, path).replaceAll('\\', '/'), contents };
}

/** Sources are named from the program's folder, wherever that and the packages are. */
function toSourceMap({ path, contents }: OutputEntry): OutputEntry {
  const map: { sources: readonly string[] } = JSON.parse(Buffer.from(contents).toString());
  const sources = map.sources.map((source) => source.replace(/^(?:\.\.\/)+/, ''));
  return { path: `maps/${basename(path)}`, contents: JSON.stringify({ ...map, sources }) };
}

/** What a page imports before its islands wake, and what each island imports to wake. */
function findIslandScripts({ outputs }: Metafile, script: string): ClientUrls['islandScripts'] {
  const urlsOf = (...sources: string[]): readonly string[] => {
    const isEntry = (path: string): boolean => sources.includes(outputs[path]?.entryPoint ?? '');
    const paths = new Set(Object.keys(outputs).filter(isEntry));
    for (const importer of paths)
      for (const { kind, path } of outputs[importer]?.imports ?? [])
        if (kind === 'import-statement') paths.add(path);
    return [...paths].map((path) => `/${relative('dist', path)}`).filter((url) => url !== script);
  };
  const islands = Object.values(outputs).flatMap(({ entryPoint = '' }) => {
    const [, name] = /^runtime\/islands\/([A-Z]\w*)\.tsx$/.exec(entryPoint) ?? [];
    return name === undefined
      ? []
      : [[name, urlsOf('runtime/islands/hydrate.tsx', entryPoint)] as const];
  });
  const wake = urlsOf('runtime/client.ts', 'runtime/islands/wake.ts');
  return { ...Object.fromEntries(islands), wake };
}
