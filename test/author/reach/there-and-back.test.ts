import { expect, test } from 'vitest';
import { findDependents } from '../../../cli/author/reach/dependents.ts';
import { placesAt } from '../../../cli/author/reach/written-places.ts';
import { positionAt } from '../../../cli/diagnostics/span.ts';
import { childPointer } from '../../../cli/compile/schema/pointer.ts';
import type { FileKind } from '../../../cli/compile/schema/schema-node.ts';
import type { FieldPlace, ResolvedSite } from '../../../cli/compile/resolve/resolved.ts';
import { caseCount } from '../../cases.ts';
import { createDice } from '../../compile/source/dice.ts';
import { resolved as site } from './real-site.ts';

const owners: readonly (readonly [string, unknown])[] = [
  ['site', site.site],
  ['library', site.library],
  ...[site.generic, ...site.regions].map(({ key, config }) => [key, config] as const),
];

const fields = owners.flatMap(([owner, config]) => [...leavesOf({ owner, pointer: '' }, config)]);

/** Where nothing was typed there is nothing to come back from. */
const typed = fields.filter((field) => site.findValue(field) !== undefined);

test('of 10,000 fields the place where each is typed leads back to the field', () => {
  const dice = createDice(11);
  const chosen = Array.from({ length: caseCount(10_000) }, () => typed[dice.below(typed.length)]);
  expect(chosen.filter((field) => field === undefined || !comesBack(site, field))).toEqual([]);
});

function comesBack(resolved: ResolvedSite, { owner, pointer }: FieldPlace): boolean {
  const span = resolved.findValue({ owner, pointer })?.provenance.span;
  if (span === undefined) return false;
  const file = span.file.path === 'library.yaml' ? 'library' : 'regions';
  const { line, column } = positionAt(span.file, span.start);
  const document = resolved.written[file]?.document;
  const [place] = document === undefined ? [] : placesAt(document, line, column);
  const dependents = place === undefined ? [] : dependentsOf(resolved, file, place.pointer);
  return dependents.some((field) => field.owner === owner && field.pointer === pointer);
}

const known = new Map<string, readonly FieldPlace[]>();

function dependentsOf(
  resolved: ResolvedSite,
  file: FileKind,
  pointer: string,
): readonly FieldPlace[] {
  const dependents = known.get(file + pointer) ?? findDependents(resolved, file, pointer).fields;
  known.set(file + pointer, dependents);
  return dependents;
}

function* leavesOf({ owner, pointer }: FieldPlace, value: unknown): Generator<FieldPlace> {
  if (typeof value !== 'object' || value === null) return yield { owner, pointer };
  for (const [name, child] of Object.entries(value))
    yield* leavesOf({ owner, pointer: childPointer(pointer, name) }, child);
}
