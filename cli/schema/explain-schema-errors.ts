import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { explainChosenName } from './schema-errors/bad-name.ts';
import type { Explain, SchemaError, SchemaErrorParameters } from './schema-errors/schema-error.ts';
import {
  explainMissingEntry,
  explainMissingField,
  explainUnknownField,
  withStrayFields,
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
import { valueAt } from './pointer.ts';
import { listTypedTexts } from './walk.ts';
import type { FileKind } from './schema-node.ts';
import { nodeAt } from './schema-node.ts';

/** By keyword of JSON Schema, and `lostParent`. */
const explanations: Readonly<Record<string, Explain>> = {
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

/** What the compiled schema reports of one value. */
export interface AjvError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly propertyName?: string;
  readonly params: SchemaErrorParameters;
}

/** Turns what the compiled schema found into diagnostics, without those that only follow from others. */
export function explainSchemaErrors(
  document: YamlDocument,
  file: FileKind,
  reported: readonly AjvError[],
): readonly Diagnostic[] {
  const errors = reported.filter(isOwn).map((each) => toSchemaError(document, file, each));
  const lost = listTypedTexts(document, file).flatMap(fieldsLostIn);
  return withoutFollowing(withStrayFields(errors), lost).flatMap(
    (error) => explanations[error.keyword]?.(error) ?? [],
  );
}

// What an item lacks to be the one that `contains` looks for, or a name to be as `propertyNames` says, is reported once by
// the schema error of that keyword; `if` only says that one of its branches failed.
function isOwn({ keyword, schemaPath, propertyName }: AjvError): boolean {
  return keyword !== 'if' && !schemaPath.includes('/contains/') && propertyName === undefined;
}

function toSchemaError(document: YamlDocument, file: FileKind, error: AjvError): SchemaError {
  const { keyword, instancePath: pointer, params: parameters } = error;
  const node = nodeAt(file, pointer) ?? {};
  const value = valueAt(document.value, pointer);
  return { document, file, keyword, pointer, parameters, node, value };
}
