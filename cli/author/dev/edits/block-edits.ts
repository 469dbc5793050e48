import type { BlockEdit, ShownBlock } from '../../page/blocks/messages.ts';
import { onlyForAll } from '../../page/blocks/messages.ts';
import { checkAgain } from '../check-again.ts';
import type { Project } from '../../../compile/project.ts';
import type { SourceFile } from '../../../diagnostics/span.ts';
import { replaceField } from '../../edit/copy-field.ts';
import { edited } from '../../edit/edit-in-steps.ts';
import { insertField, insertNamed } from '../../edit/insert.ts';
import { removeField } from '../../edit/remove.ts';
import { swapItems } from '../../edit/swap.ts';
import { entryPointer } from '../../../compile/resolve/identity.ts';
import type { Provenance, ResolvedSite } from '../../../compile/resolve/resolved.ts';
import { typedPointer } from '../../../compile/resolve/timed/period.ts';
import type { WrittenFile } from '../../../compile/resolve/written.ts';
import {
  childPointer,
  lastSegment,
  parentPointer,
  valueAt,
} from '../../../compile/schema/pointer.ts';
import type { YamlDocument } from '../../../compile/source/yaml-document.ts';
import { childrenOf, placeAt } from '../../../compile/source/yaml-document.ts';
import { fileKindOf } from '../../find/field-name.ts';
import { describeBlocks, findBlocks, pointerTo } from '../inspect/describe-blocks.ts';
import { blockOf, freeName, statedPages } from './new-block.ts';
import type { Prepared } from './new-problems.ts';
import { conflict, heldBy, judge } from './new-problems.ts';

/** What the file says once a block is added, moved, hidden, shown or taken away. */
export function prepareBlock(project: Project, edit: BlockEdit): Prepared {
  const [checked, wrong] = checkAgain(project);
  if (checked === undefined) return heldBy(wrong);
  const { resolved } = checked;
  const shown = describeBlocks(resolved, project.root, edit.owner, edit.page);
  const now = shown.find(({ name }) => name === edit.block);
  const written = resolved.written[fileKindOf(edit.owner)];
  if (written === undefined || now?.seen !== edit.seen)
    return { answer: conflict('This page was changed meanwhile.') };
  const refusal = refusalOf(now, edit) ?? heldForATime(written, edit);
  if (refusal !== undefined) return { answer: conflict(refusal) };
  const { file } = written.document;
  const next = edited(file, (document) => changeBlocks(document, edit, resolved, project.root));
  return judge(project, [{ file, next }]);
}

function refusalOf(block: ShownBlock, { step, target }: BlockEdit): string | undefined {
  const isForAll = step === 'up' || step === 'down' || step === 'remove';
  if (isForAll && target === 'own' && block.own !== undefined) return onlyForAll;
  const { noneUp: up, noneDown: down, noneRemoved: remove } = block;
  const refusals: Partial<Record<string, string | undefined>> = { up, down, remove };
  return refusals[step];
}

function heldForATime(
  { document, timing }: WrittenFile<unknown>,
  { owner, page, target }: BlockEdit,
) {
  const own = valueAt(
    (timing?.whole ?? document).value,
    `${entryPointer(owner)}/blockPages/${page}`,
  );
  return target === 'own' && Array.isArray(own)
    ? `What ${owner} says of this page holds for a time: change it in the file.`
    : undefined;
}

function changeBlocks(
  document: YamlDocument,
  edit: BlockEdit,
  resolved: ResolvedSite,
  root: string,
): SourceFile {
  const { owner, page, block, target } = edit;
  const kind = fileKindOf(owner);
  const blocks = findBlocks(resolved, owner, page);
  const at = blocks.findIndex(({ name }) => name === block);
  const typed = (found: Provenance | undefined): string =>
    found === undefined ? '' : typedPointer(resolved.written[kind]?.timing, found);
  const base = typed(blocks[at]?.base);
  const isOwn = target === 'own';
  const own = entryPointer(owner) + pointerTo(page, block);
  switch (edit.step) {
    case 'add': {
      const name = freeName(edit.kind, takenNames(resolved, edit));
      const value = blockOf(owner, edit.kind, root);
      const place = childPointer(parentPointer(own), name);
      return isOwn
        ? insertField(document, kind, place, value)
        : insertNamed(document, kind, parentPointer(base), {
            name,
            value,
            index: indexIn(document, base) + 1,
          });
    }
    case 'up':
      return moveTo(document, base, typed(blocks[at - 1]?.base));
    case 'down':
      return moveTo(document, base, typed(blocks[at + 1]?.base));
    case 'remove':
      return removeField(document, base);
    case 'keep words':
      return removeField(document, `${base}/sample`);
    case 'hide':
    case 'show': {
      const stated = resolved.findValue({ owner, pointer: `${pointerTo(page, block)}/shown` });
      const written = stated ? typed(stated.provenance) : `${base}/shown`;
      return setShown(document, isOwn ? `${own}/shown` : written, edit.step === 'show');
    }
  }
}

/** What is shown needs no line for that, unless it stands over one that hides it. */
function setShown(document: YamlDocument, pointer: string, isShown: boolean): SourceFile {
  const isStated = valueAt(document.value, pointer) !== undefined;
  return isStated && isShown
    ? removeField(document, pointer)
    : replaceField(document, pointer, isShown);
}

/** Past the other one, and past what a state says between the two of blocks that it inherits. */
function moveTo(document: YamlDocument, from: string, to: string): SourceFile {
  const [start, end] = [indexIn(document, from), indexIn(document, to)];
  const step = Math.sign(end - start);
  const passed = Array.from({ length: Math.abs(end - start) }, (_, count) => start + count * step);
  return passed.reduce(
    (file, at) =>
      edited(file, (before) => swapItems(before, parentPointer(from), Math.min(at, at + step))),
    document.file,
  );
}

function indexIn(document: YamlDocument, pointer: string): number {
  const siblings = childrenOf(placeAt(document, parentPointer(pointer)));
  return siblings.findIndex(({ segment }) => segment === lastSegment(pointer));
}

/** The names that any edition of the file has for a block of the page. */
function takenNames(resolved: ResolvedSite, { owner, page }: BlockEdit): readonly string[] {
  return statedPages(resolved, owner).flatMap((pages) => Object.keys(pages[page]?.blocks ?? {}));
}
