import type { TextEdit } from '../source/text-edit.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import type { PlacedNode } from './place.ts';
import { childrenOf, outermostFlow, placeAt } from './place.ts';
import { emptyList, removeFromBlock } from './remove-from-block.ts';
import { removeFromFlow } from './edit-flow.ts';

/**
 * Removes a field, and each parent that would be left empty. A comment right above it goes too where it belongs to this
 * field alone: where no field without a comment of its own follows in the next line, and where it is no field that somebody
 * put out of use by a `#`. Comments below it that are indented deeper than its name go with it; all others stay.
 */
export function removeField(document: YamlDocument, pointer: string): readonly TextEdit[] {
  return removeMember(document, emptied(placeAt(document, pointer)));
}

/** Removes an item of a list, with the comments that `removeField` would take; a list that is left empty stays, as `[]`. */
export function removeItem(document: YamlDocument, pointer: string): readonly TextEdit[] {
  const place = placeAt(document, pointer);
  const { parent } = place;
  if (parent?.node.kind !== 'list') throw new Error(`The value at ${pointer} is not an item.`);
  const isOnly = childrenOf(parent).length === 1;
  return isOnly && parent.node.block ? emptyList(document, parent) : removeMember(document, place);
}

/** The outermost of the parents that hold nothing else, or the field itself. */
function emptied(place: PlacedNode): PlacedNode {
  const { parent } = place;
  const isOnly = parent?.parent !== undefined && childrenOf(parent).length === 1;
  return isOnly ? emptied(parent) : place;
}

function removeMember(document: YamlDocument, place: PlacedNode): readonly TextEdit[] {
  const outermost = place.parent && outermostFlow(place.parent);
  return outermost
    ? removeFromFlow(document, outermost, place)
    : [removeFromBlock(document, place)];
}
