// What our own pages say and in which markup, for other generators to make the same pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The pages of a build: what each region's have around their content, and the list of all states,
 * which is one on many pages. Markup is there as it is, and texts are there as they were before
 * they became markup.
 */
export function readSite(output) {
  const { files } = JSON.parse(readFileSync(join(output, 'manifest.json'), 'utf8'));
  const site = { frames: {}, states: '', pages: [] };
  for (const { path } of files.filter((file) => file.path.endsWith('.html'))) {
    addPage(site, path, readFileSync(join(output, path), 'utf8'));
  }
  return site;
}

function addPage(site, path, document) {
  const [, title, description, head, top, content, bottom] = parts.exec(document);
  const region = /data-region="(\w+)"/.exec(document)?.[1] ?? 'library';
  site.frames[region] ??= {
    head: head.replace(/<(?:link rel="canonical"|meta property="og:url").*\n/g, ''),
    top: blocksOf(top),
    bottom: blocksOf(bottom),
  };
  const [list = ''] = /<ul[^>]* class="state-grid".*?<\/ul>/s.exec(content) ?? [];
  if (site.states === '') site.states = list;
  site.pages.push({
    url: `/${path}`.replace('/main/', '/').replace(/\/index\.html$/, '/'),
    title: textOf(title),
    description: textOf(description),
    region,
    hasStates: list !== '',
    blocks: blocksOf(list === '' ? content : content.replace(list, '')),
  });
}

/** Title and description stand in the head twice; a template repeats them. */
const parts =
  /<title>([^<]*)<\/title>\n<meta name="description" content="([^"]*)">\n[^\n]*\n[^\n]*\n(.*)<\/head>\n<body>(.*?)(<main.*<\/main>)(.*)/s;

/** Pairs of markup and the text that follows it. */
function blocksOf(markup) {
  const pairs = markup.matchAll(/((?:<[^>]*>\s*)+)([^<]*)/g);
  return Array.from(pairs, ([, tags, text]) => ({ tags, text: textOf(text) }));
}

function textOf(markup) {
  return markup.replace(/&(\w+);/g, (entity, name) => entities[name] ?? entity);
}

const entities = { lt: '<', gt: '>', quot: '"', amp: '&' };
