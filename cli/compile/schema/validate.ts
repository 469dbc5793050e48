import type { Diagnostic, Result } from '../../diagnostics/diagnostic.ts';
import { hasErrors } from '../../diagnostics/diagnostic.ts';
import { firstProblems } from '../source/first-problems.ts';
import { atPlace } from '../source/locate-piece.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { findDoubtful } from './doubtful/find-doubtful.ts';
import { valueAt } from './pointer.ts';
import type { FileKind } from './schema-node.ts';
import type { Files, Violation } from './violations.ts';
import { checkValue } from './violations.ts';
import { explainChosenName } from './schema-errors/bad-name.ts';
import type { SchemaError } from './schema-errors/schema-error.ts';
import {
  explainMissingEntry,
  explainMissingField,
  explainUnknownField,
} from './schema-errors/field-names.ts';
import { explainLostParent, findLostParents } from './schema-errors/lost-parent.ts';
import { explainNotOneOf, explainWrongType } from './schema-errors/wrong-type.ts';
import { withoutEmptied } from './schema-errors/emptied-groups.ts';
import { explainFormat } from './schema-errors/wrong-format.ts';
import {
  explainDuplicateItem,
  explainEmptyText,
  explainOutOfRange,
  explainTooLong,
  explainWrongCount,
} from './schema-errors/wrong-size.ts';

/** Reports all that is wrong by the schema in one run; no value where that is an error. */
export function validateFile<F extends FileKind>(
  document: YamlDocument,
  file: F,
): Result<Files[F]> {
  const unknownVersion = findUnknownVersion(document);
  if (unknownVersion) return [undefined, [unknownVersion]];
  const [value, violations] = checkValue(document.value, file);
  const wrong = explainViolations(document, file, violations);
  const found = [...findDoubtful(document, file), ...wrong];
  return [hasErrors(found) ? undefined : value, firstProblems(found)];
}

/** A version other than 1. It says that nothing else of the file can be checked. */
function findUnknownVersion(document: YamlDocument): Diagnostic | undefined {
  const pointer = '/version';
  const { source = '' } = document.scalarAt(pointer) ?? {};
  if (source === '' || valueAt(document.value, pointer) === 1) return undefined;
  const parameters = { version: source };
  return atPlace({ document, pointer }, 'unknown-version', parameters, { suggestion: '1' });
}

const explanations: Readonly<Record<SchemaError['keyword'], (error: SchemaError) => Diagnostic>> = {
  additionalProperties: explainUnknownField,
  const: explainWrongType,
  contains: explainMissingEntry,
  enum: explainNotOneOf,
  format: explainFormat,
  lostParent: explainLostParent,
  maximum: explainOutOfRange,
  maxItems: explainWrongCount,
  maxLength: explainTooLong,
  minimum: explainOutOfRange,
  minItems: explainWrongCount,
  minLength: explainEmptyText,
  minProperties: explainWrongCount,
  propertyNames: explainChosenName,
  required: explainMissingField,
  type: explainWrongType,
  uniqueItems: explainDuplicateItem,
};

function explainViolations(
  document: YamlDocument,
  file: FileKind,
  violations: readonly Violation[],
): readonly Diagnostic[] {
  const errors = withoutEmptied(violations.map((each) => ({ ...each, document, file })));
  return [...findLostParents(errors), ...errors].map((error) => explanations[error.keyword](error));
}
