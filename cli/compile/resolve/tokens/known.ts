import { isContentField } from '../../schema/content-fields.ts';
import { segmentsOf, valueAt } from '../../schema/pointer.ts';
import type { TypedText } from '../../schema/typed-texts.ts';
import { listTypedTexts } from '../../schema/typed-texts.ts';
import type { Place } from '../../source/locate-piece.ts';
import { assetNamedBy } from '../asset-uses.ts';
import type { RuleSubject } from '../rules/rule.ts';
import type { Written } from '../written.ts';
import { webinarAround } from '../webinars.ts';
import type { Facts } from './expand.ts';
import { identityTokens, isFact, readFacts, withContent } from './expand.ts';

/** The texts of a file, and which tokens they can hold. */
export type TokenFile = ReturnType<typeof tokenFiles>[number];

/** A token in place of a piece of a text; not at the start without quotes, nor in brackets. */
export function tokenInstead(
  { document, pointer }: Place,
  { start }: { readonly start: number },
  token: string,
): string | undefined {
  const { quoted, inFlow } = document.scalarAt(pointer) ?? { quoted: false, inFlow: true };
  return quoted || !(inFlow || start === 0) ? token : undefined;
}

/** Both files, with the tokens that stand for something in them (docs/product.md R9). */
export function tokenFiles({ written, facts }: RuleSubject) {
  const { regions, library } = written;
  const { value } = regions;
  const { site, defaults } = facts;
  const ofRegion = [...Object.keys(identityTokens), ...site.keys()];
  // The names of tokens that stand for something anywhere on the site.
  const names = [...ofRegion, ...defaults.keys()];
  const tokensOf = (
    texts: readonly TypedText[],
    own: Facts,
    known: (pointer: string) => readonly string[],
    prints = own,
  ) => {
    // The path of a file is taken as it is typed.
    const knownIn = (text: TypedText) => (assetNamedBy(text) ? [] : known(text.pointer));
    const choicesIn = (text: TypedText, name: string) =>
      tokensLike(name, knownIn(text))
        .map((each) => describeToken(each, prints.get(each)?.text))
        .join(', ');
    return { texts, facts: own, knownIn, names, choicesIn };
  };
  const inRegions = (pointer: string) => {
    const segments = segmentsOf(pointer);
    const [part, name = '', field = ''] = segments;
    const isOfFact = isFact('regions', segments);
    if (part === 'site' && (name === 'moved' || name === 'gone')) return ['pathPrefix'];
    if (part === 'site') return name === 'generic' || isOfFact ? [] : [...site.keys()];
    if (isOfFact) return ofRegion;
    const isContent = part === 'defaults' || field === 'deployment' || isContentField(field);
    return isContent ? [...names, ...knownOfWebinar(pointer, value)] : [];
  };
  const inLibrary = (pointer: string) =>
    isFact('library', segmentsOf(pointer)) ? [] : [...facts.library.keys()];
  const prints = withContent(site, value.defaults, defaults);
  const ofRegions = tokensOf(listTypedTexts(regions.document, 'regions'), site, inRegions, prints);
  if (library === undefined) return [ofRegions];
  const texts = listTypedTexts(library.document, 'library');
  return [ofRegions, tokensOf(texts, facts.library, inLibrary)];
}

/**
 * What may be meant by a wrong name: the names that begin with it or with its group, `claims.`;
 * else all, those of a group as one, `claims.…`.
 */
function tokensLike(name: string, known: readonly string[]): readonly string[] {
  const beginnings = [name, name.replace(/[^.]*$/, '')].filter((beginning) => beginning !== '');
  const alike = beginnings.map((each) => known.filter((other) => other.startsWith(each)));
  const all = new Set(known.map((each) => each.replace(/\..*/, '.…')));
  return alike.find((names) => names.length > 0) ?? [...all];
}

/** Of what a token prints, so many characters are shown. */
const SHOWN = 30;

function describeToken(name: string, prints: string | undefined): string {
  if (prints === undefined) return `{{${name}}}`;
  return `{{${name}}} (${prints.length > SHOWN ? `${prints.slice(0, SHOWN).trimEnd()}…` : prints})`;
}

/** What texts of a webinar print of it, and the field that says it. */
const webinarTokens = {
  webinarDate: 'startsAt',
  webinarMinutes: 'durationMinutes',
  webinarTitle: 'title',
} as const;

/** Also of the webinar that it takes the place of. */
function knownOfWebinar(pointer: string, value: unknown): readonly string[] {
  const around = webinarAround(pointer);
  if (around === undefined) return [];
  const inDefaults = around.replace(/^.*(?=\/webinar\/)/, '/defaults');
  const says = (name: string): boolean =>
    [around, inDefaults].some((place) => valueAt(value, `${place}/${name}`) !== undefined);
  return Object.entries(webinarTokens).flatMap(([token, field]) => (says(field) ? [token] : []));
}

/** All tokens by name, with what they print; empty where that differs from region to region. */
export function listTokens(written: Written): ReadonlyMap<string, string> {
  const { site, defaults, library } = readFacts(written);
  const printed = [...library, ...withContent(site, written.regions.value.defaults, defaults)];
  return new Map([
    ...Object.keys({ ...identityTokens, ...webinarTokens }).map((name) => [name, ''] as const),
    ...printed.map(([name, { text }]) => [name, text] as const),
  ]);
}
