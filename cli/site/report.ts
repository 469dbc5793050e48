import type { AssembledSite } from './assemble.ts';
import type { HashedFile } from './output-file.ts';
import type { Published } from './publication/publication.ts';

/** How long a stage of the pipeline took. */
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
  /** Paths in the output of what no build wrote; it was kept unchanged. */
  readonly foreign: Published['foreign'];
  /** Paths of what no build wrote and had to make way for what was built. */
  readonly replaced: Published['replaced'];
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
    pages: site.urls.pages.length,
    files: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    milliseconds: Math.round(performance.now()),
    stages,
    ...published,
  };
}
