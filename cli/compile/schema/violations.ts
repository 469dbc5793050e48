import type { AjvError, Keyword, Validator } from '../../../.build/schema/validators.js';
import { library, regions } from '../../../.build/schema/validators.js';
import { childOf, childPointer, isObject, lastSegment, parentPointer, valueAt } from './pointer.ts';
import { belongsIn } from './schema-errors/fitting-fields.ts';
import type { FileKind, SchemaNode } from './schema-node.ts';
import { nodeAt } from './schema-node.ts';
import type { LibraryFile, RegionsFile } from './written.ts';

export type { Keyword };

/** What the two files say. */
export interface Files {
  readonly regions: RegionsFile;
  readonly library: LibraryFile;
}

/** A rule of its schema that a value breaks. */
export interface Violation {
  /** The keyword of JSON Schema. */
  readonly keyword: Keyword;
  readonly pointer: string;
  readonly value: unknown;
  /** What the schema says of the value. */
  readonly node: SchemaNode;
  /** The field in a group that is missing, unknown or badly named; otherwise empty. */
  readonly name: string;
  /** The indices of two equal items. */
  readonly equal?: readonly [number, number];
}

/**
 * The value, if its schema holds, or every rule that it breaks. Nothing else is said of a value of
 * the wrong type, nor of the format of an empty text.
 */
export function checkValue<F extends FileKind>(
  value: unknown,
  file: F,
): readonly [Files[F] | undefined, readonly Violation[]] {
  const validators: { readonly [F in FileKind]: Validator<Files[F]> } = { regions, library };
  const validate = validators[file];
  if (validate(value)) return [value, []];
  const violations = (validate.errors ?? []).flatMap((error) => asViolation(error, value, file));
  const broken = new Set(violations.map(({ keyword, pointer }) => `${keyword} ${pointer}`));
  const causes = violations
    .filter((violation) => !follows(violation, broken))
    .map((violation) => asUnknownName(violation, value, file));
  return [undefined, withoutRepeated(causes)];
}

function asViolation(error: AjvError, root: unknown, file: FileKind): readonly Violation[] {
  const { keyword, instancePath: pointer, schemaPath, propertyName } = error;
  const isPartOfAnother = propertyName !== undefined || schemaPath.includes('/contains/');
  if (keyword === 'if' || isPartOfAnother) return [];
  const violation = violationAt(pointer, root, file, keyword, nameIn(error));
  if (error.keyword !== 'uniqueItems') return [violation];
  const { i, j } = error.params;
  return [{ ...violation, equal: [Math.min(i, j), Math.max(i, j)] }];
}

function nameIn({ keyword, params }: AjvError): string {
  switch (keyword) {
    case 'required':
      return params.missingProperty;
    case 'additionalProperties':
      return params.additionalProperty;
    case 'propertyNames':
      return params.propertyName;
    default:
      return '';
  }
}

function violationAt(
  pointer: string,
  root: unknown,
  file: FileKind,
  keyword: Keyword,
  name: string,
): Violation {
  const node = nodeAt(file, pointer) ?? {};
  return { keyword, pointer, value: valueAt(root, pointer), node, name };
}

/** A missing entry may be the one that a list is too short by. */
const causeOf: Partial<Record<Keyword, Keyword>> = { format: 'minLength', minItems: 'contains' };

/** @param broken Each violation as its keyword and pointer. */
function follows({ keyword, pointer, equal }: Violation, broken: ReadonlySet<string>): boolean {
  if (keyword !== 'type' && broken.has(`type ${pointer}`)) return true;
  if (equal && broken.has(`type ${childPointer(pointer, equal[0])}`)) return true;
  const cause = causeOf[keyword];
  return cause !== undefined && broken.has(`${cause} ${pointer}`);
}

/** A field of entries that stands among these is an unknown field, not a bad entry. */
function asUnknownName(violation: Violation, root: unknown, file: FileKind): Violation {
  const { keyword, pointer, name } = violation;
  const start = keyword === 'propertyNames' ? childPointer(pointer, name) : pointer;
  for (let at = start; at !== ''; at = parentPointer(at)) {
    const group = parentPointer(at);
    const field = lastSegment(at);
    const entry = nodeAt(file, group)?.additionalProperties;
    if (typeof entry !== 'object' || !Object.hasOwn(entry.properties ?? {}, field)) continue;
    if (!isEntry(valueAt(root, at), entry, entry.properties?.[field]))
      return violationAt(group, root, file, 'additionalProperties', field);
  }
  return violation;
}

/** Whether a value is an entry that is called like a field of entries, and not that field. */
function isEntry(value: unknown, entry: SchemaNode, field: SchemaNode | undefined): boolean {
  if (!isObject(value) || Array.isArray(value)) return false;
  const names = Object.keys(value);
  const knownTo = (node: SchemaNode = {}) =>
    names.filter((name) => belongsIn(node, name, childOf(value, name))).length;
  if (knownTo(entry) < knownTo(field)) return false;
  return knownTo(entry) > 0 || Object.values(value).every(isObject);
}

function withoutRepeated(violations: readonly Violation[]): readonly Violation[] {
  const byRule = new Map(
    violations.map((each) => [`${each.keyword} ${each.pointer} ${each.name}`, each]),
  );
  return [...byRule.values()];
}
