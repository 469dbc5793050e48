import type { LibraryConfig, RegionConfig, SiteConfig } from '../../runtime/contract.ts';
import { isAppField } from '../schema/content-fields.ts';
import { segmentsOf, valueAt } from '../schema/pointer.ts';
import type { Inheritance } from './layers.ts';
import { contentOwner } from './links.ts';
import { once } from './once.ts';
import { provenanceAt, provenancesOf } from './provenance.ts';
import type { FieldPlace, Provenance, UsedToken, ValueFinder } from './resolved.ts';
import { timesOf } from './timed/find.ts';
import { identityTokens } from './tokens/expand.ts';
import type { Fact } from './tokens/facts.ts';
import { listFacts, shown } from './tokens/facts.ts';
import { readTemplate } from './tokens/template.ts';
import { webinarAround, webinarTokens } from './webinars.ts';

/** The values of all owners, with everything inherited and every token replaced. */
interface EffectiveValues {
  readonly site: SiteConfig;
  readonly library: LibraryConfig;
  readonly regions: readonly { readonly key: string; readonly config: RegionConfig }[];
}

/** One finder for the values of regions, of the main site and of the library edition (docs/architecture.md A5). */
export function createValueFinder(inheritance: Inheritance, values: EffectiveValues): ValueFinder {
  const { written } = inheritance;
  const editions = new Map(values.regions.map((region) => [region.key, region]));
  const configOf = (owner: string): unknown =>
    owner === 'site' || owner === 'library' ? values[owner] : editions.get(owner)?.config;
  const placeOf = createTokenPlaces(inheritance);
  const tokensOf = (typed: string, place: FieldPlace): readonly UsedToken[] =>
    readTemplate(typed).flatMap((part) => {
      const name = part.kind === 'token' ? part.name : undefined;
      const printed = name === undefined ? undefined : placeOf(name, place);
      if (name === undefined || printed === undefined) return [];
      const value = valueAt(configOf(printed.owner), printed.pointer);
      return [{ ...printed, name, text: shown(value) }];
    });
  return (place) => {
    const file = written[place.owner === 'library' ? 'library' : 'regions'];
    // A value that follows from another field is typed nowhere.
    const typedAt = ({ pointer, derivedFrom }: Provenance): unknown =>
      derivedFrom === undefined ? valueAt(file.value, pointer) : undefined;
    const [provenance, ...others] = listProvenances(inheritance, place);
    if (provenance === undefined) return undefined;
    const typed = typedAt(provenance);
    return {
      provenance,
      typed,
      get lost() {
        return others.map((other) => ({ value: typedAt(other), provenance: other }));
      },
      get times() {
        return timesOf(file, provenance);
      },
      get tokens() {
        return typeof typed === 'string' ? tokensOf(typed, place) : [];
      },
    };
  };
}

function listProvenances(
  inheritance: Inheritance,
  { owner, pointer }: FieldPlace,
): readonly Provenance[] {
  const { regions, library } = inheritance.written;
  if (owner !== 'site' && owner !== 'library') return provenancesOf(inheritance, owner, pointer);
  const provenance =
    owner === 'site' ? provenanceAt(regions, `/site${pointer}`) : provenanceAt(library, pointer);
  return provenance === undefined ? [] : [provenance];
}

/** Finds the field that a token of a text prints (docs/product.md R9). */
function createTokenPlaces({
  written: { library, regions },
  links,
}: Inheritance): (token: string, text: FieldPlace) => FieldPlace | undefined {
  const { site, defaults } = regions.value;
  const facts = once(() => ({
    library: pointersOf(listFacts(library.value, 'library', '')),
    site: pointersOf(listFacts(site, 'regions', '/site')),
    // The defaults are complete, so that they say where the facts of every region's content are.
    content: pointersOf(listFacts(defaults, 'regions', '/defaults')),
  }));
  return (token, { owner, pointer }) => {
    const { library: ofLibrary, site: ofSite, content } = facts();
    if (owner === 'library') return placeAt(owner, ofLibrary.get(token));
    const isOfApp = isAppField(segmentsOf(pointer)[0] ?? '');
    const ofIdentity = identityTokens[token];
    const ofWebinar = webinarTokens[token];
    return (
      placeAt('site', ofSite.get(token)) ??
      placeAt(owner, content.get(token)) ??
      placeAt(isOfApp ? contentOwner(owner, links) : owner, ofIdentity && `/${ofIdentity}`) ??
      placeAt(owner, ofWebinar && `${webinarAround(pointer) ?? ''}/${ofWebinar}`)
    );
  };
}

/** The JSON Pointers of facts, by the tokens that print them. */
function pointersOf(facts: readonly Fact[]): ReadonlyMap<string, string> {
  return new Map(facts.map(({ token, pointer }) => [token, pointer]));
}

function placeAt(owner: string, pointer: string | undefined): FieldPlace | undefined {
  return pointer === undefined ? undefined : { owner, pointer };
}
