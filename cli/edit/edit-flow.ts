import { createSourceFile } from '../diagnostics/span.ts';
import type { TextEdit } from '../source/text-edit.ts';
import { applyEdits, narrowed } from '../source/text-edit.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { parseYaml } from '../source/yaml.ts';
import { Lines, slotOf, startOfMember } from './lines.ts';
import { createFlow, layOutField, layOutItem, readFlow, typeFlow } from './flow.ts';
import type { PlacedNode } from './place.ts';
import type { NewMember } from './yaml-value.ts';
import { childrenOf, placeAt, pointerTo } from './place.ts';
import { typeName } from './typed-scalar.ts';

/**
 * An edit of what stands in the outermost brackets around a value. Where Prettier laid them out, they are laid out again,
 * because a longer or shorter part can move all the others.
 */
export function editFlow(
  document: YamlDocument,
  outermost: PlacedNode,
  edit: TextEdit,
): readonly TextEdit[] {
  const { path, text } = document.file;
  const start = slotOf(document.file, new Lines(document.file), outermost);
  const { end } = outermost.node;
  if (!outermost.parent || layOut(document, outermost) !== text.slice(start, end)) return [edit];
  const [edited] = parseYaml(createSourceFile(path, applyEdits(text, [edit])));
  if (!edited) return [edit];
  const replacement = layOut(edited, placeAt(edited, pointerTo(outermost)));
  return [narrowed(text, { start, end, replacement })];
}

/** What follows the colon or the dash, as Prettier has it. */
function layOut({ file }: YamlDocument, place: PlacedNode): string {
  const lines = new Lines(file);
  const flow = readFlow(file, place.node);
  const column = lines.columnAt(startOfMember(file, lines, place));
  const text = place.entry
    ? layOutField(flow, lines.columnAt(slotOf(file, lines, place)), column)
    : layOutItem(flow, column);
  return text.replaceAll('\n', lines.newline);
}

/** Writes a field or an item between brackets. */
export function insertInFlow(
  document: YamlDocument,
  outermost: PlacedNode,
  parent: PlacedNode,
  { name, value, index }: NewMember,
): readonly TextEdit[] {
  const typed = typeFlow({
    ...(name !== undefined && { name: typeName(name) }),
    value: createFlow(value, name === undefined),
  });
  const siblings = childrenOf(parent);
  const before = siblings[index - 1];
  if (before === undefined) {
    const at = parent.node.start + 1;
    const replacement = siblings.length > 0 ? `${typed}, ` : typed;
    return editFlow(document, outermost, { start: at, end: at, replacement });
  }
  const at = Math.max(before.node.end, before.entry?.end ?? 0);
  return editFlow(document, outermost, { start: at, end: at, replacement: `, ${typed}` });
}

/** A comma after a part, and the spaces after it. */
const COMMA = /[ \t]*,[ \t]*/y;

/** Removes a field or an item between brackets. */
export function removeFromFlow(
  document: YamlDocument,
  outermost: PlacedNode,
  place: PlacedNode,
): readonly TextEdit[] {
  const start = place.entry?.start ?? place.node.start;
  COMMA.lastIndex = Math.max(place.node.end, place.entry?.end ?? 0);
  // Where it is the last one, the comma before it may end the one before.
  const end = COMMA.lastIndex + (COMMA.exec(document.file.text)?.[0].length ?? 0);
  return editFlow(document, outermost, { start, end, replacement: '' });
}
