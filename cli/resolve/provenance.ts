import { isContentField } from '../schema/content-fields.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import type { Layer } from './layers.ts';
import { layersStating } from './layers.ts';
import { isLinkKind } from './links.ts';
import { childPointer, parentPointer, segmentsOf, valueAt } from '../schema/pointer.ts';
import { GENERIC } from './identity.ts';
import type { Hop, Provenance } from './resolved.ts';
import { isDateOfWebinar } from './webinars.ts';
import type { Written } from './written.ts';

/** A region, and what its values come from. */
export interface RegionSource {
  readonly key: string;
  readonly layers: readonly Layer[];
}

/**
 * Where a value of a region comes from, and after it where those are that it stands in front of. Empty for what does not
 * exist, and for what is empty because nobody stated it.
 */
export function provenancesOf(
  written: Written,
  region: RegionSource,
  wanted: string,
): readonly Provenance[] {
  const [field = ''] = segmentsOf(wanted);
  if (isContentField(field)) return contentProvenances(written, region.layers, wanted);
  // Links stand next to a region's values, and are not values.
  if (isLinkKind(field)) return [];
  const provenance = identityProvenance(written, region, wanted);
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

/** JSON Pointer of a region's entry, or of the generic edition's. */
function entryPointer(key: string): string {
  return key === GENERIC ? '/site/generic' : childPointer('/regions', key);
}

function identityProvenance(
  written: Written,
  region: RegionSource,
  wanted: string,
): Provenance | undefined {
  const [field = '', part] = segmentsOf(wanted);
  const entry = entryPointer(region.key);
  if (field === 'key') return typedAt(written, entry, 'key');
  const typed = provenanceAt(written.regions, entry + wanted);
  if (typed !== undefined) return typed;
  if (field === 'nameInText') return derived(written, entry, 'name');
  if (field === 'siteId' || field === 'pathPrefix' || field === 'timeZone')
    return derived(written, entry, 'code');
  if (part === undefined) return undefined;
  if (field === 'searchSpellings') return aliasProvenance(written, entry, Number(part));
  return field === 'deployment' ? deploymentProvenance(written, region, part) : undefined;
}

/** A region is also found by its aliases, which follow on the spellings. */
function aliasProvenance(
  { regions }: Written,
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
  written: Written,
  region: RegionSource,
  part: string,
): Provenance | undefined {
  if (part === 'logo')
    return inherited(contentProvenances(written, region.layers, '/logoImg')[0], 'logoImg');
  const source = deploymentSources[part];
  if (source !== undefined)
    return inherited(identityProvenance(written, region, `/${source}`), source);
  const typed = provenanceAt(written.regions, `/site/deployment/${part}`);
  if (typed === undefined) return undefined;
  const span = written.regions.document.locate(entryPointer(region.key), 'key');
  const hop: Hop = { kind: 'default', from: region.key, to: 'site', span };
  return { ...typed, via: [hop] };
}

/** The provenance of what follows from a field: that field's own, and which field it is. */
function inherited(provenance: Provenance | undefined, from: string): Provenance | undefined {
  return provenance && { ...provenance, derivedFrom: from };
}

function derived(written: Written, entry: string, from: string): Provenance {
  return { ...typedAt(written, childPointer(entry, from)), derivedFrom: from };
}

function typedAt(
  { regions }: Written,
  pointer: string,
  part: 'key' | 'value' = 'value',
): Provenance {
  return { span: regions.document.locate(pointer, part), pointer, via: [] };
}

function contentProvenances(
  written: Written,
  layers: readonly Layer[],
  wanted: string,
): readonly Provenance[] {
  const { document } = written.regions;
  const typed = layersStating(layers, wanted).map((layer) =>
    typedIn(document, layer.pointer + wanted, layer.via),
  );
  const start = isDateOfWebinar(wanted) ? `${parentPointer(wanted)}/startsAt` : undefined;
  if (typed.length > 0 || start === undefined) return typed;
  return contentProvenances(written, layers, start).map((found) => ({
    ...found,
    derivedFrom: 'startsAt',
  }));
}
