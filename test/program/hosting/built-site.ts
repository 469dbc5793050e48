import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import type { BuildRecord } from '../../../cli/site/build-record.ts';
import { careerSite } from '../career-site.ts';

/** A real build with hosting files. */
export interface BuiltSite {
  /** The output; its parent is removed with it. */
  readonly folder: string;
  readonly record: BuildRecord;
  /** A file of the output by its path. */
  read(path: string): Buffer;
  text(path: string): string;
}

/** Builds the project once for a test file, with further options of `build`; removed after its last test. */
export function useBuild(...options: readonly string[]): () => Promise<BuiltSite> {
  let site: Promise<BuiltSite> | undefined;
  afterAll(async () => {
    const built = await site;
    if (built !== undefined) rmSync(dirname(built.folder), { recursive: true, force: true });
  });
  return () => (site ??= build(options));
}

async function build(options: readonly string[]): Promise<BuiltSite> {
  const folder = join(mkdtempSync(join(tmpdir(), 'career-site-')), 'dist');
  const run = await careerSite(['build', '--out', folder, ...options]);
  if (run.exitCode !== 0) throw new Error(run.stderr);
  const read = (path: string): Buffer => readFileSync(join(folder, path));
  const text = (path: string): string => read(path).toString('utf8');
  return { folder, record: JSON.parse(text('manifest.json')), read, text };
}
