import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBuildRecord } from '../check/output-folder.ts';
import { UsageError } from '../../diagnostics/command-errors.ts';
import type { BuildRecord } from '../../compile/site/build-record.ts';
import { fileState } from '../../compile/source/read.ts';
import { readServedFile } from './files.ts';
import type { ServedSite } from './service.ts';

/** Opens what `build` wrote, or has yet to; a later build is seen at once. */
export function openOutput(folder: string): ServedSite {
  const path = join(folder, 'manifest.json');
  let known: { readonly state: string; readonly record: BuildRecord } | undefined;
  const rules = (): BuildRecord => {
    const state = fileState(path);
    if (state !== undefined && known?.state === state) return known.record;
    const record = state === undefined ? undefined : parseBuildRecord(readFileSync(path, 'utf8'));
    // None, or one that another version of this program wrote.
    if (state === undefined || record === undefined)
      throw new UsageError(
        `There is no output of this version in ${folder}. Run \`career-site build\` first, or name its folder with --out.`,
      );
    known = { state, record };
    return record;
  };
  return {
    rules,
    read: (webRoot, file) => readServedFile(join(folder, webRoot), file),
    publishedUrl: (asset) => publishedUrl(rules(), asset),
    isCompressed: true,
  };
}

function publishedUrl({ sources, files }: BuildRecord, asset: string): string | undefined {
  const hash = sources.find(({ path }) => path === asset)?.hash;
  const file = files.find((other) => other.hash === hash && other.path.startsWith('main/'));
  return file?.path.slice('main'.length);
}
