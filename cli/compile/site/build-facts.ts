import type { BuildContext, BuildFacts, RegionConfig, WebRoot } from '../../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { textsWith } from '../schema/walk.ts';
import { createResponseHeaders } from './headers.ts';

/** Facts about the built pages, from their headers and their words. */
export function buildFacts(
  manifest: SiteManifest,
  webRoot: WebRoot,
  environment: BuildContext['environment'],
): BuildFacts {
  const { everywhere } = createResponseHeaders(manifest, webRoot, environment);
  const policy = everywhere['Content-Security-Policy'] ?? '';
  return {
    policy,
    calledHosts: hostsFor('connect-src', policy),
    videoHosts: hostsFor('media-src', policy),
    readingGrade: readingGrade(textOf(manifest.generic.pages.privacy)),
  };
}

function hostsFor(directive: string, policy: string): readonly string[] {
  const [, ...sources] =
    policy
      .split('; ')
      .find((each) => each.startsWith(directive))
      ?.split(' ') ?? [];
  return sources.filter((source) => URL.canParse(source)).map((source) => new URL(source).host);
}

/** The sentences of the privacy page, without headings, addresses and marks. */
function textOf(words: RegionConfig['pages']['privacy']): string {
  return textsWith(/[.!?]\**$/, words)
    .map(({ text }) => text.replace(/\[([^\]]+)\]\([^)]*\)|\*\*/g, '$1'))
    .join('\n');
}

/** The school grade that a text needs, by Flesch and Kincaid; syllables are estimated. */
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
