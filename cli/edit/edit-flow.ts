import type { TextEdit } from '../source/text-edit.ts';
import { narrowed } from '../source/text-edit.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { startOfMember, slotOf } from './extent.ts';
import type { Flow } from './flow.ts';
import { layOutField, layOutItem, readFlow } from './flow.ts';
import { Lines } from './lines.ts';
import type { PlacedNode } from './place.ts';

/**
 * Changes what stands in the outermost brackets around a value. Where Prettier laid them out, they are laid out again,
 * because a longer or shorter part can move all the others; else `otherwise` is all that changes.
 */
export function editFlow(
  { file }: YamlDocument,
  outermost: PlacedNode,
  change: (flow: Flow) => Flow,
  otherwise: TextEdit,
): readonly TextEdit[] {
  if (!outermost.parent) return [otherwise];
  const lines = new Lines(file);
  const start = slotOf(file, lines, outermost);
  const { end } = outermost.node;
  const column = lines.columnAt(startOfMember(file, lines, outermost));
  const layOut = (flow: Flow) => {
    const text = outermost.entry
      ? layOutField(flow, lines.columnAt(start), column)
      : layOutItem(flow, column);
    return text.replaceAll('\n', lines.newline);
  };
  const before = readFlow(file, outermost.node);
  const typed = file.text.slice(start, end);
  if (layOut(before) !== typed) return [otherwise];
  return [narrowed(file.text, { start, end, replacement: layOut(change(before)) })];
}
