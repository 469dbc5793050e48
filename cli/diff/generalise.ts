import type { RegionConfig } from '../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';

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

type Pattern = readonly [RegExp, token: string];

function patternsOf({ name, code, pathPrefix, siteId }: RegionConfig): readonly Pattern[] {
  const own: readonly Pattern[] = [
    [new RegExp(`(?<![\\p{L}\\p{N}])${escape(name)}(?![\\p{L}\\p{N}])`, 'giu'), '{{regionName}}'],
    [new RegExp(`(?<![\\p{L}\\p{N}])${escape(code)}(?![\\p{L}\\p{N}])`, 'gu'), '{{regionCode}}'],
    [new RegExp(`^${escape(siteId)}$`, 'u'), '{{siteId}}'],
  ];
  if (pathPrefix === '') return [...own, [/^(?=\/)/, '{{pathPrefix}}']];
  return [...own, [new RegExp(`${escape(pathPrefix)}(?=/|$)`, 'gu'), '{{pathPrefix}}']];
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
