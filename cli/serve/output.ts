import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildRecord } from '../site/build-record.ts';
import { fileState } from '../source/read.ts';
import { readServedFile } from './files.ts';
import type { ServedSite } from './service.ts';

/** What a host must know of an output. */
export type HostRules = Pick<BuildRecord, 'table' | 'headers' | 'sources' | 'files'>;

/** A folder that `build` wrote, or has yet to write. */
export interface Output extends ServedSite {
  readonly folder: string;
  /** The rules of the build that stands there now. */
  rules(): HostRules;
}

/** There is no output in the folder, or one that another version of this program wrote. */
export class NoOutputError extends Error {}

/** Opens an output folder; a build that replaces it later is seen at once. */
export function openOutput(folder: string): Output {
  const path = join(folder, 'manifest.json');
  let known: { readonly state: string; readonly rules: HostRules } | undefined;
  const rules = (): HostRules => {
    const state = fileState(path);
    if (state === undefined) throw new NoOutputError(path);
    if (known?.state !== state) known = { state, rules: readRules(path) };
    return known.rules;
  };
  return {
    folder,
    rules,
    read: (webRoot, file) => readServedFile(join(folder, webRoot), file),
    publishedUrl: (asset) => publishedUrl(rules(), asset),
    isCompressed: true,
  };
}

function publishedUrl({ sources, files }: HostRules, asset: string): string | undefined {
  const hash = sources.find(({ path }) => path === asset)?.hash;
  const file = files.find((other) => other.hash === hash && other.path.startsWith('main/'));
  return file?.path.slice('main'.length);
}

function readRules(path: string): HostRules {
  const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!isHostRules(value)) throw new NoOutputError(path);
  return value;
}

function isHostRules(value: unknown): value is HostRules {
  return typeof value === 'object' && value !== null && 'table' in value && 'headers' in value;
}
