import { isMap } from '../../compile/resolve/layers.ts';
import type { FieldPlace, FoundValue, ResolvedSite } from '../../compile/resolve/resolved.ts';
import { isContentField } from '../../compile/schema/content-fields.ts';
import {
  childPointer,
  isObject,
  parentPointer,
  segmentsOf,
  valueAt,
} from '../../compile/schema/pointer.ts';
import { isOneValue, nodeAt } from '../../compile/schema/schema-node.ts';
import { leavesOf } from '../../compile/schema/walk.ts';
import type { Origin } from './origin.ts';
import { originOf } from './origin.ts';

/** A field of all regions. */
export interface Table {
  /** Such as `pages.plan.title`. */
  readonly field: string;
  /** The defaults, then the regions by name; none where the field holds others. */
  readonly rows: readonly Row[];
  /** The fields that it holds. */
  readonly below: readonly string[];
}

/** What a region shows of a field. */
export interface Row extends FieldPlace {
  readonly name: string;
  /** As visitors read it; empty where nobody states it. */
  readonly text: string;
  readonly origin: Origin;
  /** Such as `reuses arizona`. */
  readonly from: string;
  readonly found: FoundValue | undefined;
}

/**
 * The table of a field that regions inherit, which may be named with its owner, such as
 * `nevada.features[0].title`; undefined where there is no such field.
 */
export function openTable(resolved: ResolvedSite, typed: string): Table | undefined {
  const names = typed.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
  const { generic, regions } = resolved;
  const owners = ['defaults', ...[generic, ...regions].map(({ key }) => key)];
  const path = owners.includes(names[0] ?? '') ? names.slice(1) : names;
  const pointer = path.reduce(childPointer, '');
  const field = path.join('.');
  if (field === '') return undefined;
  const known = listFields(resolved);
  const below = known.filter((name) => name.startsWith(`${field}.`));
  if (below.length > 0) return { field, rows: [], below };
  const isKnown = known.includes(field) || nodeAt('regions', `/defaults${pointer}`) !== undefined;
  return isKnown ? { field, rows: rowsOf(resolved, pointer), below } : undefined;
}

/** All single values and pictures that regions inherit, by their paths. */
export function listFields({ generic, regions }: ResolvedSite): readonly string[] {
  const root = nodeAt('regions', '/defaults');
  const pointers = [generic, ...regions].flatMap(({ typed }) =>
    leavesOf(typed, root).map((leaf) =>
      isOneValue(leaf.parent) ? parentPointer(leaf.pointer) : leaf.pointer,
    ),
  );
  return [...new Set(pointers)].map((pointer) => segmentsOf(pointer).join('.'));
}

/** The path of a field that regions inherit, by where it is stated; undefined for any other. */
export function inheritedField(pointer: string): string | undefined {
  const [section, ...names] = segmentsOf(pointer);
  const path = section === 'regions' ? names.slice(1) : names;
  const isInherited = section === 'regions' || section === 'defaults';
  return isInherited && isContentField(path[0] ?? '') ? path.join('.') : undefined;
}

function rowsOf({ generic, regions, findValue }: ResolvedSite, wanted: string): readonly Row[] {
  const named = regions.map(({ key, config }) => ({ key, config, name: config.name }));
  const sorted = named.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return [{ ...generic, name: 'Defaults' }, ...sorted].map(({ key: owner, config, name }) => {
    const value = valueAt(config, wanted);
    const isPicture = isMap(value) && isOneValue(nodeAt('regions', `/defaults${wanted}`));
    const pointer = isPicture ? childPointer(wanted, 'file') : wanted;
    const found = findValue({ owner, pointer });
    const [origin, from] = originOf(owner, found);
    const shown = valueAt(config, pointer);
    const text = isObject(shown) ? '' : String(shown ?? '');
    return { owner, pointer, name, text, origin, from, found };
  });
}
