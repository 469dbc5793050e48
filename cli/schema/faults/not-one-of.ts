import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nearest } from '../nearest.ts';
import { placeOf } from '../words.ts';
import type { Fault } from './fault.ts';
import { atValue, sourceOf, suggesting } from './fault.ts';

/** A value that is none of the words that its field takes. */
export function explainNotOneOf(fault: Fault): Diagnostic {
  const allowed = fault.node.enum ?? [];
  const value = typeof fault.value === 'string' ? fault.value : sourceOf(fault);
  const near = nearest(value, allowed);
  const parameters = { what: placeOf(fault.file, fault.pointer), value, allowed, nearest: near };
  return atValue(fault, 'not-one-of', parameters, suggesting(near));
}
