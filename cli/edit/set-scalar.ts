import type { TextEdit } from '../source/text-edit.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import type { ScalarValue, YamlScalar } from '../source/yaml-node.ts';
import { editFlow } from './edit-flow.ts';
import { Lines, slotOf, startOfMember } from './lines.ts';
import type { PlacedNode } from './place.ts';
import { outermostFlow, placeAt } from './place.ts';
import type { Style, Surroundings } from './typed-scalar.ts';
import { typeLike } from './typed-scalar.ts';
import { textWidth } from './wrap.ts';

/**
 * Writes another value in the place of a single one, typed as that one is: in its quotes, folded and wrapped as it is,
 * literal or plain. It is typed otherwise only where it could not be read back, then in quotes. No edits where it is the
 * value already. Throws where the pointer leads to no single value.
 */
export function setScalar(
  document: YamlDocument,
  pointer: string,
  value: ScalarValue,
): readonly TextEdit[] {
  const place = placeAt(document, pointer);
  const { node } = place;
  if (node.kind !== 'scalar') throw new Error(`The value at ${pointer} is not a single one.`);
  if (Object.is(node.value, value)) return [];
  const typed = document.file.text.slice(node.start, node.end);
  const style = styleOf(document, place, node);
  const edit = replacing(document, place, typeLike(typed, node.value, value, style));
  const outermost = outermostFlow(place);
  return outermost ? editFlow(document, outermost, edit) : [edit];
}

function styleOf(document: YamlDocument, place: PlacedNode, node: YamlScalar): Style {
  const { file } = document;
  const lines = new Lines(file);
  const second = lines.indexAt(node.start) + 1;
  const isSeveral = second <= lines.indexAt(node.end);
  const column = lines.columnAt(startOfMember(file, lines, place));
  return {
    surroundings: surroundingsOf(place),
    indent: ' '.repeat(isSeveral ? firstIndent(lines, second) : column + 2),
    width: textWidth(document, node),
    newline: lines.newline,
  };
}

/** The indentation of a text's lines, which its blank lines need not have. */
function firstIndent(lines: Lines, from: number): number {
  let index = from;
  while (index < lines.count - 1 && lines.isBlank(index)) index++;
  return lines.indent(index);
}

/** What a value stands in. */
function surroundingsOf({ parent }: PlacedNode): Surroundings {
  if (!parent || parent.node.kind === 'scalar') return 'field';
  const { block, kind } = parent.node;
  if (kind === 'list') return block ? 'item' : 'item in brackets';
  return block ? 'field' : 'field in braces';
}

function replacing({ file }: YamlDocument, place: PlacedNode, typed: string): TextEdit {
  const { node, entry } = place;
  if (node.start === node.end) return filling(file.text, place, typed);
  const slot = slotOf(file, new Lines(file), place);
  // Prettier has a text of several lines begin in the line below its name, and one of a single line beside it.
  const isBelow = /^\s*\n\s*$/.test(file.text.slice(slot, node.start));
  const wasSeveral = file.text.slice(node.start, node.end).includes('\n');
  return entry && isBelow && wasSeveral && !typed.includes('\n')
    ? { start: slot, end: node.end, replacement: ` ${typed}` }
    : { start: node.start, end: node.end, replacement: typed };
}

/** Writes a value where none is: after a colon or a dash, or after a name in braces that has no colon. */
function filling(text: string, { node, entry }: PlacedNode, typed: string): TextEdit {
  const hasColon = !entry || text.slice(entry.end, node.start).trim() === ':';
  const at = hasColon ? node.start : entry.end;
  return { start: at, end: at, replacement: `${hasColon ? '' : ':'} ${typed}` };
}
