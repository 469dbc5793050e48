import type { LibraryConfig, RegionConfig, SiteConfig } from '../../runtime/contract.ts';
import { isAppField } from '../schema/content-fields.ts';
import { segmentsOf, valueAt } from '../schema/pointer.ts';
import { GENERIC } from './identity.ts';
import type { Inheritance, Layer } from './layers.ts';
import { genericLayers, layersOf } from './layers.ts';
import { contentOwner } from './links.ts';
import { once, onceEach } from './once.ts';
import { provenanceAt, provenancesOf } from './provenance.ts';
import type { FieldPlace, Provenance, UsedToken, ValueFinder } from './resolved.ts';
import { timesOf } from './timed/find.ts';
import { factPlaces, isFact, shown } from './tokens/facts.ts';
import { readTemplate } from './tokens/template.ts';
import { webinarAround, webinarTokens } from './webinars.ts';
import type { Written } from './written.ts';

/** The values of all owners, with everything inherited and every token replaced. */
interface EffectiveValues {
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
      get times() {
        const { library, regions } = inheritance.written;
        return timesOf(place.owner === 'library' ? library : regions, provenance);
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
  return onceEach((owner) =>
    owner === GENERIC ? genericLayers(inheritance.written) : layersOf(owner, inheritance),
  );
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

/** The fields that tokens print, by the names of the tokens. */
type TokenPlaces = ReadonlyMap<string, FieldPlace>;

/** Finds the fields that the tokens of a text print (docs/product.md R9). */
function createTokenPlaces({
  written: { library, regions },
  links,
}: Inheritance): (text: FieldPlace) => TokenPlaces {
  const { site, defaults } = regions.value;
  const ofLibrary = once(() => placesOf('library', factPlaces(library.value, 'library', '')));
  const ofSite = once(() => placesOf('site', factPlaces(site, 'regions', '/site')));
  // The defaults are complete, so that they say where the facts of every region's content are.
  const contentFacts = once(() => factPlaces(defaults, 'regions', '/defaults'));
  const known = new Map<string, TokenPlaces>();
  return ({ owner, pointer }) => {
    if (owner === 'library') return ofLibrary();
    if (owner === 'site') return ofSite();
    const segments = segmentsOf(pointer);
    const isOfApp = isAppField(segments[0] ?? '');
    const holdsFacts = !isOfApp && !isFact('regions', ['defaults', ...segments]);
    const key = `${owner} ${String(isOfApp)} ${String(holdsFacts)}`;
    const places =
      known.get(key) ??
      new Map([
        ...identityPlaces(isOfApp ? contentOwner(owner, links) : owner),
        ...ofSite(),
        ...(holdsFacts ? placesOf(owner, contentFacts()) : []),
      ]);
    known.set(key, places);
    const webinar = webinarAround(pointer);
    return webinar === undefined ? places : new Map([...places, ...webinarPlaces(owner, webinar)]);
  };
}

function identityPlaces(owner: string): TokenPlaces {
  return new Map([
    ['regionName', { owner, pointer: '/name' }],
    ['regionInText', { owner, pointer: '/nameInText' }],
    ['regionCode', { owner, pointer: '/code' }],
    ['pathPrefix', { owner, pointer: '/pathPrefix' }],
  ]);
}

/** What the texts of a webinar print of itself. */
function webinarPlaces(owner: string, webinar: string): TokenPlaces {
  const fields = Object.entries(webinarTokens);
  return new Map(
    fields.map(([token, field]) => [token, { owner, pointer: `${webinar}/${field}` }]),
  );
}

function placesOf(owner: string, pointers: ReadonlyMap<string, string>): TokenPlaces {
  return new Map([...pointers].map(([token, pointer]) => [token, { owner, pointer }]));
}
