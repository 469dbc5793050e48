import { settingsName } from '../services/settings.ts';
import type { BuildContext, BuiltAsset, SiteIcons } from '../contract.ts';
import type { PlacedIsland } from '../islands/island.tsx';
import type { ClientSettings } from '../services/settings.ts';
import { usualLanguage } from '../services/languages.ts';
import { attributes, escapeMarkup } from './markup.ts';
import { dataBlock } from './things.ts';
import type { Publication, Thing } from './things.ts';
import type { Head } from './view.ts';

/** What the documents of all pages of a region, or of the library edition, have in common. */
export interface DocumentShell {
  readonly siteName: string;
  /** Scheme and host of absolute URLs. */
  readonly origin: string;
  readonly card: SharingCard;
  readonly icons: SiteIcons;
  readonly themeColours: BuildContext['themeColours'];
  readonly isIndexed: boolean;
  /** Whether programs are told of each page what it is about. */
  readonly hasDataBlocks: boolean;
  /** What the browser must know of the site. */
  readonly settings: Partial<ClientSettings>;
  readonly client: BuildContext['client'];
  /** Attributes of the `html` element. */
  readonly marks: Readonly<Record<string, string>>;
}

/** The picture that represents a page when it is shared. */
export interface SharingCard extends BuiltAsset {
  /** What it shows, for those who can't see it. */
  readonly alt: string;
}

/** What a page adds to the shell. */
export interface PageDocument extends Head {
  /** Site-relative URL; absent where one page answers many addresses. */
  readonly url?: string;
  /** Whether the style sheets of every page are all that this one needs. */
  readonly isPlain?: true;
  /** Nothing is counted, reported or kept of children, whatever the settings of the site say. */
  readonly audience?: 'children';
  /** Markup of the body. */
  readonly body: string;
  /** The islands of the body. */
  readonly islands: readonly PlacedIsland[];
  /** What programs are told of the page where search engines index it. */
  readonly things: (publication: Publication) => readonly Thing[];
}

/**
 * Makes the writer of a region's documents. They are written as text and not through React: of the
 * two engines one moves the elements of the head to places of its own, and nearly all of the shell
 * is the same on every page.
 */
export function createDocument(shell: DocumentShell): (page: PageDocument) => string {
  const { client } = shell;
  const startIn = (lang: string) => `<!doctype html>
<html${attributes({ lang, ...shell.marks, 'data-host': hostOf(shell) })}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
`;
  const start = startIn(usualLanguage);
  const shared = sharedHead(shell);
  const sharedByChildren = sharedHead(forChildren(shell));
  const tools = client.toolStyles.map((url) => link('stylesheet', url)).join('');
  // After the style sheets: nothing is painted before those are there, and headlines wait for no
  // font.
  const fonts = client.fonts.map(preloadFont).join('');
  const paper = client.paperStyles
    .map((url) => link('stylesheet', url, { media: 'print' }))
    .join('');
  const noindex = meta('name', 'robots', 'noindex');
  const isIndexed = (page: PageDocument) => shell.isIndexed && page.isIndexed !== false;
  const publication = publicationOf(shell);
  const blockOf = (page: PageDocument) =>
    shell.hasDataBlocks && isIndexed(page) ? dataBlock(page.things(publication)) : '';
  return (page) => {
    const head = [
      pageHead(page, shell.origin),
      isIndexed(page) ? '' : noindex,
      page.audience === 'children' ? sharedByChildren : shared,
      page.isPlain === true ? '' : tools,
      fonts,
      page.isPlain === true ? '' : preloadIslands(page.islands, client),
      paper,
    ];
    return `${page.lang === undefined ? start : startIn(page.lang)}${head.join('')}</head>
<body>
${page.body}
${blockOf(page)}</body>
</html>
`;
  };
}

function publicationOf({ origin, card, icons }: DocumentShell): Publication {
  return {
    absolute: (url) => (url.startsWith('/') ? origin + url : url),
    image: origin + card.url,
    ...(icons.touch !== undefined && { logo: origin + icons.touch }),
  };
}

/** What the addresses of buttons begin with where they are written out, on paper. */
function hostOf({ origin }: DocumentShell): string {
  return new URL(origin).host;
}

function forChildren(shell: DocumentShell): DocumentShell {
  return { ...shell, settings: { ...shell.settings, isForChildren: true } };
}

/** Leaves out of the settings of pages for children where page views and errors are sent. */
function writeSettings(settings: DocumentShell['settings']): string {
  const left = settings.isForChildren === true ? ['analytics', 'errorReports'] : [];
  return JSON.stringify(settings, (name, value: unknown) =>
    left.includes(name) ? undefined : value,
  );
}

function pageHead(page: PageDocument, origin: string): string {
  const { title, description, url, feed, versions = [] } = page;
  const [heading, summary] = [escapeMarkup(title), escapeMarkup(description)];
  const address = url === undefined ? '' : escapeMarkup(origin + url);
  const links =
    address === ''
      ? ''
      : `<link rel="canonical" href="${address}">
<meta property="og:url" content="${address}">
`;
  return `<title>${heading}</title>
<meta name="description" content="${summary}">
<meta property="og:title" content="${heading}">
<meta property="og:description" content="${summary}">
${links}${feed === undefined ? '' : link('alternate', feed, { type: 'application/atom+xml', title })}${versions.map(({ hreflang, href }) => link('alternate', origin + href, { hreflang })).join('')}`;
}

function sharedHead(shell: DocumentShell): string {
  return [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', shell.siteName),
    cardMetas(shell),
    meta('name', 'color-scheme', 'light dark'),
    themeMetas(shell.themeColours),
    meta('name', settingsName, writeSettings(shell.settings)),
    iconLinks(shell.icons),
    ...shell.client.styles.map((url) => link('stylesheet', url)),
    `<script${attributes({ type: 'module', src: shell.client.script })}></script>\n`,
  ].join('');
}

/** https://ogp.me; sites that read `twitter:card` take the rest from the same fields. */
function cardMetas({ origin, card }: DocumentShell): string {
  return [
    meta('property', 'og:image', origin + card.url),
    meta('property', 'og:image:width', String(card.width)),
    meta('property', 'og:image:height', String(card.height)),
    meta('property', 'og:image:alt', card.alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}

function themeMetas(colours: BuildContext['themeColours']): string {
  const schemes = (['light', 'dark'] as const).map((scheme) =>
    attributes({
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content: colours[scheme],
    }),
  );
  return schemes.map((scheme) => `<meta${scheme}>\n`).join('');
}

/** The size keeps browsers that can draw from preferring the pixels. */
function iconLinks({ ico, drawing, touch, manifest }: SiteIcons): string {
  return [
    ico === undefined ? '' : link('icon', ico, { sizes: '32x32' }),
    drawing === undefined ? '' : link('icon', drawing, { type: 'image/svg+xml' }),
    touch === undefined ? '' : link('apple-touch-icon', touch),
    link('manifest', manifest),
  ].join('');
}

/**
 * Fonts are asked for by CORS, even of the site itself; asked for otherwise, one would be loaded
 * twice.
 */
function preloadFont(href: string): string {
  return link('preload', href, { as: 'font', type: 'font/woff2', crossorigin: '' });
}

/**
 * What wakes the islands of a page, and the code of islands that wake without being touched. A
 * browser would find these modules one in another: a form answers in half the time on a slow
 * network.
 */
function preloadIslands(
  islands: readonly PlacedIsland[],
  { islandScripts }: BuildContext['client'],
): string {
  if (islands.length === 0) return '';
  const idle = islands.filter(({ when }) => when === 'idle');
  const urls = [...islandScripts.wake, ...idle.flatMap(({ name }) => islandScripts[name] ?? [])];
  return [...new Set(urls)].map((url) => `<link rel="modulepreload" href="${url}">\n`).join('');
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta${attributes({ [kind]: name, content })}>\n`;
}

function link(rel: string, href: string, further: Readonly<Record<string, string>> = {}): string {
  return `<link${attributes({ rel, href, ...further })}>\n`;
}
