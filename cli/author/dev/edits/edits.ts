import type { EditAnswer, FieldEdit, LastEdit } from '../../page/inspector/edit-messages.ts';
import type { WebinarEdit } from '../../page/agenda/messages.ts';
import type { BlockEdit, PageEdit } from '../../page/blocks/messages.ts';
import type { ReplaceEdit } from '../../page/find/messages.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { count } from '../../../diagnostics/print/amounts.ts';
import type { SourceFile } from '../../../diagnostics/span.ts';
import { createSourceFile } from '../../../diagnostics/span.ts';
import { readYaml } from '../../../compile/check-project.ts';
import { checkAgain } from '../check-again.ts';
import type { Project } from '../../../compile/project.ts';
import { detachRegion } from '../../edit/detach.ts';
import { fixText } from '../../edit/fix-text.ts';
import { instantOf, printInstant } from '../../../compile/resolve/moment.ts';
import { typedPointer } from '../../../compile/resolve/timed/period.ts';
import { childPointer, valueAt } from '../../../compile/schema/pointer.ts';
import { readSourceFile } from '../../../compile/source/read.ts';
import type { Draft } from '../../../compile/source/save.ts';
import { saveSourceFiles } from '../../../compile/source/save.ts';
import type { YamlDocument } from '../../../compile/source/yaml-document.ts';
import { parseYaml } from '../../../compile/source/yaml.ts';
import { fileKindOf, fieldPlaceOf, placeIn } from '../../find/field-name.ts';
import type { Values } from '../../find/name-in-words.ts';
import { nameWithOwner } from '../../find/name-in-words.ts';
import { hashText } from '../../../compile/values/hash.ts';
import { prepareBlock } from './block-edits.ts';
import type { Prepared } from './new-problems.ts';
import { conflict, heldBy, judge } from './new-problems.ts';
import type { PlacedPage } from './new-page.ts';
import { preparePage } from './new-page.ts';
import { planEdit } from './plan-edit.ts';
import { prepareReplace } from './replace-texts.ts';
import type { TypedEdit } from './type-edit.ts';
import { typeEdit } from './type-edit.ts';
import { prepareWebinar } from './webinar-edits.ts';

interface MadeEdit {
  /** The field, or what else was edited, such as `3 texts`. */
  readonly field: string;
  readonly files: readonly EditedFile[];
}

interface EditedFile {
  readonly before: SourceFile;
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
 * @param shown What pages show, by which edits are named.
 */
export function openEdits(
  project: Project,
  onWritten: (path: string) => void,
  shown: () => Values | undefined,
) {
  const made: MadeEdit[] = [];
  const undone: MadeEdit[] = [];
  /** Writes all of an edit, or nothing where a file is no longer as it was read. */
  const write = (field: string, { answer, drafts = [] }: Prepared): EditAnswer => {
    const changed = drafts.filter(({ file, next }) => next.text !== file.text);
    if (changed.length === 0) return answer;
    if (saveSourceFiles(project.root, changed) !== undefined) return conflict(overtaken);
    made.push({ field, files: changed.map(toEdited) });
    if (made.length > kept) made.shift();
    undone.length = 0;
    for (const { file } of changed) onWritten(file.path);
    return answer;
  };
  /** Takes the last of some edits back, which is an edit of its own. */
  const takeBack = (edits: MadeEdit[], others: MadeEdit[], verb: Verb): EditAnswer => {
    const last = edits.at(-1);
    if (last === undefined) return conflict(`Nothing to ${verb}.`);
    const drafts = draftsBefore(project, last);
    if (drafts === undefined || saveSourceFiles(project.root, drafts) !== undefined)
      return conflict(changedSince(last, verb));
    edits.pop();
    others.push({ field: last.field, files: drafts.map(toEdited) });
    for (const { file } of drafts) onWritten(file.path);
    return { outcome: 'done', problems: [] };
  };
  return {
    /** What saving would answer. */
    check: (edit: FieldEdit) => prepare(project, edit).answer,
    save: (edit: FieldEdit) => write(nameEdited(edit, shown()), prepare(project, edit)),
    replace: (edit: ReplaceEdit) =>
      write(count(edit.ids.length, 'text'), prepareReplace(project, edit)),
    webinar: (edit: WebinarEdit) => write('the webinars', prepareWebinar(project, edit)),
    block: (edit: BlockEdit) => write(`the blocks of ${edit.page}`, prepareBlock(project, edit)),
    checkPage: (edit: PlacedPage) => preparePage(project, edit, true).answer,
    addPage: (edit: PlacedPage) => write(nameOfNew(edit), preparePage(project, edit)),
    undo: () => takeBack(made, undone, 'undo'),
    redo: () => takeBack(undone, made, 'redo'),
    last: (): LastEdit => {
      const [last, next] = [made.at(-1), undone.at(-1)];
      const isOpen = (edit: MadeEdit) => draftsBefore(project, edit) !== undefined;
      return {
        ...(last && { field: last.field }),
        ...(last && !isOpen(last) && { blocked: changedSince(last, 'undo') }),
        ...(next && isOpen(next) && { undone: next.field }),
      };
    },
  };
}

function toEdited({ file, next }: Draft): EditedFile {
  return { before: file, left: hashText(next.text) };
}

/** What the files of an edit said before it; undefined where one was changed since. */
function draftsBefore({ root }: Project, { files }: MadeEdit) {
  const drafts = files.flatMap(({ before, left }) => {
    const [file] = readSourceFile(root, before.path);
    return file !== undefined && hashText(file.text) === left ? [{ file, next: before }] : [];
  });
  return drafts.length === files.length ? drafts : undefined;
}

const overtaken = 'The file was saved by another program at the same moment. Save again.';

type Verb = 'undo' | 'redo';

function changedSince({ field, files }: MadeEdit, verb: Verb): string {
  const paths = files.map(({ before }) => before.path).join(' or ');
  return `${paths} was changed since, so that the edit of ${field} can't be ${verb}ne from here.`;
}

function nameOfNew({ given }: PageEdit): string {
  return `the page ${given.find(({ path }) => path === 'address')?.value ?? ''}`;
}

/** The field that an edit changes; of an inherited one, where that is written. */
function nameEdited(edit: FieldEdit, values: Values = { findValue: () => undefined }): string {
  const { owner, action, seen } = edit;
  const isOwn = action !== 'write';
  return nameWithOwner(
    values,
    isOwn ? fieldPlaceOf(edit) : placeIn(fileKindOf(owner), seen.pointer),
  );
}

function prepare(project: Project, edit: FieldEdit): Prepared {
  const path = fileKindOf(edit.owner) === 'library' ? project.libraryFile : project.regionsFile;
  const [document, unreadable] = readYaml(project, path);
  if (document === undefined) return heldBy(unreadable);
  const typed = typeIn(project, document, edit);
  if ('conflict' in typed) return { answer: conflict(typed.conflict, typed.now) };
  const { found, ...judged } = judgeInTime(project, edit, [
    { file: document.file, next: typed.after },
  ]);
  if (judged.answer.outcome === 'done') return judged;
  const mended = mendedValue(typed.after, edit, found);
  return { answer: { ...judged.answer, ...(mended !== undefined && { mended }) } };
}

/** What is planned is looked at once it holds, too: a check reads what holds at its instant. */
function judgeInTime(project: Project, edit: FieldEdit, drafts: readonly Draft[]) {
  const now = judge(project, drafts);
  if (edit.action !== 'plan' || edit.from === undefined || now.answer.outcome !== 'done')
    return now;
  const at = printInstant(Date.parse(instantOf(edit.from, lastZone)));
  const then = at > project.at ? judge({ ...project, at }, drafts) : now;
  if (then.answer.outcome === 'done') return now;
  // What time has passed by then is no matter of the edit.
  const problems = then.answer.problems.filter(({ isError }) => isError);
  return { ...then, answer: { ...then.answer, problems } };
}

/** Where a day begins last: by then it has begun everywhere. */
const lastZone = 'Etc/GMT+12';

function typeIn(project: Project, document: YamlDocument, edit: FieldEdit): TypedEdit {
  if (edit.action === 'detach') return detachIn(project, edit.owner);
  if (isMoved(project, document, edit)) return moved;
  return edit.action === 'plan' ? planEdit(document, edit) : typeEdit(document, edit);
}

function detachIn(project: Project, owner: string): TypedEdit {
  const [checked] = checkAgain(project);
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
  if (!('value' in edit) || edit.action === 'plan') return undefined;
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
  const [checked] = checkAgain(project);
  if (checked === undefined) return false;
  const found = checked.resolved.findValue(fieldPlaceOf(edit));
  const written = checked.resolved.written[fileKindOf(edit.owner)];
  return (
    found === undefined || typedPointer(written?.timing, found.provenance) !== edit.seen.pointer
  );
}
