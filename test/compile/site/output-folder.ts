import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { hashContent } from '../../../cli/compile/values/hash.ts';
import type { OutputEntry } from '../../../cli/compile/site/output-file.ts';
import type { Published } from '../../../cli/compile/site/publication/publication.ts';
import { openPublication } from '../../../cli/compile/site/publication/publication.ts';

/** An output folder that does not exist yet. */
export interface OutputFolder {
  /** An empty folder that the output folder is to be in. */
  readonly parent: string;
  readonly out: string;
  /** Publishes texts by their paths, with a build record. */
  put(
    files: Readonly<Record<string, string>>,
    generations?: number,
    at?: string,
  ): Promise<Published>;
  /** The text of a published file. */
  read(path: string): string | undefined;
}

/** Publishes files as they are given, without a build record. */
export async function publish(
  out: string,
  files: readonly OutputEntry[],
  generations = 2,
  at = '2027-01-21T00:00:00Z',
): Promise<Published> {
  const publication = await openPublication(out, files.length, at);
  try {
    publication.emit(files);
    return await publication.finish(generations);
  } finally {
    await publication.close();
  }
}

export function outputFolder(): OutputFolder {
  const parent = mkdtempSync(join(tmpdir(), 'publish-'));
  onTestFinished(() => {
    rmSync(parent, { recursive: true, force: true });
  });
  const out = join(parent, 'out');
  return {
    parent,
    out,
    put: (files, generations, at) => {
      const entries = Object.entries(files).map(([path, contents]) => ({ path, contents }));
      const record = {
        tool: { name: 'career-site' },
        files: entries.map(({ path, contents }) => ({ path, hash: hashContent(contents) })),
      };
      const list = { path: 'manifest.json', contents: JSON.stringify(record) };
      return publish(out, [...entries, list], generations, at);
    },
    read: (path) =>
      existsSync(join(out, path)) ? readFileSync(join(out, path), 'utf8') : undefined,
  };
}
