import type { AssembledSite } from './assemble.ts';
import type { HashedFile } from './output-file.ts';
import type { Published } from './publication/publication.ts';

/** How long a stage of the straight line took. */
export interface StageTime {
  readonly stage: string;
  readonly milliseconds: number;
}

/** What a build made. */
export interface BuildReport {
  /** Absolute path of the output. */
  readonly out: string;
  readonly pages: number;
  readonly files: number;
  /** Of all files together. */
  readonly bytes: number;
  /** From the start of the command. */
  readonly milliseconds: number;
  readonly stages: readonly StageTime[];
  /** Files in the output that no build wrote; they were kept. */
  readonly foreign: readonly string[];
}

/** What a report is made from. */
interface Finished {
  readonly out: string;
  readonly site: AssembledSite;
  readonly files: readonly HashedFile[];
  readonly published: Published;
  readonly stages: readonly StageTime[];
}

/** Sums up a finished build. */
export function createReport({ out, site, files, published, stages }: Finished): BuildReport {
  return {
    out,
    pages: site.table.pages.length,
    files: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    milliseconds: Math.round(performance.now()),
    stages,
    foreign: published.foreign,
  };
}
