import type { BuildContext, BuildFacts, RegionConfig, WebRoot } from '../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { textsWith } from '../schema/walk.ts';
import { createResponseHeaders, headerSettings } from './headers.ts';

/** What a build knows of its pages, from the headers that they are served with and from their words. */
export function buildFacts(
  manifest: SiteManifest,
  webRoot: WebRoot,
  environment: BuildContext['environment'],
): BuildFacts {
  const settings = headerSettings(manifest, webRoot, environment);
  const { everywhere } = createResponseHeaders(settings);
  return {
    policy: everywhere['Content-Security-Policy'] ?? '',
    calledHosts: settings.called.map(hostOf),
    videoHosts: settings.videos.map(hostOf),
    readingGrade: readingGrade(textOf(manifest.generic.pages.privacy)),
  };
}

function hostOf(origin: string): string {
  return new URL(origin).host;
}

/** The sentences of the privacy page, without its headings; of links and bold words what is read. */
function textOf(words: RegionConfig['pages']['privacy']): string {
  return textsWith(/[.!?]\**$/, words)
    .map(({ text }) => text.replace(/\[([^\]]+)\]\([^)]*\)|\*\*/g, '$1'))
    .join('\n');
}

/**
 * The school grade that a text can be read in, by the formula of Flesch and Kincaid, rounded. Syllables are counted by groups
 * of vowels, which is off by some per cent on single words and by little on a page.
 */
export function readingGrade(text: string): number {
  const words = text.match(/[\p{L}’'-]+/gu) ?? [];
  const sentences = text.match(/[.!?]+(?=\s|$)/g) ?? [];
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word.toLowerCase()), 0);
  const grade =
    (0.39 * words.length) / Math.max(sentences.length, 1) +
    (11.8 * syllables) / words.length -
    15.59;
  return Math.max(Math.round(grade), 1);
}

/** A silent `e` at the end is none, nor is that of `-ed` or `-es`. */
function countSyllables(word: string): number {
  const spoken = word.replace(/(?<=[aeiouy].*[^aeiouyl])e(?:d|s)?$/, '');
  return Math.max(spoken.match(/[aeiouy]+/g)?.length ?? 0, 1);
}
