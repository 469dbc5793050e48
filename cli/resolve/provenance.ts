import { isContentField } from '../schema/content-fields.ts';
import type { Layer } from './layers.ts';
import { layerShowing } from './layers.ts';
import { isLinkKind } from './links.ts';
import { childPointer, segmentsOf, valueAt } from './pointer.ts';
import { GENERIC } from './identity.ts';
import type { Hop, Provenance } from './resolved.ts';
import type { Written } from './written.ts';

/** Finds where the values of one region come from. Nothing is looked up before it is asked for. */
export type ProvenanceFinder = (pointer: string) => Provenance | undefined;

interface RegionSource {
  readonly key: string;
  /** JSON Pointer of the region's entry, or of the generic edition's. */
  readonly pointer: string;
  readonly layers: readonly Layer[];
}

export function createProvenanceFinder(
  written: Written,
  key: string,
  layers: readonly Layer[],
): ProvenanceFinder {
  const pointer = key === GENERIC ? '/site/generic' : childPointer('/regions', key);
  const region: RegionSource = { key, pointer, layers };
  return (wanted) => {
    const [field = ''] = segmentsOf(wanted);
    if (isContentField(field)) return contentProvenance(written, layers, wanted);
    // Links stand beside a region's values and are none of them.
    return isLinkKind(field) ? undefined : identityProvenance(written, region, wanted);
  };
}

function identityProvenance(
  written: Written,
  region: RegionSource,
  wanted: string,
): Provenance | undefined {
  const [field = '', part] = segmentsOf(wanted);
  if (field === 'key') return typedAt(written, region.pointer, 'key');
  const typed = region.pointer + wanted;
  if (isTyped(written, typed)) return typedAt(written, typed);
  if (field === 'siteId' || field === 'pathPrefix') return derived(written, region, 'code');
  return field === 'deployment' && part !== undefined
    ? deploymentProvenance(written, region, part)
    : undefined;
}

// The field that each part of a deployment record follows from, unless the region states it.
const deploymentSources: Readonly<Record<string, string>> = {
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
    return inherited(contentProvenance(written, region.layers, '/logoImg'), 'logoImg');
  const source = deploymentSources[part];
  if (source !== undefined)
    return inherited(identityProvenance(written, region, `/${source}`), source);
  const typed = `/site/deployment/${part}`;
  if (!isTyped(written, typed)) return undefined;
  const span = written.regions.document.locate(region.pointer, 'key');
  const hop: Hop = { kind: 'default', from: region.key, to: 'site', span };
  return { ...typedAt(written, typed), via: [hop] };
}

/** The provenance of what follows from a field: that field's own, and which field it is. */
function inherited(provenance: Provenance | undefined, from: string): Provenance | undefined {
  return provenance && { ...provenance, derivedFrom: from };
}

function derived(written: Written, region: RegionSource, from: string): Provenance {
  return { ...typedAt(written, childPointer(region.pointer, from)), derivedFrom: from };
}

function typedAt(
  { regions }: Written,
  pointer: string,
  part: 'key' | 'value' = 'value',
): Provenance {
  return { span: regions.document.locate(pointer, part), via: [] };
}

function contentProvenance(
  { regions: { document } }: Written,
  layers: readonly Layer[],
  wanted: string,
): Provenance | undefined {
  const layer = layerShowing(layers, wanted);
  return layer && { span: document.locate(layer.pointer + wanted, 'value'), via: layer.via };
}

function isTyped({ regions: { value } }: Written, pointer: string): boolean {
  return valueAt(value, pointer) !== undefined;
}
