import type { Diagnostic, Result } from '../../diagnostics/diagnostic.ts';
import { hasErrors } from '../../diagnostics/diagnostic.ts';
import { firstProblems } from '../source/first-problems.ts';
import { atPlace } from '../source/locate-piece.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { findDoubtful } from './doubtful/find-doubtful.ts';
import { parentPointer, valueAt } from './pointer.ts';
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
import { explainLostParent } from './schema-errors/lost-parent.ts';
import { explainNotOneOf, explainWrongType } from './schema-errors/wrong-type.ts';
import { fieldsLostIn } from './schema-errors/texts.ts';
import { withoutFollowing } from './schema-errors/following.ts';
import { explainFormat } from './schema-errors/wrong-format.ts';
import {
  explainDuplicateItem,
  explainEmptyText,
  explainOutOfRange,
  explainTooLong,
  explainWrongCount,
} from './schema-errors/wrong-size.ts';
import { listTypedTexts } from './walk.ts';

/**
 * Holds a file against its schema. Reports all that is wrong in one run; the value is absent when
 * anything is an error.
 */
export function validateFile<F extends FileKind>(
  document: YamlDocument,
  file: F,
): Result<Files[F]> {
  const unknownVersion = findUnknownVersion(document);
  if (unknownVersion) return [undefined, [unknownVersion]];
  const doubtful = findDoubtful(document, file);
  const [value, violations] = checkValue(document.value, file);
  if (value) return [hasErrors(doubtful) ? undefined : value, firstProblems(doubtful)];
  const wrong = explainViolations(document, file, violations);
  const causes = doubtful.map((found) => asCause(found, wrong));
  return [undefined, firstProblems([...causes, ...withoutCaused(wrong, causes)])];
}

/** A line that has lost its name is an error where something is wrong for that. */
function asCause(found: Diagnostic, wrong: readonly Diagnostic[]): Diagnostic {
  const isCause = wrong.some((each) => followsFrom(each, found));
  return isCause ? { ...found, severity: 'error' } : found;
}

/** Without what follows from how something is typed. */
function withoutCaused(
  wrong: readonly Diagnostic[],
  doubtful: readonly Diagnostic[],
): readonly Diagnostic[] {
  const errors = doubtful.filter(({ severity }) => severity === 'error');
  return wrong.filter((each) => !errors.some((cause) => followsFrom(each, cause)));
}

/**
 * A value with an error in how it is typed may be of no right kind for just that; a text that took in another one leaves
 * none.
 */
function followsFrom({ code, path = '' }: Diagnostic, cause: Diagnostic): boolean {
  const { code: causing, path: typed = '' } = cause;
  if (causing !== 'lost-field-name') return cause.severity === 'error' && path === typed;
  const isLacking = code === 'missing-field' && parentPointer(path) === parentPointer(typed);
  return isLacking || (code === 'text-too-long' && path === typed);
}

/** A version other than 1. It says that nothing else of the file can be checked. */
function findUnknownVersion(document: YamlDocument): Diagnostic | undefined {
  const pointer = '/version';
  const { source = '' } = document.scalarAt(pointer) ?? {};
  if (source === '' || valueAt(document.value, pointer) === 1) return undefined;
  const parameters = { version: source };
  return atPlace({ document, pointer }, 'unknown-version', parameters, { suggestion: '1' });
}

/** What a diagnostic says of each; undefined where another one says the same. */
const explanations: Readonly<
  Record<SchemaError['keyword'], (error: SchemaError) => Diagnostic | undefined>
> = {
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

/** What is wrong with a file by its schema, without what only follows from something else. */
function explainViolations(
  document: YamlDocument,
  file: FileKind,
  violations: readonly Violation[],
): readonly Diagnostic[] {
  const errors = violations.map((each) => ({ ...each, document, file }));
  const lost = listTypedTexts(document, file).flatMap(fieldsLostIn);
  return withoutFollowing(errors, lost).flatMap(
    (error) => explanations[error.keyword](error) ?? [],
  );
}
