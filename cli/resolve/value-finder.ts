import type { LibraryConfig, RegionConfig, SiteConfig } from '../../runtime/contract.ts';
import { GENERIC } from './identity.ts';
import type { Inheritance, Layer } from './layers.ts';
import { genericLayers, layersOf } from './layers.ts';
import { valueAt } from '../schema/pointer.ts';
import { provenanceAt, provenancesOf } from './provenance.ts';
import type { FieldPlace, Provenance, UsedToken, ValueFinder } from './resolved.ts';
import { shown } from './tokens/facts.ts';
import { createTokenPlaces } from './tokens/places.ts';
import { readTemplate } from './tokens/template.ts';
import type { Written } from './written.ts';

/** The values of all owners, with everything inherited and every token replaced. */
export interface EffectiveValues {
  readonly site: SiteConfig;
  readonly library: LibraryConfig;
  readonly regions: readonly { readonly key: string; readonly config: RegionConfig }[];
}

/** One finder for the values of regions, of the main site and of the library edition (docs/architecture.md A5). */
export function createValueFinder(inheritance: Inheritance, values: EffectiveValues): ValueFinder {
  const editions = new Map(values.regions.map((region) => [region.key, region]));
  const configOf = (owner: string): unknown =>
    owner === 'site' || owner === 'library' ? values[owner] : editions.get(owner)?.config;
  const textAt = ({ owner, pointer }: FieldPlace): string =>
    shown(valueAt(configOf(owner), pointer));
  const placesFor = createTokenPlaces(inheritance);
  const layersFor = createLayers(inheritance);
  return (place) => {
    const [provenance, ...others] = listProvenances(inheritance.written, place, layersFor);
    if (provenance === undefined) return undefined;
    const typed = typedValue(inheritance, place, provenance);
    return {
      provenance,
      typed,
      get lost() {
        return others.map((other) => ({
          value: typedValue(inheritance, place, other),
          provenance: other,
        }));
      },
      get tokens() {
        return typeof typed === 'string' && typed.includes('{{')
          ? tokensOf(typed, placesFor(place), textAt)
          : [];
      },
    };
  };
}

function createLayers(inheritance: Inheritance): (owner: string) => readonly Layer[] {
  const known = new Map<string, readonly Layer[]>();
  return (owner) => {
    const layers =
      known.get(owner) ??
      (owner === GENERIC ? genericLayers(inheritance.written) : layersOf(owner, inheritance));
    known.set(owner, layers);
    return layers;
  };
}

function listProvenances(
  written: Written,
  { owner, pointer }: FieldPlace,
  layersFor: (owner: string) => readonly Layer[],
): readonly Provenance[] {
  if (owner === 'site') return toList(provenanceAt(written.regions, `/site${pointer}`));
  if (owner === 'library') return toList(provenanceAt(written.library, pointer));
  return provenancesOf(written, { key: owner, layers: layersFor(owner) }, pointer);
}

function toList(provenance: Provenance | undefined): readonly Provenance[] {
  return provenance === undefined ? [] : [provenance];
}

/** A value that follows from another field is typed nowhere. */
function typedValue(
  { written }: Inheritance,
  { owner }: FieldPlace,
  { pointer, derivedFrom }: Provenance,
): unknown {
  if (derivedFrom !== undefined) return undefined;
  return valueAt(owner === 'library' ? written.library.value : written.regions.value, pointer);
}

function tokensOf(
  typed: string,
  places: ReadonlyMap<string, FieldPlace>,
  textAt: (place: FieldPlace) => string,
): readonly UsedToken[] {
  return readTemplate(typed).flatMap((part) => {
    if (part.kind === 'text' || part.name === undefined) return [];
    const printed = places.get(part.name);
    return printed === undefined ? [] : [{ ...printed, name: part.name, text: textAt(printed) }];
  });
}
