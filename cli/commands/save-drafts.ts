import { errorsOfDrafts } from '../compile/check-project.ts';
import type { Project } from '../compile/project.ts';
import type { Draft } from '../compile/source/save.ts';
import { saveSourceFiles } from '../compile/source/save.ts';
import { UsageError } from '../diagnostics/command-errors.ts';
import { formatLocation } from '../diagnostics/print/location.ts';

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
  const texts = drafts.map(({ next }) => next);
  const messages = new Map<string, string>();
  for (const { message, span } of errorsOfDrafts(project, texts))
    if (!messages.has(message)) messages.set(message, `${formatLocation(span)}: ${message}`);
  if (messages.size > 0)
    throw new UsageError([`Nothing was ${what}.`, ...messages.values()].join('\n'));
}

/** Writes files that have no errors: all, or none where one was changed or can't be written. */
export function writeDrafts({ root }: Project, drafts: readonly Draft[], what: string): void {
  const changed = saveSourceFiles(root, drafts);
  if (changed === undefined) return;
  throw new UsageError(`${changed.path} was changed meanwhile, so nothing was ${what}. Try again.`);
}
