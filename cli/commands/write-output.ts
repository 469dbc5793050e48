import { OutputError } from '../diagnostics/command-errors.ts';
import { count } from '../diagnostics/print/amounts.ts';
import { PictureError } from '../compile/emit/picture-error.ts';
import type { Host } from '../compile/site/hosting/host.ts';
import { readsWebRoot } from '../compile/site/hosting/host.ts';
import { PastLimitError } from '../compile/site/hosting/past-limits.ts';
import {
  assertOutsideSources,
  assertSafeOutDir,
} from '../compile/site/publication/assert-safe-out-dir.ts';
import type { Published } from '../compile/site/publication/publication.ts';
import { restoreOutput, stagingFolder } from '../compile/site/publication/staging.ts';
import type { CommandContext } from './command-context.ts';
import { describeSystemError, pathOf } from './system-error.ts';

/**
 * Finds the last output whole, and makes sure that the next one can take its place, before anything
 * is made for it.
 *
 * @throws UsageError
 */
export async function prepareOutput(out: string, root: string): Promise<void> {
  await restoreOutput(out);
  assertOutsideSources(out, root);
  assertSafeOutDir(out);
}

/** What a command that wrote an output says of it. */
export interface WrittenOutput extends Published {
  readonly hosts: readonly Host[];
  /** What is more than a host may take. */
  readonly doubts: readonly string[];
}

/** Says what a person has to know of an output, or to do with it. */
export function logOutput(
  { hosts, doubts, foreign, replaced }: WrittenOutput,
  { stderr }: Pick<CommandContext, 'stderr'>,
): void {
  const [owner, ...others] = hosts.filter(readsWebRoot);
  for (const host of others) {
    stderr.write(
      `The web roots hold the files of ${String(owner)}. Before you upload one to ${host}, copy hosting/${host}/ over it.\n`,
    );
  }
  for (const doubt of doubts) stderr.write(`${doubt}\n`);
  // What a person put into the output is theirs, so what became of it is reported.
  for (const path of foreign) {
    stderr.write(`Kept as it is, though no build wrote it: ${path}\n`);
  }
  for (const path of replaced) {
    stderr.write(`Replaced by what was built, though no build wrote it: ${path}\n`);
  }
}

type Measured = Readonly<Record<'pages' | 'files' | 'bytes', number>>;

/** What is in an output, in words that stand in a sentence. */
export function describeSize({ pages, files, bytes }: Measured): string {
  return `${pages} pages in ${files} files, ${(bytes / 1e6).toFixed(1)} MB`;
}

/** Where an output is, and how much of it is new. */
export function describePlace({
  out,
  differing,
}: Pick<Published, 'differing'> & { readonly out: string }): string {
  const verb = differing === 1 ? 'differs' : 'differ';
  const change =
    differing === undefined ? '' : `${count(differing, 'file')} ${verb} from the last output.\n`;
  return `${change}Output: ${out}\n`;
}

/** Explains in plain words why an output cannot be written; any other error is left as it is. */
export function outputProblem(error: unknown, out: string): unknown {
  const path = pathOf(error) ?? out;
  // Users know the output folder, not the staging folder; a build also writes elsewhere, such as to
  // `generated/`.
  const isOutput = path === out || path.startsWith(stagingFolder(out));
  const advice = 'Fix that, or name another folder with --out.';
  const wording = isOutput ? { path: out, attempt: 'written', advice } : {};
  const isOurs = error instanceof PictureError || error instanceof PastLimitError;
  const message = isOurs ? error.message : describeSystemError(error, wording);
  return message ? new OutputError(`${message} The last output is as it was.`) : error;
}
