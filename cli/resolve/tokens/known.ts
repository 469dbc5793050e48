import { isContentField } from '../../schema/content-fields.ts';
import type { FileKind } from '../../schema/schema-node.ts';
import type { Place } from '../../source/locate-piece.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import type { AssetUses } from '../asset-uses.ts';
import { segmentsOf, valueAt } from '../../schema/pointer.ts';
import { webinarAround } from '../webinars.ts';
import type { Written } from '../written.ts';
import type { TokenValues } from './expand.ts';
import { contentFacts, libraryTokens, regionTokens, siteTokens } from './expand.ts';
import { isFact } from './facts.ts';

/** A file, and which tokens its texts can hold. */
export interface TokenFile {
  readonly file: FileKind;
  readonly document: YamlDocument;
  readonly value: unknown;
  /** Names of the tokens that stand for something at a JSON Pointer. */
  readonly knownAt: (pointer: string) => readonly string[];
  /** Names of the tokens that stand for something anywhere on the site. */
  readonly names: readonly string[];
  /** What the tokens of facts print, by name. */
  readonly prints: TokenValues;
}

/** A token that a text can hold. */
export interface TokenChoice {
  readonly name: string;
  /** Of a fact. */
  readonly prints: string | undefined;
}

/** The tokens to choose from in place of a wrong one: those that begin like it, as `claims.careers`, else all. */
export function choicesFor(
  name: string,
  known: readonly string[],
  prints: TokenValues,
): readonly TokenChoice[] {
  const beside = known.filter((each) => each.startsWith(name.replace(/[^.]*$/, '')));
  return (beside.length > 0 ? beside : known).map((each) => ({
    name: each,
    prints: prints.get(each),
  }));
}

/**
 * A token to write in the stead of a piece of a text, if one can stand there. Without quotes a text must not begin with a
 * brace, and must hold none inside of brackets, so that there the message alone says what to write.
 */
export function tokenInstead(
  { document, pointer }: Place,
  { start }: { readonly start: number },
  token: string,
): string | undefined {
  const { quoted, inFlow } = document.scalarAt(pointer) ?? { quoted: false, inFlow: true };
  return quoted || !(inFlow || start === 0) ? token : undefined;
}

/** Both files, with the tokens that stand for something in them (docs/product.md R9). */
export function tokenFiles({ regions, library }: Written, uses: AssetUses): readonly TokenFile[] {
  const knownAt = knownInRegions(regions);
  const facts = siteTokens(regions.value.site);
  return [
    {
      file: 'regions',
      ...regions,
      names: knownAt(anyText),
      knownAt: outsidePaths(uses, regions.document, knownAt),
      prints: new Map([...facts, ...contentFacts(regions.value.defaults, facts)]),
    },
    {
      file: 'library',
      ...library,
      names: knownAt(anyText),
      knownAt: outsidePaths(uses, library.document, knownInLibrary(library)),
      prints: libraryTokens(library.value),
    },
  ];
}

/** Names the tokens; what they print is not asked for. */
const anyRegion = { name: '', nameInText: '', code: '', pathPrefix: '' };

/** A text that can hold every token. */
const anyText = '/defaults/headerTitle';

type KnownAt = TokenFile['knownAt'];

function knownInRegions({ value }: Written['regions']): KnownAt {
  const facts = siteTokens(value.site);
  const region = regionTokens(anyRegion, facts);
  const content = [...region.keys(), ...contentFacts(value.defaults, region).keys()];
  return (pointer) => {
    const segments = segmentsOf(pointer);
    const [part, name = '', field = ''] = segments;
    if (part === 'site')
      return name === 'generic' || isFact('regions', segments) ? [] : [...facts.keys()];
    if (isFact('regions', segments)) return [...region.keys()];
    const ofWebinar = knownOfWebinar(pointer, value);
    const isContent = part === 'defaults' || field === 'deployment' || isContentField(field);
    return isContent ? [...content, ...ofWebinar] : [];
  };
}

/** What a webinar's texts print of itself: what it says, or the one that it takes the place of. */
function knownOfWebinar(pointer: string, value: unknown): readonly string[] {
  const around = webinarAround(pointer);
  if (around === undefined) return [];
  const inDefaults = around.replace(/^.*(?=\/webinar\/)/, '/defaults');
  const says = (name: string): boolean =>
    [around, inDefaults].some((place) => valueAt(value, `${place}/${name}`) !== undefined);
  return [
    ...(says('startsAt') ? ['webinarDate'] : []),
    ...(says('durationMinutes') ? ['webinarMinutes'] : []),
  ];
}

function knownInLibrary({ value }: Written['library']): KnownAt {
  const facts = [...libraryTokens(value).keys()];
  return (pointer) => (isFact('library', segmentsOf(pointer)) ? [] : facts);
}

/** The path of a file is taken as it is typed. */
function outsidePaths({ files }: AssetUses, document: YamlDocument, knownAt: KnownAt): KnownAt {
  const paths = new Set(files.flatMap((use) => (use.document === document ? [use.pointer] : [])));
  return (pointer) => (paths.has(pointer) ? [] : knownAt(pointer));
}
