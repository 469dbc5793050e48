import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { nameMeant } from '../nearest.ts';
import { describeLocation } from '../describe.ts';
import type { SchemaError } from './schema-error.ts';
import { atValue, sourceOf, suggesting } from './schema-error.ts';

/** A value that is not one of the words that its field takes. */
export function explainNotOneOf(error: SchemaError): Diagnostic {
  const allowed = error.node.enum ?? [];
  const value = typeof error.value === 'string' ? error.value : sourceOf(error);
  const { near, isGuess } = nameMeant(value, allowed);
  const parameters = {
    what: describeLocation(error.file, error.pointer),
    value,
    allowed,
    nearest: near,
  };
  return atValue(error, 'not-one-of', parameters, suggesting(near, isGuess));
}
