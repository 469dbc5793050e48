import { isContentField } from '../../schema/content-fields.ts';
import type { FileKind } from '../../schema/schema-node.ts';
import type { TypedText } from '../../schema/walk.ts';
import { listTypedTexts } from '../../schema/walk.ts';
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

/** The texts of a file, and which tokens they can hold. */
export interface TokenFile {
  readonly file: FileKind;
  readonly texts: readonly TypedText[];
  /** Names of the tokens that stand for something at a JSON Pointer. */
  readonly knownAt: (pointer: string) => readonly string[];
  /** Names of the tokens that stand for something anywhere on the site. */
  readonly names: readonly string[];
  /**
   * The tokens to choose from there in place of a wrong name: those that begin like it, as `claims.careers`, else all. Of
   * facts with what they print.
   */
  readonly choicesAt: (
    pointer: string,
    name: string,
  ) => readonly { readonly name: string; readonly prints: string | undefined }[];
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
  const inLibrary = (pointer: string) =>
    isFact('library', segmentsOf(pointer)) ? [] : [...ofLibrary.keys()];
  const tokensOf = (
    file: FileKind,
    document: YamlDocument,
    known: TokenFile['knownAt'],
    prints: TokenValues,
  ): TokenFile => {
    const paths = new Set(
      uses.files.flatMap((use) => (use.document === document ? [use.pointer] : [])),
    );
    // The path of a file is taken as it is typed.
    const knownAt = (pointer: string) => (paths.has(pointer) ? [] : known(pointer));
    const choicesAt = (pointer: string, name: string) => {
      const all = knownAt(pointer);
      const beside = all.filter((each) => each.startsWith(name.replace(/[^.]*$/, '')));
      const choices = beside.length > 0 ? beside : all;
      return choices.map((each) => ({ name: each, prints: prints.get(each) }));
    };
    const texts = listTypedTexts(document, file);
    return { file, texts, knownAt, names: inRegions(anyText), choicesAt };
  };
  const ofContent = contentFacts(regions.value.defaults, facts);
  return [
    tokensOf('regions', regions.document, inRegions, new Map([...facts, ...ofContent])),
    tokensOf('library', library.document, inLibrary, ofLibrary),
  ];
}

/** A text that can hold every token. */
const anyText = '/defaults/headerTitle';

function knownInRegions({ value }: Written['regions'], facts: TokenValues): TokenFile['knownAt'] {
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
