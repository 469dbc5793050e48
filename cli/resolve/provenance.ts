import { isContentField } from '../schema/content-fields.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import type { Inheritance } from './layers.ts';
import { layersStating } from './layers.ts';
import { isLinkKind } from './links.ts';
import { childPointer, parentPointer, segmentsOf, valueAt } from '../schema/pointer.ts';
import { entryPointer } from './identity.ts';
import type { Hop, Provenance } from './resolved.ts';
import { isDateOfWebinar } from './webinars.ts';
import type { Written } from './written.ts';

/**
 * Where a value of an edition comes from, and after it where those are that it stands in front of. Empty for what does not
 * exist, and for what is empty because nobody stated it.
 */
export function provenancesOf(
  inheritance: Inheritance,
  key: string,
  wanted: string,
): readonly Provenance[] {
  const [field = ''] = segmentsOf(wanted);
  if (isContentField(field)) return contentProvenances(inheritance, key, wanted);
  // Links stand next to a region's values, and are not values.
  if (isLinkKind(field)) return [];
  const provenance = identityProvenance(inheritance, key, wanted);
  return provenance === undefined ? [] : [provenance];
}

/** Where a value of a shared part of a file is typed. */
export function provenanceAt(
  { document, value }: Written['regions'] | Written['library'],
  pointer: string,
): Provenance | undefined {
  return valueAt(value, pointer) === undefined ? undefined : typedIn(document, pointer);
}

/** The place is looked up when it is asked for: many are only compared. */
function typedIn(document: YamlDocument, pointer: string, via: readonly Hop[] = []): Provenance {
  return {
    get span() {
      return document.locate(pointer, 'value');
    },
    pointer,
    via,
  };
}

function identityProvenance(
  inheritance: Inheritance,
  key: string,
  wanted: string,
): Provenance | undefined {
  const { regions } = inheritance.written;
  const [field = '', part] = segmentsOf(wanted);
  const entry = entryPointer(key);
  if (field === 'key')
    return { span: regions.document.locate(entry, 'key'), pointer: entry, via: [] };
  const typed = provenanceAt(regions, entry + wanted);
  if (typed !== undefined) return typed;
  const derived = (from: string) =>
    inherited(typedIn(regions.document, childPointer(entry, from)), from);
  if (field === 'nameInText') return derived('name');
  if (field === 'siteId' || field === 'pathPrefix' || field === 'timeZone') return derived('code');
  if (part === undefined) return undefined;
  if (field === 'searchSpellings') return aliasProvenance(regions, entry, Number(part));
  return field === 'deployment' ? deploymentProvenance(inheritance, key, part) : undefined;
}

/** A region is also found by its aliases, which follow on the spellings. */
function aliasProvenance(
  regions: Written['regions'],
  entry: string,
  index: number,
): Provenance | undefined {
  const spellings = valueAt(regions.value, `${entry}/searchSpellings`);
  const before = Array.isArray(spellings) ? spellings.length : 0;
  return provenanceAt(regions, `${entry}/aliases/${index - before}`);
}

/** The field that each part of a deployment record follows from, unless the region states it. */
export const deploymentSources: Readonly<Record<string, string>> = {
  regionId: 'siteId',
  regionName: 'name',
  name: 'name',
  id: 'key',
  url: 'pathPrefix',
  defaultURL: 'pathPrefix',
};

function deploymentProvenance(
  inheritance: Inheritance,
  key: string,
  part: string,
): Provenance | undefined {
  const { regions } = inheritance.written;
  const source = part === 'logo' ? 'logoImg' : deploymentSources[part];
  if (source !== undefined)
    return inherited(provenancesOf(inheritance, key, `/${source}`)[0], source);
  const typed = provenanceAt(regions, `/site/deployment/${part}`);
  if (typed === undefined) return undefined;
  const span = regions.document.locate(entryPointer(key), 'key');
  const hop: Hop = { kind: 'default', from: key, to: 'site', span };
  return { ...typed, via: [hop] };
}

/** The provenance of what follows from a field: that field's own, and which field it is. */
function inherited(provenance: Provenance | undefined, from: string): Provenance | undefined {
  return provenance && { ...provenance, derivedFrom: from };
}

function contentProvenances(
  inheritance: Inheritance,
  key: string,
  wanted: string,
): readonly Provenance[] {
  const { document } = inheritance.written.regions;
  const typed = layersStating(inheritance.layersOf(key), wanted).map((layer) =>
    typedIn(document, layer.pointer + wanted, layer.via),
  );
  const start = isDateOfWebinar(wanted) ? `${parentPointer(wanted)}/startsAt` : undefined;
  if (typed.length > 0 || start === undefined) return typed;
  return contentProvenances(inheritance, key, start).map((found) => ({
    ...found,
    derivedFrom: 'startsAt',
  }));
}
