import type { BlockEdit, ShownBlock } from '../../page/blocks/messages.ts';
import { onlyForAll } from '../../page/blocks/messages.ts';
import { checkProject } from '../../../compile/check-project.ts';
import type { Project } from '../../../compile/project.ts';
import type { SourceFile } from '../../../diagnostics/span.ts';
import { replaceField } from '../../edit/copy-field.ts';
import { edited } from '../../edit/edit-in-steps.ts';
import { insertField, insertNamed } from '../../edit/insert.ts';
import { removeField } from '../../edit/remove.ts';
import { swapItems } from '../../edit/swap.ts';
import type { YamlFields } from '../../edit/yaml-value.ts';
import { entryPointer } from '../../../compile/resolve/identity.ts';
import type { Provenance, ResolvedSite } from '../../../compile/resolve/resolved.ts';
import { typedPointer } from '../../../compile/resolve/timed/period.ts';
import {
  childPointer,
  lastSegment,
  parentPointer,
  valueAt,
} from '../../../compile/schema/pointer.ts';
import type { YamlDocument } from '../../../compile/source/yaml-document.ts';
import { childrenOf, placeAt } from '../../../compile/source/yaml-document.ts';
import { describeBlocks, findBlocks, pointerTo } from '../inspect/describe-blocks.ts';
import { blockOf, freeName } from './new-block.ts';
import type { Prepared } from './new-problems.ts';
import { conflict, heldBy, judge } from './new-problems.ts';

/** What the file says once a block is added, moved, hidden, shown or taken away. */
export function prepareBlock(project: Project, edit: BlockEdit): Prepared {
  const [checked, wrong] = checkProject(project);
  if (checked === undefined) return heldBy(wrong);
  const { resolved } = checked;
  const shown = describeBlocks(resolved, project.root, edit.owner, edit.page);
  const now = shown.find(({ name }) => name === edit.block);
  if (now?.seen !== edit.seen) return { answer: conflict('This page was changed meanwhile.') };
  const refusal = refusalOf(now, edit) ?? heldForATime(resolved, edit);
  if (refusal !== undefined) return { answer: conflict(refusal) };
  const { file } = resolved.written.regions.document;
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

function heldForATime({ written }: ResolvedSite, { owner, page, target }: BlockEdit) {
  const { document, timing } = written.regions;
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
  const blocks = findBlocks(resolved, owner, page);
  const at = blocks.findIndex(({ name }) => name === block);
  const typed = (found: Provenance | undefined): string =>
    found === undefined ? '' : typedPointer(resolved.written.regions.timing, found);
  const base = typed(blocks[at]?.base);
  const isOwn = target === 'own';
  const own = entryPointer(owner) + pointerTo(page, block);
  switch (edit.step) {
    case 'add': {
      const name = freeName(edit.kind, namesOfBlocks(resolved, page));
      const value = blockOf(edit.kind, root);
      const place = childPointer(parentPointer(own), name);
      return isOwn
        ? insertField(document, 'regions', place, value)
        : insertBelow(document, base, name, value);
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

function insertBelow(document: YamlDocument, above: string, name: string, value: YamlFields) {
  const index = indexIn(document, above) + 1;
  return insertNamed(document, 'regions', parentPointer(above), { name, value, index });
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

/** The names that any edition has for a block of the page. */
function namesOfBlocks({ written }: ResolvedSite, page: string): readonly string[] {
  const { defaults, regions } = written.regions.value;
  return [defaults, ...Object.values(regions)].flatMap(({ blockPages }) =>
    Object.keys(blockPages?.[page]?.blocks ?? {}),
  );
}
