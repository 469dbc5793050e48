import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { explainChosenName } from './faults/bad-name.ts';
import type { Explain, Fault, FaultParameters } from './faults/fault.ts';
import { explainMissingField } from './faults/missing-field.ts';
import { explainMissingPlan } from './faults/missing-plan.ts';
import { explainNotOneOf } from './faults/not-one-of.ts';
import { explainUnknownField, fieldsMeant } from './faults/unknown-field.ts';
import { explainFormat } from './faults/wrong-format.ts';
import {
  explainDuplicateItem,
  explainEmptyText,
  explainOutOfRange,
  explainTooLong,
  explainWrongCount,
  lengthWithoutTokens,
} from './faults/wrong-size.ts';
import { explainWrongType } from './faults/wrong-type.ts';
import { childPointer, segmentsOf } from './pointer.ts';
import type { FileKind } from './schema-node.ts';
import { nodeAt } from './schema-node.ts';

/** By keyword of JSON Schema. */
const explanations: Readonly<Record<string, Explain>> = {
  additionalProperties: explainUnknownField,
  const: explainWrongType,
  contains: explainMissingPlan,
  enum: explainNotOneOf,
  format: explainFormat,
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
export interface Finding {
  readonly keyword: string;
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly propertyName?: string;
  readonly params: FaultParameters;
}

/** Turns what the compiled schema found into diagnostics, without those that only follow from others. */
export function explainFaults(
  document: YamlDocument,
  file: FileKind,
  findings: readonly Finding[],
): readonly Diagnostic[] {
  const faults = findings.filter(isOwn).map((finding) => faultOf(document, file, finding));
  const unknown = faults.filter(({ keyword }) => keyword === 'additionalProperties');
  const meant = new Set(unknown.flatMap(fieldsMeant));
  return withoutFollowing(faults)
    .filter((fault) => !isMeant(fault, meant))
    .flatMap((fault) => explanations[fault.keyword]?.(fault) ?? []);
}

/** Whether a finding only says that a text is too long as its tokens are typed. */
export function fitsWithoutTokens(root: unknown, finding: Finding): boolean {
  if (finding.keyword !== 'maxLength') return finding.keyword === 'if';
  const text = valueAt(root, finding.instancePath);
  return typeof text === 'string' && lengthWithoutTokens(text) <= (finding.params.limit ?? 0);
}

// What an item lacks to be the one that `contains` looks for, or a name to be as `propertyNames` says, is told once by
// the fault of that keyword; `if` only says that one of its branches failed.
function isOwn({ keyword, schemaPath, propertyName }: Finding): boolean {
  return keyword !== 'if' && !schemaPath.includes('/contains/') && propertyName === undefined;
}

function faultOf(document: YamlDocument, file: FileKind, finding: Finding): Fault {
  const { keyword, instancePath: pointer, params: parameters } = finding;
  const node = nodeAt(file, pointer) ?? {};
  const value = valueAt(document.value, pointer);
  return { document, file, keyword, pointer, parameters, node, value };
}

function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const segment of segmentsOf(pointer)) {
    const children: unknown = typeof value === 'object' && value !== null ? value : {};
    value = Object.getOwnPropertyDescriptor(children, segment)?.value;
  }
  return value;
}

/** Of the faults of one value, those that come from another: a wrong type breaks every other rule as well. */
const following: Readonly<Record<string, readonly string[]>> = {
  type: ['const', 'enum', 'format', 'minLength', 'maxLength'],
  minLength: ['format'],
  contains: ['minItems', 'contains'],
};

function withoutFollowing(faults: readonly Fault[]): readonly Fault[] {
  const dropped = new Map<string, Set<string>>();
  return faults.toSorted(byRank).filter(({ pointer, keyword }) => {
    const here = dropped.get(pointer) ?? new Set();
    if (here.has(keyword)) return false;
    dropped.set(pointer, new Set([...here, ...(following[keyword] ?? [])]));
    return true;
  });
}

function byRank(a: Fault, b: Fault): number {
  const ranks = Object.keys(following);
  return rankIn(ranks, a) - rankIn(ranks, b);
}

function rankIn(ranks: readonly string[], { keyword }: Fault): number {
  const rank = ranks.indexOf(keyword);
  return rank === -1 ? ranks.length : rank;
}

function isMeant({ keyword, pointer, parameters }: Fault, meant: ReadonlySet<string>): boolean {
  const { missingProperty } = parameters;
  if (keyword !== 'required' || missingProperty === undefined) return false;
  return meant.has(childPointer(pointer, missingProperty));
}
