import type { EditAnswer, EditProblem } from '../../page/inspector/edit-messages.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { hasErrors, isOpen } from '../../../diagnostics/diagnostic.ts';
import { formatLocation } from '../../../diagnostics/print/location.ts';
import { checkAgain } from '../check-again.ts';
import type { Project } from '../../../compile/project.ts';
import type { Draft } from '../../../compile/source/save.ts';

/** What an edit makes of files, and what there is to say of it. */
export interface Prepared {
  readonly answer: EditAnswer;
  readonly drafts?: readonly Draft[];
}

export function conflict(message: string, now: unknown = null): EditAnswer {
  return { outcome: 'conflict', message, now };
}

/** Nothing can be written before something else is mended. */
export function heldBy(diagnostics: readonly Diagnostic[]): Prepared {
  const [held] = diagnostics.filter(({ severity }) => severity === 'error').map(toEditProblem);
  return { answer: { outcome: 'refused', problems: [], ...(held && { held }) } };
}

/** Finds what drafts make wrong: without errors they are written, if others left none. */
export function judge(project: Project, drafts: readonly Draft[]) {
  const [, after] = checkAgain({ ...project, drafts: drafts.map(({ next }) => next) });
  const open = after.filter(isOpen);
  const [, before] = open.length === 0 ? [undefined, []] : checkAgain(project);
  const known = new Set(before.map(diagnosticKey));
  const isKnown = (diagnostic: Diagnostic): boolean => known.has(diagnosticKey(diagnostic));
  const found = open.filter((diagnostic) => !isKnown(diagnostic));
  const problems = found.map(toEditProblem);
  if (hasErrors(found)) return { found, answer: { outcome: 'refused', problems } as const };
  const [held] = open.filter(({ severity }) => severity === 'error').map(toEditProblem);
  return { found, drafts, answer: { outcome: 'done', problems, ...(held && { held }) } as const };
}

function diagnosticKey({ code, path = '', message }: Diagnostic): string {
  return [code, path, message].join(' ');
}

function toEditProblem({ span, message, suggestion, code, severity }: Diagnostic): EditProblem {
  return {
    place: formatLocation(span),
    message,
    ...(suggestion !== undefined && { suggestion }),
    code,
    isError: severity === 'error',
  };
}
