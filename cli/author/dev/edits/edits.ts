import type { EditAnswer, FieldEdit, LastEdit } from '../../page/inspector/edit-messages.ts';
import type { ReplaceEdit } from '../../page/find/messages.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { hasErrors } from '../../../diagnostics/diagnostic.ts';
import { count } from '../../../diagnostics/print/amounts.ts';
import type { SourceFile } from '../../../diagnostics/span.ts';
import { createSourceFile } from '../../../diagnostics/span.ts';
import { checkProject, readYaml } from '../../../compile/check-project.ts';
import type { Project } from '../../../compile/project.ts';
import { detachRegion } from '../../edit/detach.ts';
import { fixText } from '../../edit/fix-text.ts';
import { typedPointer } from '../../../compile/resolve/timed/period.ts';
import { childPointer, valueAt } from '../../../compile/schema/pointer.ts';
import { fieldName } from '../../../compile/schema/describe.ts';
import { readSourceFile } from '../../../compile/source/read.ts';
import { saveSourceFiles } from '../../../compile/source/save.ts';
import type { YamlDocument } from '../../../compile/source/yaml-document.ts';
import { parseYaml } from '../../../compile/source/yaml.ts';
import { fileKindOf, fieldPlaceOf } from '../inspect/field-name.ts';
import { hashText } from '../../../compile/values/hash.ts';
import type { Prepared } from './new-problems.ts';
import { conflict, findNew, toEditProblem } from './new-problems.ts';
import { prepareReplace } from './replace-texts.ts';
import type { TypedEdit } from './type-edit.ts';
import { typeEdit } from './type-edit.ts';

interface MadeEdit {
  /** The field, or what else was edited, such as `3 texts`. */
  readonly field: string;
  readonly files: readonly EditedFile[];
}

interface EditedFile {
  /** Of the project. */
  readonly path: string;
  readonly before: string;
  /** Version of the text that the edit left. */
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
  const undone: MadeEdit[] = [];
  /** Writes all of an edit, or nothing where a file is no longer as it was read. */
  const write = (field: string, { answer, changes = [] }: Prepared): EditAnswer => {
    const changed = changes.filter(({ file, after }) => after !== file.text);
    if (changed.length === 0) return answer;
    const savings = changed.map(({ file, after }) => ({ file, text: after }));
    if (saveSourceFiles(project.root, savings) !== undefined) return conflict(overtaken);
    const files = changed.map(({ path, file, after }) => {
      return { path, before: file.text, left: hashText(after) };
    });
    made.push({ field, files });
    if (made.length > kept) made.shift();
    undone.length = 0;
    for (const { path } of files) onWritten(path);
    return answer;
  };
  /** Takes the last of some edits back, which is an edit of its own. */
  const takeBack = (edits: MadeEdit[], others: MadeEdit[], verb: Verb): EditAnswer => {
    const last = edits.at(-1);
    if (last === undefined) return conflict(`Nothing to ${verb}.`);
    const savings = savingsBefore(project, last);
    if (savings === undefined || saveSourceFiles(project.root, savings) !== undefined)
      return conflict(changedSince(last, verb));
    edits.pop();
    const files = savings.map(({ path, file, text }) => {
      return { path, before: file.text, left: hashText(text) };
    });
    others.push({ field: last.field, files });
    for (const { path } of files) onWritten(path);
    return { outcome: 'done', problems: [] };
  };
  return {
    /** What saving would answer. */
    check: (edit: FieldEdit) => prepare(project, edit).answer,
    save: (edit: FieldEdit) => write(nameEdited(edit), prepare(project, edit)),
    replace: (edit: ReplaceEdit) =>
      write(count(edit.ids.length, 'text'), prepareReplace(project, edit)),
    undo: () => takeBack(made, undone, 'undo'),
    redo: () => takeBack(undone, made, 'redo'),
    last: (): LastEdit => {
      const [last, next] = [made.at(-1), undone.at(-1)];
      const isOpen = (edit: MadeEdit) => savingsBefore(project, edit) !== undefined;
      return {
        ...(last && { field: last.field }),
        ...(last && !isOpen(last) && { blocked: changedSince(last, 'undo') }),
        ...(next && isOpen(next) && { undone: next.field }),
      };
    },
  };
}

/** What the files of an edit said before it; undefined where one was changed since. */
function savingsBefore({ root }: Project, { files }: MadeEdit) {
  const savings = files.flatMap(({ path, before, left }) => {
    const [file] = readSourceFile(root, path);
    return file !== undefined && hashText(file.text) === left ? [{ path, file, text: before }] : [];
  });
  return savings.length === files.length ? savings : undefined;
}

const overtaken = 'The file was saved by another program at the same moment. Save again.';

type Verb = 'undo' | 'redo';

function changedSince({ field, files }: MadeEdit, verb: Verb): string {
  const paths = files.map(({ path }) => path).join(' or ');
  return `${paths} was changed since, so that the edit of ${field} can't be ${verb}ne from here.`;
}

/** The field that an edit changes; of an inherited one, where that is written. */
function nameEdited({ owner, field, action, seen }: FieldEdit): string {
  return action === 'write' ? fieldName(fileKindOf(owner), seen.pointer) : `${owner}.${field}`;
}

function prepare(project: Project, edit: FieldEdit): Prepared {
  const path = fileKindOf(edit.owner) === 'library' ? project.libraryFile : project.regionsFile;
  const [document, unreadable] = readYaml(project, path);
  if (document === undefined) {
    const [held] = unreadable.map(toEditProblem);
    return { answer: { outcome: 'refused', problems: [], ...(held && { held }) } };
  }
  const typed = typeIn(project, document, edit);
  if ('conflict' in typed) return { answer: conflict(typed.conflict, typed.now) };
  const { file } = document;
  const draft = typed.after;
  const { found, held } = findNew({ ...project, drafts: new Map([[path, draft]]) }, project);
  const problems = found.map(toEditProblem);
  if (!hasErrors(found)) {
    const answer = { problems, ...(held && { held: toEditProblem(held) }) };
    return { answer: { outcome: 'done', ...answer }, changes: [{ path, file, after: draft.text }] };
  }
  const mended = mendedValue(draft, edit, found);
  return { answer: { outcome: 'refused', problems, ...(mended !== undefined && { mended }) } };
}

function typeIn(project: Project, document: YamlDocument, edit: FieldEdit): TypedEdit {
  if (edit.action === 'detach') return detachIn(project, edit.owner);
  return isMoved(project, document, edit) ? moved : typeEdit(document, edit);
}

function detachIn(project: Project, owner: string): TypedEdit {
  const [checked] = checkProject(project);
  if (checked === undefined)
    return { conflict: 'Something else in the files has to be mended first.', now: null };
  const detached = detachRegion(project, checked.resolved, owner);
  return 'refusal' in detached ? { conflict: detached.refusal, now: null } : detached;
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
