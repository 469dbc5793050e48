import { isContentField } from '../../schema/content-fields.ts';
import type { FileKind } from '../../schema/schema-node.ts';
import type { Place } from '../../source/locate-piece.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';
import type { AssetUses } from '../asset-uses.ts';
import { segmentsOf, valueAt } from '../../schema/pointer.ts';
import { webinarAround } from '../webinars.ts';
import type { Written } from '../written.ts';
import type { TokenValues } from './expand.ts';
import {
  contentFacts,
  identityTokens,
  isFact,
  libraryTokens,
  listFacts,
  siteTokens,
} from './expand.ts';

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
  const facts = siteTokens(regions.value.site);
  const ofLibrary = libraryTokens(library.value);
  const inRegions = knownInRegions(regions, facts);
  const names = inRegions(anyText);
  // The path of a file is taken as it is typed.
  const isPath = (document: YamlDocument, pointer: string): boolean =>
    uses.files.some((use) => use.document === document && use.pointer === pointer);
  return [
    {
      ...{ file: 'regions', ...regions, names },
      knownAt: (pointer) => (isPath(regions.document, pointer) ? [] : inRegions(pointer)),
      prints: new Map([...facts, ...contentFacts(regions.value.defaults, facts)]),
    },
    {
      ...{ file: 'library', ...library, names, prints: ofLibrary },
      knownAt: (pointer) =>
        isPath(library.document, pointer) || isFact('library', segmentsOf(pointer))
          ? []
          : [...ofLibrary.keys()],
    },
  ];
}

/** A text that can hold every token. */
const anyText = '/defaults/headerTitle';

type KnownAt = TokenFile['knownAt'];

function knownInRegions({ value }: Written['regions'], facts: TokenValues): KnownAt {
  const region = [...Object.keys(identityTokens), ...facts.keys()];
  const ofContent = listFacts(value.defaults, 'regions', '/defaults').map(({ token }) => token);
  return (pointer) => {
    const segments = segmentsOf(pointer);
    const [part, name = '', field = ''] = segments;
    if (part === 'site')
      return name === 'generic' || isFact('regions', segments) ? [] : [...facts.keys()];
    if (isFact('regions', segments)) return region;
    const isContent = part === 'defaults' || field === 'deployment' || isContentField(field);
    return isContent ? [...region, ...ofContent, ...knownOfWebinar(pointer, value)] : [];
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
