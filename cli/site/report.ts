import type { AssembledSite } from './assemble.ts';
import type { OutputEntry } from './bundle.ts';
import { sizeOf } from './content-hash.ts';
import type { Publication } from './publication/publish.ts';

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
  readonly files: readonly OutputEntry[];
  readonly publication: Publication;
  readonly stages: readonly StageTime[];
}

/** Sums up a finished build. */
export function createReport({ out, site, files, publication, stages }: Finished): BuildReport {
  return {
    out,
    pages: site.table.pages.length,
    files: files.length,
    bytes: files.reduce((sum, { contents }) => sum + sizeOf(contents), 0),
    milliseconds: Math.round(performance.now()),
    stages,
    foreign: publication.foreign,
  };
}
