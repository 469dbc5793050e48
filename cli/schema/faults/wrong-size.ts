import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import { withTokensAs } from '../formats/token.ts';
import { childPointer } from '../pointer.ts';
import { placeOf } from '../words.ts';
import type { Fault } from './fault.ts';
import { atValue, isNeeded } from './fault.ts';

export function explainEmptyText(fault: Fault): Diagnostic {
  return atValue(fault, 'empty-text', {
    what: placeOf(fault.file, fault.pointer),
    blank: fault.value !== '',
    needed: isNeeded(fault.file, fault.pointer),
  });
}

/**
 * A text that has more characters than its place; like the schema's, the count is in code points. What its tokens add is
 * only known once they are filled in.
 */
export function explainTooLong(fault: Fault): Diagnostic | undefined {
  const text = typeof fault.value === 'string' ? fault.value : '';
  const length = lengthWithoutTokens(text);
  const limit = fault.node.maxLength ?? 0;
  if (length <= limit) return undefined;
  return atValue(fault, 'text-too-long', {
    what: placeOf(fault.file, fault.pointer),
    length,
    limit,
  });
}

/** In code points. */
export function lengthWithoutTokens(text: string): number {
  return [...withTokensAs('', text)].length;
}

export function explainOutOfRange(fault: Fault): Diagnostic {
  const { minimum = -Infinity, maximum = Infinity } = fault.node;
  const value = Number(fault.value);
  return atValue(fault, 'out-of-range', {
    what: placeOf(fault.file, fault.pointer),
    value,
    minimum,
    maximum,
  });
}

/** A list with too few or too many entries; a group of regions with none. */
export function explainWrongCount(fault: Fault): Diagnostic {
  const {
    minItems = 0,
    minProperties: minimum = minItems,
    maxItems: maximum = Infinity,
  } = fault.node;
  const count = Object.keys(Object(fault.value)).length;
  return atValue(fault, 'wrong-count', {
    what: placeOf(fault.file, fault.pointer),
    count,
    minimum,
    maximum,
  });
}

/** Told at the later of the two equal entries, with the earlier one beside it. */
export function explainDuplicateItem(fault: Fault): Diagnostic {
  const { document, file, pointer, parameters } = fault;
  const { i = 0, j = 0 } = parameters;
  const path = childPointer(pointer, Math.max(i, j));
  const span = document.locate(childPointer(pointer, Math.min(i, j)), 'value');
  return createDiagnostic(
    'duplicate-item',
    { what: placeOf(file, pointer) },
    document.locate(path, 'value'),
    { path, related: [{ message: 'It is in the list here first', span }] },
  );
}
