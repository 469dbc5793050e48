import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isFixable } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/span.ts';
import { createSourceFile } from '../diagnostics/span.ts';
import { programStamp } from './program-folder.ts';
import type { SiteManifest } from './manifest/manifest.ts';
import { releasedFile } from './manifest/release-record.ts';
import type { Project } from './project.ts';
import { hasOwnFiles } from './project.ts';
import { nextDay } from './resolve/moment.ts';
import type { CacheOptions } from './site/cache/cache.ts';
import { replacePack } from './site/cache/cache.ts';
import { openPack, pack } from './site/cache/pack.ts';
import { hashContent } from './values/hash.ts';
import { assetFiles } from './source/assets.ts';
import { readSourceFile } from './source/read.ts';

/** The check of a project, of which the last one without errors is kept (docs/architecture.md A15). */
export interface KeptCheck {
  /** With the texts and the assets that this is about, whatever is written to them meanwhile. */
  readonly project: Project;
  /**
   * What a check of the very same input found; undefined where none is known, or nothing of values that hold at other times.
   */
  find(about?: 'its instant' | 'all times'): readonly Diagnostic[] | undefined;
  /** Keeps what a check of the project found, and whether other values hold at other times. */
  keep(
    manifest: Pick<SiteManifest, 'at' | 'validUntil'>,
    diagnostics: readonly Diagnostic[],
    isTimed?: boolean,
  ): void;
}

/** What is kept of a check. */
interface Verdict {
  /** The instants that it holds for, the last one excluded. */
  readonly from: string;
  readonly until: string;
  /** Whether other values hold at other times. */
  readonly isTimed: boolean;
  /** What `digestOf` makes of the assets that the check read, by path. */
  readonly assets: Readonly<Record<string, string>>;
  readonly diagnostics: readonly Diagnostic[];
}

/** Where it is kept, and for whom. */
export interface KeptCheckOptions extends Pick<CacheOptions, 'platform' | 'secret'> {
  readonly folder: string;
}

const packName = 'check';

/** The check of what a project holds now; without options nothing is kept. */
export function openKeptCheck(project: Project, options?: KeptCheckOptions): KeptCheck {
  const files = readFiles(project);
  if (!options || !files) return { project, find: () => undefined, keep: () => undefined };
  const { folder, secret, platform } = options;
  const { paths, read } = assetFiles(project.root);
  const name = hashContent(
    JSON.stringify([platform, programStamp(), hasOwnFiles(project), ...files, ...paths]),
  );
  const digests: Record<string, string> = {};
  const readOnce = (path: string): Buffer | undefined => {
    const contents = read(path);
    digests[path] = digestOf(contents);
    return contents;
  };
  return {
    project: { ...project, drafts: files, assets: { paths, read: readOnce } },
    find: (about) => {
      const verdict = readVerdict(name, options, files);
      if (verdict === undefined || (verdict.isTimed && about === 'all times')) return undefined;
      const { from, until, assets, diagnostics } = verdict;
      const isTime = from <= project.at && project.at < until;
      const isSame = Object.entries(assets).every(
        ([path, known]) => digestOf(read(path)) === known,
      );
      return isTime && isSame ? diagnostics : undefined;
    },
    keep: ({ at, validUntil }, diagnostics, isTimed = false) => {
      const until = [validUntil, nextDay(at)].sort()[0] ?? at;
      const kept = diagnostics.map((each) => {
        return { ...each, explanation: { ...each.explanation, fixable: isFixable(each) } };
      });
      const verdict = { from: at, until, isTimed, assets: digests, diagnostics: kept };
      const text = JSON.stringify(verdict, (key, value) => (key === 'file' ? value.path : value));
      replacePack(folder, packName, pack([[name, Buffer.from(text)]], secret));
    },
  };
}

/** The texts that a project is checked by, by what it calls them; undefined where one cannot be read. */
function readFiles(project: Project): ReadonlyMap<string, SourceFile> | undefined {
  const { root, regionsFile, libraryFile } = project;
  const files = new Map<string, SourceFile>();
  const released = hasOwnFiles(project) ? [releasedFile] : [];
  for (const path of [regionsFile, libraryFile, ...released]) {
    const [file, [problem]] = readSourceFile(root, path);
    if (file !== undefined) files.set(path, file);
    else if (path !== releasedFile || problem?.code !== 'file-not-found') return undefined;
  }
  return files;
}

function digestOf(contents: Buffer | undefined): string {
  return contents === undefined ? 'unreadable' : hashContent(contents);
}

/** The verdict of a name, of which places in the files are places in these. */
function readVerdict(
  name: string,
  { folder, secret }: KeptCheckOptions,
  files: ReadonlyMap<string, SourceFile>,
): Verdict | undefined {
  const kept = openPack(join(folder, packName), secret);
  const text = kept.read(name);
  kept.close();
  if (text === undefined) return undefined;
  const byPath = new Map(Array.from(files.values(), (file) => [file.path, file]));
  return JSON.parse(text.toString(), (key, value) => {
    if (key === 'file') return byPath.get(value) ?? createSourceFile(value, '');
    return key === 'fixable' ? () => value as unknown : (value as unknown);
  });
}
