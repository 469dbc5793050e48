import { isAppField, isContentField } from '../schema/content-fields.ts';
import { parentPointer, segmentsOf, valueAt } from '../schema/pointer.ts';
import type { YamlDocument } from '../source/yaml-document.ts';
import { entryPointer, GENERIC } from './identity.ts';
import type { Inheritance } from './layers.ts';
import { layersStating } from './layers.ts';
import { contentOwner, isLinkKind } from './links.ts';
import type {
  FieldPlace,
  Hop,
  Provenance,
  ResolvedSite,
  UsedToken,
  ValueFinder,
} from './resolved.ts';
import { timesOf } from './timed/period.ts';
import { identityTokens, libraryOrigin, shown } from './tokens/expand.ts';
import { readTemplate } from './tokens/template.ts';
import { isDateOfWebinar, webinarAround, webinarTokens } from './webinars.ts';
import type { WrittenFile } from './written.ts';

/** One finder for the values of all editions (docs/architecture.md A5). */
export function createValueFinder(
  inheritance: Inheritance,
  values: Pick<ResolvedSite, 'site' | 'library' | 'generic' | 'regions'>,
): ValueFinder {
  const { written } = inheritance;
  const editions = new Map([values.generic, ...values.regions].map((one) => [one.key, one]));
  const configOf = (owner: string): unknown =>
    owner === 'site' || owner === 'library' ? values[owner] : editions.get(owner)?.config;
  const tokensOf = (typed: string, place: FieldPlace): readonly UsedToken[] =>
    readTemplate(typed).flatMap((part) => {
      const name = part.kind === 'token' ? part.name : undefined;
      const printed = name === undefined ? undefined : placeOfToken(name, place, inheritance);
      if (name === undefined || printed === undefined) return [];
      return [{ ...printed, name, text: shown(valueAt(configOf(printed.owner), printed.pointer)) }];
    });
  return (place) => {
    const file = place.owner === 'library' ? written.library : written.regions;
    // A value that follows from another field is typed nowhere.
    const typedAt = ({ pointer, derivedFrom }: Provenance): unknown =>
      derivedFrom === undefined ? valueAt(file?.value, pointer) : undefined;
    const [provenance, ...others] = provenancesOf(inheritance, place);
    if (provenance === undefined) return undefined;
    const typed = typedAt(provenance);
    return {
      provenance,
      typed,
      get lost() {
        return others.map((other) => ({ value: typedAt(other), provenance: other }));
      },
      get times() {
        return timesOf(file?.timing, provenance.pointer);
      },
      get tokens() {
        return typeof typed === 'string' ? tokensOf(typed, place) : [];
      },
    };
  };
}

/** The field that a token of a text prints (docs/product.md R9). */
function placeOfToken(
  token: string,
  { owner, pointer }: FieldPlace,
  { links, facts }: Inheritance,
): FieldPlace | undefined {
  const placeAt = (printed: string, at: string | undefined) =>
    at === undefined ? undefined : { owner: printed, pointer: at };
  if (owner === 'library' || token === libraryOrigin)
    return placeAt('library', facts.library.get(token)?.pointer);
  const isOfApp = isAppField(segmentsOf(pointer)[0] ?? '');
  const ofIdentity = identityTokens[token];
  const ofWebinar = webinarTokens[token];
  return (
    placeAt('site', facts.site.get(token)?.pointer) ??
    placeAt(owner, facts.defaults.get(token)?.pointer) ??
    placeAt(isOfApp ? contentOwner(owner, links) : owner, ofIdentity && `/${ofIdentity}`) ??
    placeAt(owner, ofWebinar && `${webinarAround(pointer) ?? ''}/${ofWebinar}`)
  );
}

/** Where a value comes from, then what it hides. Empty for what nobody stated. */
export function provenancesOf(
  inheritance: Inheritance,
  { owner, pointer }: FieldPlace,
): readonly Provenance[] {
  const { regions, library } = inheritance.written;
  if (owner === 'library') return library === undefined ? [] : typedAt(library, pointer);
  if (owner === 'site') return typedAt(regions, `/site${pointer}`);
  const [field = ''] = segmentsOf(pointer);
  if (isContentField(field)) return ofContent(inheritance, owner, pointer);
  // Links stand next to a region's values, and are not values.
  return isLinkKind(field) ? [] : ofIdentity(inheritance, owner, pointer);
}

function typedAt(
  { document, value }: WrittenFile<unknown>,
  pointer: string,
): readonly Provenance[] {
  return valueAt(value, pointer) === undefined ? [] : [typedIn(document, pointer)];
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

/** The field that each part of an identity follows from, unless the region states it. */
const identitySources: Readonly<Record<string, string>> = {
  nameInText: 'name',
  siteId: 'code',
  pathPrefix: 'code',
  timeZone: 'code',
};

/** The field that each part of a deployment record follows from, unless the region states it. */
export const deploymentSources: Readonly<Record<string, string>> = {
  regionId: 'siteId',
  regionName: 'name',
  name: 'name',
  id: 'key',
  url: 'pathPrefix',
  defaultURL: 'pathPrefix',
};

function ofIdentity(
  inheritance: Inheritance,
  owner: string,
  wanted: string,
): readonly Provenance[] {
  const { regions } = inheritance.written;
  const [field = '', part] = segmentsOf(wanted);
  const entry = entryPointer(owner);
  const place = {
    get span() {
      return regions.document.locate(entry, 'key');
    },
  };
  if (isKey(owner, field)) return [{ ...place, pointer: entry, via: [] }];
  const typed = typedAt(regions, entry + wanted);
  const source = identitySources[field];
  if (typed.length > 0) return typed;
  if (source !== undefined) return derived(typedAt(regions, `${entry}/${source}`), source);
  if (part === undefined) return [];
  if (field === 'searchSpellings') {
    // A region is also found by its aliases, which follow on the spellings.
    const spellings = valueAt(regions.value, `${entry}/searchSpellings`);
    const before = Array.isArray(spellings) ? spellings.length : 0;
    return typedAt(regions, `${entry}/aliases/${Number(part) - before}`);
  }
  if (field !== 'deployment') return [];
  const from = part === 'logo' ? 'logoImg' : deploymentSources[part];
  if (from !== undefined)
    return derived(provenancesOf(inheritance, { owner, pointer: `/${from}` }).slice(0, 1), from);
  const via: readonly Hop[] = [{ kind: 'default', from: owner, to: 'site', ...place }];
  return typedAt(regions, `/site/deployment/${part}`).map((found) => ({ ...found, via }));
}

/** The edition without a state is known by its key, and its addresses start with nothing. */
function isKey(owner: string, field: string): boolean {
  return field === 'key' || (owner === GENERIC && (field === 'siteId' || field === 'pathPrefix'));
}

/** The provenances of what follows from a field: those of that field, and which field it is. */
function derived(provenances: readonly Provenance[], from: string): readonly Provenance[] {
  return provenances.map((known) => ({
    get span() {
      return known.span;
    },
    pointer: known.pointer,
    via: known.via,
    derivedFrom: from,
  }));
}

function ofContent(inheritance: Inheritance, owner: string, wanted: string): readonly Provenance[] {
  const { document } = inheritance.written.regions;
  const typed = layersStating(inheritance.layersOf(owner), wanted).map((layer) =>
    typedIn(document, layer.pointer + wanted, layer.via),
  );
  if (typed.length > 0 || !isDateOfWebinar(wanted)) return typed;
  return derived(ofContent(inheritance, owner, `${parentPointer(wanted)}/startsAt`), 'startsAt');
}
