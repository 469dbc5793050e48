import { errorsOfDrafts } from '../compile/check-project.ts';
import type { Project } from '../compile/project.ts';
import { saveSourceFiles } from '../compile/source/save.ts';
import { UsageError } from '../diagnostics/command-errors.ts';
import { formatLocation } from '../diagnostics/print/location.ts';
import type { SourceFile } from '../diagnostics/span.ts';

/** A file, and what it is to say. */
export interface Draft {
  /** As the project calls it. */
  readonly path: string;
  readonly file: SourceFile;
  readonly next: SourceFile;
}

/**
 * Writes all files, or none where one was changed, would have errors, or can't be written.
 *
 * @param what What was not done then, such as `renamed`.
 */
export function saveDrafts(project: Project, drafts: readonly Draft[], what: string): void {
  refuseErrors(project, drafts, what);
  writeDrafts(project, drafts, what);
}

/** Throws a usage error with the errors that a project would have. */
export function refuseErrors(project: Project, drafts: readonly Draft[], what: string): void {
  const texts = new Map(drafts.map(({ path, next }) => [path, next]));
  const messages = new Map<string, string>();
  for (const { message, span } of errorsOfDrafts(project, texts))
    if (!messages.has(message)) messages.set(message, `${formatLocation(span)}: ${message}`);
  if (messages.size > 0)
    throw new UsageError([`Nothing was ${what}.`, ...messages.values()].join('\n'));
}

/** Writes files that have no errors: all, or none where one was changed or can't be written. */
export function writeDrafts({ root }: Project, drafts: readonly Draft[], what: string): void {
  const savings = drafts.map(({ file, next }) => ({ file, text: next.text }));
  const changed = saveSourceFiles(root, savings);
  if (changed === undefined) return;
  throw new UsageError(`${changed.path} was changed meanwhile, so nothing was ${what}. Try again.`);
}
