import type { EditAnswer, EditProblem } from '../../page/inspector/edit-messages.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { isOpen } from '../../../diagnostics/diagnostic.ts';
import type { SourceFile } from '../../../diagnostics/span.ts';
import { formatLocation } from '../../../diagnostics/print/location.ts';
import { checkProject } from '../../../compile/check-project.ts';
import type { Project } from '../../../compile/project.ts';

/** What an edit makes of files, and what there is to say of it. */
export interface Prepared {
  readonly answer: EditAnswer;
  readonly changes?: readonly ChangedFile[];
}

interface ChangedFile {
  /** As the project calls it. */
  readonly path: string;
  readonly file: SourceFile;
  readonly after: string;
}

export function conflict(message: string, now: unknown = null): EditAnswer {
  return { outcome: 'conflict', message, now };
}

/** What an edit makes wrong, and what others left wrong, so that nothing is shown. */
export function findNew(edited: Project, project: Project) {
  const [, after] = checkProject(edited);
  const open = after.filter(isOpen);
  if (open.length === 0) return { found: [], held: undefined };
  const [, before] = checkProject(project);
  const known = new Set(before.map(diagnosticKey));
  const isKnown = (diagnostic: Diagnostic): boolean => known.has(diagnosticKey(diagnostic));
  const held = open.find((diagnostic) => diagnostic.severity === 'error' && isKnown(diagnostic));
  return { found: open.filter((diagnostic) => !isKnown(diagnostic)), held };
}

function diagnosticKey({ code, path = '', message }: Diagnostic): string {
  return [code, path, message].join(' ');
}

export function toEditProblem({
  span,
  message,
  suggestion,
  code,
  severity,
}: Diagnostic): EditProblem {
  return {
    place: formatLocation(span),
    message,
    ...(suggestion !== undefined && { suggestion }),
    code,
    isError: severity === 'error',
  };
}
