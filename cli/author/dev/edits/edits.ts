import type {
  EditAnswer,
  EditProblem,
  FieldEdit,
  LastEdit,
} from '../../page/inspector/edit-messages.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { hasErrors, isOpen } from '../../../diagnostics/diagnostic.ts';
import { formatLocation } from '../../../diagnostics/print/location.ts';
import type { SourceFile } from '../../../diagnostics/span.ts';
import { createSourceFile } from '../../../diagnostics/span.ts';
import { checkProject, readYaml } from '../../../compile/check-project.ts';
import type { Project } from '../../../compile/project.ts';
import { fixText } from '../../edit/fix-text.ts';
import { typedPointer } from '../../../compile/resolve/timed/period.ts';
import { childPointer, valueAt } from '../../../compile/schema/pointer.ts';
import { fieldName } from '../../../compile/schema/describe.ts';
import { readSourceFile } from '../../../compile/source/read.ts';
import { saveSourceFile } from '../../../compile/source/save.ts';
import type { YamlDocument } from '../../../compile/source/yaml-document.ts';
import { parseYaml } from '../../../compile/source/yaml.ts';
import { fileKindOf, fieldPlaceOf } from '../inspect/field-name.ts';
import { hashText } from '../../../compile/values/hash.ts';
import type { TypedEdit } from './type-edit.ts';
import { typeEdit } from './type-edit.ts';

interface MadeEdit {
  readonly field: string;
  /** Of the project. */
  readonly path: string;
  readonly before: string;
  /** Version of the text that it left. */
  readonly left: string;
}

/** As many as anyone takes back one by one. */
const kept = 100;

/**
 * Edits that pages make of the two files. All are made at once, so that none comes between
 * another's reading and writing.
 *
 * @param onWritten Takes in what was written before a watcher has seen it: the page asks at once
 * what is true now.
 */
export function openEdits(project: Project, onWritten: (path: string) => void) {
  const made: MadeEdit[] = [];
  return {
    /** What saving would answer. */
    check: (edit: FieldEdit) => prepare(project, edit).answer,
    save(edit: FieldEdit): EditAnswer {
      const { answer, change } = prepare(project, edit);
      if (change === undefined || change.after === change.file.text) return answer;
      const { path, file, after } = change;
      if (!saveSourceFile(project.root, file, after)) return conflict(overtaken);
      const field = nameEdited(edit);
      made.push({ field, path, before: file.text, left: hashText(after) });
      if (made.length > kept) made.shift();
      onWritten(path);
      return answer;
    },
    /** Takes the last edit back, as long as its file is as that left it. */
    undo(): EditAnswer {
      const last = made.at(-1);
      if (last === undefined) return conflict('Nothing to undo.');
      const file = asItLeft(project, last);
      if (file === undefined || !saveSourceFile(project.root, file, last.before))
        return conflict(changedSince(last));
      made.pop();
      onWritten(last.path);
      return { outcome: 'done', problems: [] };
    },
    last: (): LastEdit => {
      const last = made.at(-1);
      if (last === undefined) return {};
      const isOpen = asItLeft(project, last) !== undefined;
      return { field: last.field, ...(!isOpen && { blocked: changedSince(last) }) };
    },
  };
}

/** The file of an edit; undefined where it was changed since. */
function asItLeft({ root }: Project, { path, left }: MadeEdit): SourceFile | undefined {
  const [file] = readSourceFile(root, path);
  return file !== undefined && hashText(file.text) === left ? file : undefined;
}

function conflict(message: string, now: unknown = null): EditAnswer {
  return { outcome: 'conflict', message, now };
}

const overtaken = 'The file was saved by another program at the same moment. Save again.';

function changedSince({ field, path }: MadeEdit): string {
  return `${path} was changed since, so that the edit of ${field} can't be undone from here.`;
}

/** The field that an edit changes; of an inherited one, where that is written. */
function nameEdited({ owner, field, action, seen }: FieldEdit): string {
  return action === 'write' ? fieldName(fileKindOf(owner), seen.pointer) : `${owner}.${field}`;
}

/** What an edit makes of a file, and what there is to say of it. */
interface Prepared {
  readonly answer: EditAnswer;
  readonly change?: { readonly path: string; readonly file: SourceFile; readonly after: string };
}

function prepare(project: Project, edit: FieldEdit): Prepared {
  const path = fileKindOf(edit.owner) === 'library' ? project.libraryFile : project.regionsFile;
  const [document, unreadable] = readYaml(project, path);
  if (document === undefined) {
    const [held] = unreadable.map(toEditProblem);
    return { answer: { outcome: 'refused', problems: [], ...(held && { held }) } };
  }
  const typed = isMoved(project, document, edit) ? moved : typeEdit(document, edit);
  if ('conflict' in typed) return { answer: conflict(typed.conflict, typed.now) };
  const { file } = document;
  const draft = typed.after;
  const { found, held } = findNew({ ...project, drafts: new Map([[path, draft]]) }, project);
  const problems = found.map(toEditProblem);
  if (!hasErrors(found)) {
    const answer = { problems, ...(held && { held: toEditProblem(held) }) };
    return { answer: { outcome: 'done', ...answer }, change: { path, file, after: draft.text } };
  }
  const mended = mendedValue(draft, edit, found);
  return { answer: { outcome: 'refused', problems, ...(mended !== undefined && { mended }) } };
}

/** The value after safe fixes of what is wrong with it; undefined where none changes it. */
function mendedValue(
  draft: SourceFile,
  edit: FieldEdit,
  problems: readonly Diagnostic[],
): string | undefined {
  if (!('value' in edit)) return undefined;
  const { owner, action, seen, value } = edit;
  const own = childPointer('/regions', owner) + fieldPlaceOf(edit).pointer;
  const found = problems.filter(({ span }) => span.file.path === draft.path);
  const { text, fixed } = fixText(draft, fileKindOf(owner), found);
  if (fixed.length === 0) return undefined;
  const [document] = parseYaml(createSourceFile(draft.path, text));
  const mended = document && valueAt(document.value, action === 'own' ? own : seen.pointer);
  return typeof mended === 'string' && mended !== value ? mended : undefined;
}

const moved: TypedEdit = { conflict: 'The page shows another value by now.', now: null };

/** Whether the field is written elsewhere by now, in a file that the page doesn't know. */
function isMoved(project: Project, { file }: YamlDocument, edit: FieldEdit): boolean {
  if (hashText(file.text) === edit.seen.version) return false;
  const [checked] = checkProject(project);
  if (checked === undefined) return false;
  const found = checked.resolved.findValue(fieldPlaceOf(edit));
  const written = checked.resolved.written[fileKindOf(edit.owner)];
  return (
    found === undefined || typedPointer(written?.timing, found.provenance) !== edit.seen.pointer
  );
}

/** What an edit makes wrong, and what others left wrong, so that nothing is shown. */
function findNew(edited: Project, project: Project) {
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

function toEditProblem({ span, message, suggestion, code, severity }: Diagnostic): EditProblem {
  return {
    place: formatLocation(span),
    message,
    ...(suggestion !== undefined && { suggestion }),
    code,
    isError: severity === 'error',
  };
}
