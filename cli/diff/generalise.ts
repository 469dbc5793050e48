import escapeStringRegexp from 'escape-string-regexp';
import type { RegionConfig } from '../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { nameTokenAfter } from '../resolve/region-names.ts';

/** Puts tokens where a text of a region names it, so that the same words are the same in all regions. */
export type Generalise = (text: string, region: string) => string;

/** The pages of a region have many texts in common, each of which is read once. */
export function createGeneralise({ generic, regions }: SiteManifest): Generalise {
  const patterns = new Map([generic, ...regions].map((region) => [region.key, patternsOf(region)]));
  const known = new Map<string, string>();
  return (text, region) => {
    const key = `${region}\n${text}`;
    const general = known.get(key) ?? replaceAll(text, patterns.get(region) ?? []);
    known.set(key, general);
    return general;
  };
}

function replaceAll(text: string, patterns: readonly Pattern[]): string {
  return patterns.reduce((general, [pattern, token]) => general.replace(pattern, token), text);
}

type Pattern = readonly [RegExp, Replacement];

/** What stands for what was found at an offset of a text. */
type Replacement = (found: string, offset: number, text: string) => string;

function patternsOf(region: RegionConfig): readonly Pattern[] {
  const { code, pathPrefix, siteId } = region;
  const own: readonly Pattern[] = [
    ...namePatterns(region),
    [new RegExp(escapeStringRegexp(code), 'gu'), asWord(() => '{{regionCode}}')],
    [new RegExp(`^${escapeStringRegexp(siteId)}$`, 'u'), () => '{{siteId}}'],
  ];
  const prefix = () => '{{pathPrefix}}';
  if (pathPrefix === '') return [...own, [/^(?=\/)/, prefix]];
  return [...own, [new RegExp(`${escapeStringRegexp(pathPrefix)}(?=/|$)`, 'gu'), prefix]];
}

/** The token of a name with an article is told by it, that of all others by where it stands. */
function namePatterns({ name, nameInText }: RegionConfig): readonly Pattern[] {
  const alone = new RegExp(escapeStringRegexp(name), 'giu');
  if (name === nameInText) return [[alone, asWord(nameTokenAfter)]];
  return [
    [new RegExp(escapeStringRegexp(nameInText), 'giu'), asWord(() => '{{regionInText}}')],
    [alone, asWord(() => '{{regionName}}')],
  ];
}

const beforeWord = /(?<![\p{L}\p{N}])$/u;
const afterWord = /^(?![\p{L}\p{N}])/u;

/** A pattern of its own for each region that looks at the letters around would take 0.1 s longer to compile for all. */
function asWord(tokenAfter: (before: string) => string): Replacement {
  return (found, offset, text) => {
    const isWord =
      beforeWord.test(text.slice(Math.max(0, offset - 2), offset)) &&
      afterWord.test(text.slice(offset + found.length));
    return isWord ? tokenAfter(text.slice(0, offset)) : found;
  };
}
