import type { BuildContext, BuildFacts, RegionConfig, WebRoot } from '../../runtime/contract.ts';
import type { SiteManifest } from '../manifest/manifest.ts';
import { textsWith } from '../schema/walk.ts';
import { createResponseHeaders, headerSettings } from './headers.ts';
import { readingGrade } from './reading-grade.ts';

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

type Words = RegionConfig['pages']['privacy'];

/** The sentences of the privacy page, without its headings; of links and bold words what is read. */
function textOf(words: Words): string {
  return textsWith(/[.!?]\**$/, words)
    .map(({ text }) => text.replace(/\[([^\]]+)\]\([^)]*\)|\*\*/g, '$1'))
    .join('\n');
}
