import { isHidden } from '../../compile/resolve/hidden-fields.ts';
import { deploymentSources } from '../../compile/resolve/provenance.ts';
import { isContentField } from '../../compile/schema/content-fields.ts';
import {
  childPointer,
  lastSegment,
  parentPointer,
  segmentsOf,
} from '../../compile/schema/pointer.ts';
import type { FieldPlace, ResolvedValues } from '../../compile/resolve/resolved.ts';
import { isDateOfWebinar } from '../../compile/resolve/webinars.ts';
import type { FileKind } from '../../compile/schema/schema-node.ts';
import type { Reach, Shown } from './page-reach.ts';

/**
 * Who takes the value of a place, or follows from it, its own owner first, and who could and shows
 * another: the way back from `findValue`. No page can show what has no fields.
 */
export function findDependents(resolved: ResolvedValues, file: FileKind, pointer: string) {
  const candidates = candidatesOf(resolved, file, pointer);
  const typedAt = ({ owner, pointer: field }: FieldPlace): string | undefined =>
    resolved.findValue({ owner, pointer: field })?.provenance.pointer;
  const fields = candidates.filter((field) => typedAt(field) === pointer);
  const [section = ''] = segmentsOf(pointer);
  if (section !== 'defaults') return { fields, others: [] };
  const done = new Set(fields.map(({ owner }) => owner));
  const others = candidates.filter(({ owner }) => !done.has(owner) && done.add(owner));
  return { fields, others };
}

/** Of some fields, without those of pages of blocks that their edition leaves out. */
export function ofPagesThere(
  { findValue }: ResolvedValues,
  fields: readonly FieldPlace[],
): readonly FieldPlace[] {
  return fields.filter(({ owner, pointer }) => {
    const [page = ''] = /^\/blockPages\/[^/]+/.exec(pointer) ?? [];
    return !isHidden(page, owner, (other) => findValue({ owner, pointer: other })?.typed);
  });
}

/** What shows any of some fields, each once. */
export function showAny(fields: readonly FieldPlace[], reach: Reach): Shown {
  const shown = fields.map(reach);
  return {
    pages: [...new Set(shown.flatMap(({ pages }) => pages))],
    drawings: [...new Set(shown.flatMap(({ drawings }) => drawings))],
  };
}

function candidatesOf(
  resolved: ResolvedValues,
  file: FileKind,
  pointer: string,
): readonly FieldPlace[] {
  if (file === 'library') return [{ owner: 'library', pointer }];
  const [section = '', name = '', field = ''] = segmentsOf(pointer);
  const inSection = pointer.slice(childPointer('', section).length);
  const inRegion = inSection.slice(childPointer('', name).length);
  if (inSection === '') return [];
  const isShared = section === 'site';
  if (section === 'defaults' || (isShared && name === 'deployment'))
    return inherited(resolved, inSection);
  if (isShared && name === 'generic') return identityFields('generic', inRegion);
  if (isShared) return [{ owner: 'site', pointer: inSection }];
  if (isContentField(field)) return inherited(resolved, inRegion);
  if (field === 'aliases') return spellings(resolved, name);
  return section === 'regions' ? identityFields(name, inRegion) : [];
}

/** A region is found by its aliases as it is by its spellings. */
function spellings({ regions }: ResolvedValues, owner: string): readonly FieldPlace[] {
  const { searchSpellings = [] } = regions.find(({ key }) => key === owner)?.config ?? {};
  return Object.keys(searchSpellings).map((index) => ({
    owner,
    pointer: childPointer('/searchSpellings', index),
  }));
}

function inherited({ generic, regions }: ResolvedValues, pointer: string): readonly FieldPlace[] {
  const owners = [...regions, generic].map(({ key }) => key);
  return [pointer, ...madeFrom(pointer)].flatMap((field) =>
    owners.map((owner) => ({ owner, pointer: field })),
  );
}

/** The record of a state shows the region's logo; the dates of a webinar follow from its start. */
function madeFrom(pointer: string): readonly string[] {
  if (/^\/logoImg(\/file)?$/.test(pointer)) return ['/deployment/logo'];
  const dates = ['date', 'sortableDate'].map((name) => childPointer(parentPointer(pointer), name));
  return lastSegment(pointer) === 'startsAt' ? dates.filter(isDateOfWebinar) : [];
}

const derivedFields = [
  ...['key', 'nameInText', 'siteId', 'pathPrefix', 'timeZone'].map((name) => `/${name}`),
  ...Object.keys(deploymentSources).map((part) => `/deployment/${part}`),
];

/** A field of one edition alone, empty for all of it, and what may follow from it. */
function identityFields(owner: string, field: string): readonly FieldPlace[] {
  const pointers = new Set([...(field === '' ? [] : [field]), ...derivedFields]);
  return [...pointers].map((pointer) => ({ owner, pointer }));
}
