import type { SourceFile } from '../../diagnostics/span.ts';
import type { TextEdit } from '../../compile/source/text-edit.ts';
import type { PlacedNode, YamlDocument } from '../../compile/source/yaml-document.ts';
import type { ScalarValue } from '../../compile/source/yaml-node.ts';
import { outermostFlow, placeAt } from '../../compile/source/yaml-document.ts';
import { editPlace } from './flow.ts';
import { Lines } from './lines.ts';
import { typeLike } from './typed-scalar.ts';
import { textWidth } from './wrap.ts';

/**
 * Replaces a single value, in the style of the old one: quoted, folded, literal or plain; in quotes
 * where that would not read back. Throws where the pointer leads to no single value.
 */
export function setScalar(document: YamlDocument, pointer: string, value: ScalarValue): SourceFile {
  const place = placeAt(document, pointer);
  const edit = scalarEdit(place, value);
  return edit === undefined ? document.file : editPlace(place, edit);
}

/** What it writes, where that need not be laid out again with what is in the same brackets. */
export function scalarEdit(place: PlacedNode, value: ScalarValue): TextEdit | undefined {
  const { node, document } = place;
  if (node.kind !== 'scalar') throw new Error(`${place.segment} is not a single value.`);
  if (Object.is(node.value, value)) return undefined;
  const typed = document.file.text.slice(node.start, node.end);
  const inBlock = place.parent?.node.kind === 'list' ? 'item' : 'field';
  const lines = new Lines(document.file);
  const style = {
    surroundings: outermostFlow(place) ? 'brackets' : inBlock,
    // That of its own lines, if it has several; blank lines need not have it.
    indent: /\n( *)\S/.exec(typed)?.[1] ?? ' '.repeat(lines.columnAt(lines.startOf(place)) + 2),
    width: textWidth(document, node),
    newline: lines.newline,
  } as const;
  return replacing(place, typeLike(typed, node.value, value, style));
}

function replacing(place: PlacedNode, typed: string): TextEdit {
  const { node, entry, document } = place;
  const { file } = document;
  if (node.start === node.end) {
    // In braces a name may have no colon.
    const hasColon = !entry || file.text.slice(entry.end, node.start).trim() === ':';
    const at = hasColon ? node.start : entry.end;
    return { start: at, end: at, replacement: `${hasColon ? '' : ':'} ${typed}` };
  }
  const slot = new Lines(file).slotOf(place);
  // Prettier has a text of several lines begin in the line below its name, and one of a single line
  // beside it.
  const isBelow = /^\s*\n\s*$/.test(file.text.slice(slot, node.start));
  const wasSeveral = file.text.slice(node.start, node.end).includes('\n');
  return entry && isBelow && wasSeveral && !typed.includes('\n')
    ? { start: slot, end: node.end, replacement: ` ${typed}` }
    : { start: node.start, end: node.end, replacement: typed };
}
