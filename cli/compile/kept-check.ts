import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isFixable } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../diagnostics/span.ts';
import { createSourceFile } from '../diagnostics/span.ts';
import { programStamp } from './program-folder.ts';
import type { SiteManifest } from './manifest/manifest.ts';
import { releasedFile } from './manifest/release-record.ts';
import type { Project } from './project.ts';
import { hasOwnFiles, mayLack } from './project.ts';
import { nextDay } from './resolve/moment.ts';
import type { CacheOptions } from './site/cache/cache.ts';
import { replacePack } from './site/cache/cache.ts';
import { openPack, pack } from './site/cache/pack.ts';
import { hashContent } from './values/hash.ts';
import { assetFiles } from './source/assets.ts';
import { readSourceFile } from './source/read.ts';

/** The check of a project; the last one without errors is kept (docs/architecture.md A15). */
export interface KeptCheck {
  /** With the texts and the assets that this is about, whatever is written to them meanwhile. */
  readonly project: Project;
  /** What a check of the very same input found, at other times too; undefined if unknown. */
  find(about?: 'its instant' | 'all times'): readonly Diagnostic[] | undefined;
  /** Keeps what a check of the project found, and whether other values hold at other times. */
  keep(
    manifest: Pick<SiteManifest, 'at' | 'validUntil'>,
    diagnostics: readonly Diagnostic[],
    isTimed?: boolean,
  ): void;
  /** What was remembered with the check that was found last; undefined where nothing was. */
  recall(): Uint8Array | undefined;
  /** Keeps data with the check that was found or kept last; it is gone with that. */
  remember(data: Uint8Array): void;
}

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

const keepsNothing = {
  find: () => undefined,
  keep: () => undefined,
  recall: () => undefined,
  remember: () => undefined,
};

/** The check of what a project holds now; without options nothing is kept. */
export function openKeptCheck(project: Project, options?: KeptCheckOptions): KeptCheck {
  const files = readFiles(project);
  if (!options || !files) return { project, ...keepsNothing };
  const { platform } = options;
  const ownAssets = assetFiles(project.root);
  const { paths, read } = ownAssets;
  const name = hashContent(
    JSON.stringify([platform, programStamp(), hasOwnFiles(project), ...files, ...paths]),
  );
  const digests: Record<string, string> = {};
  const readOnce = (path: string): Buffer | undefined => {
    const contents = read(path);
    digests[path] = digestOf(contents);
    return contents;
  };
  const kept = openKept(name, options);
  return {
    // Each is read, so that all have digests.
    project: {
      ...project,
      drafts: files,
      assets: { ...ownAssets, read: readOnce, stateOf: () => undefined },
    },
    find: (about) => {
      const text = kept.read();
      const verdict = text && readVerdict(text, files);
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
      const explained = diagnostics.map((each) => {
        return { ...each, explanation: { ...each.explanation, fixable: isFixable(each) } };
      });
      const verdict = { until, isTimed, assets: digests, diagnostics: explained };
      const earlier = kept.read();
      const from = earlier ? readVerdict(earlier, files).from : at;
      const again = print({ from, ...verdict });
      // What is found again stays as it is, with what is remembered beside it.
      if (earlier && from <= at && Buffer.compare(earlier, again) === 0) return;
      kept.write(print({ from: at, ...verdict }));
    },
    recall: kept.recall,
    remember: kept.remember,
  };
}

/** All that are there; undefined where one cannot be read. */
function readFiles(project: Project): readonly SourceFile[] | undefined {
  const { root, regionsFile, libraryFile } = project;
  const files: SourceFile[] = [];
  const released = hasOwnFiles(project) ? [releasedFile] : [];
  for (const path of [regionsFile, libraryFile, ...released]) {
    const [file, [problem]] = readSourceFile(root, path);
    if (file !== undefined) files.push(file);
    else if (problem === undefined || !isAbsent(path, problem)) return undefined;
  }
  return files;
}

function isAbsent(path: string, problem: Diagnostic): boolean {
  return mayLack(path, problem) || (path === releasedFile && problem.code === 'file-not-found');
}

function digestOf(contents: Buffer | undefined): string {
  return contents === undefined ? 'unreadable' : hashContent(contents);
}

/** The text of a verdict, and what is remembered with it. */
function openKept(name: string, { folder, secret }: KeptCheckOptions) {
  const rememberedName = hashContent(`remembered ${name}`);
  let last: Uint8Array | undefined;
  return {
    read: () => {
      [last] = readAll([name]);
      return last;
    },
    write: (text: Uint8Array): void => {
      last = text;
      replace([[name, text]]);
    },
    /** Never of a verdict that another command kept meanwhile: its instant may differ. */
    recall: () => {
      const [text, remembered] = readAll([name, rememberedName]);
      return last && text && Buffer.compare(last, text) === 0 ? remembered : undefined;
    },
    remember: (data: Uint8Array): void => {
      if (last !== undefined)
        replace([
          [name, last],
          [rememberedName, data],
        ]);
    },
  };

  function readAll(names: readonly string[]): readonly (Uint8Array | undefined)[] {
    const opened = openPack(join(folder, packName), secret);
    const results = names.map((each) => opened.read(each));
    opened.close();
    return results;
  }

  function replace(entries: readonly (readonly [name: string, result: Uint8Array])[]): void {
    const results = entries.map(([each, result]) => [each, () => result] as const);
    replacePack(folder, packName, pack(results, secret));
  }
}

/** As JSON, a file as its path. */
function print(verdict: object): Buffer {
  const text = JSON.stringify(verdict, (key, value) => (key === 'file' ? value.path : value));
  return Buffer.from(text);
}

/** A verdict from its text; its places are places in these files. */
function readVerdict(text: Uint8Array, files: readonly SourceFile[]): Verdict {
  const byPath = new Map(files.map((file) => [file.path, file]));
  return JSON.parse(Buffer.from(text).toString(), (key, value) => {
    if (key === 'file') return byPath.get(value) ?? createSourceFile(value, '');
    return key === 'fixable' ? () => value as unknown : (value as unknown);
  });
}
