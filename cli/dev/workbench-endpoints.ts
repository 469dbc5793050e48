import type { WebRoot } from '../../runtime/contract.ts';
import { devPaths } from '../../runtime/dev/messages.ts';
import { answerEmpty, answerText } from '../serve/answer.ts';
import type { Call } from '../serve/service.ts';
import type { Galleries } from '../site/renderer.ts';
import type { DevServer } from './endpoints.ts';
import type { Markup } from './markup.ts';
import { html } from './markup.ts';
import { listStandings } from './region-standing.ts';
import type { SiteVersion } from './version.ts';
import { workbenchPage } from './workbench.ts';

const sources = "script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'";

/** Of a document of `dev` itself; its parts may be put into frames of its own pages. */
function documentHeaders(ancestors: "'none'" | "'self'") {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': `default-src 'none'; ${sources}; connect-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors ${ancestors}`,
  };
}

const nothingYet =
  'There is nothing to show before the problems that the terminal names are mended.';

/** The workbench, as the site stands now. */
export async function answerWorkbench(
  { response }: Call,
  { site, galleries, answers, token }: DevServer,
  webRoot: WebRoot,
): Promise<void> {
  const version = site.current();
  if (version === undefined) {
    answerText(response, 503, nothingYet);
    return;
  }
  const { manifest } = version.checked;
  const page = workbenchPage({
    siteName: webRoot === 'main' ? manifest.site.name : manifest.library.name,
    token,
    regions: listStandings(version.checked, site.diagnostics()),
    galleries: await galleries.read(),
    cards: listCardNames(version),
    forms: listForms(version, webRoot),
    answer: answers.chosen(),
  });
  response.writeHead(200, documentHeaders("'none'"));
  response.end(page);
}

function listCardNames({ checked: { manifest }, assets }: SiteVersion) {
  const names = new Map(manifest.regions.map(({ key, name }) => [key, name]));
  const own: Readonly<Record<string, string>> = {
    [manifest.generic.key]: 'all regions',
    library: manifest.library.name,
  };
  return Object.keys(assets.cards).map((key) => ({ key, name: own[key] ?? names.get(key) ?? key }));
}

/** Kinds of pages that have a form. */
const formKinds = /^(?:library-)?(?:demo|demo-access|quote|onboarding|webinar)$/;

/** The first page of each kind. */
function listForms({ addresses }: SiteVersion, webRoot: WebRoot) {
  const pages = addresses
    .table()
    .pages.filter(({ edition, kind }) => edition === webRoot && formKinds.test(kind));
  return pages.filter(({ kind }, at) => pages.findIndex((page) => page.kind === kind) === at);
}

/** The examples of a component, as a document with the styles of the site. */
export async function answerExamples(
  { response, target }: Call,
  { site, galleries }: DevServer,
): Promise<void> {
  const component = new URLSearchParams(target.query).get('component') ?? '';
  const known = await galleries.read();
  const examples = Object.hasOwn(known, component) ? known[component] : undefined;
  const version = site.current();
  if (examples === undefined || version === undefined) {
    answerText(response, 404, 'There is no such component.');
    return;
  }
  response.writeHead(200, documentHeaders("'self'"));
  response.end(examplesPage(component, examples, version));
}

function examplesPage(
  component: string,
  examples: Galleries[string],
  { program: { client } }: SiteVersion,
): string {
  const sheets = [...client.styles, ...client.toolStyles];
  const page = html`<!doctype html>
    <html lang="en-US" data-accent="harbor">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${component}</title>
        ${sheets.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      </head>
      <body>
        ${Object.values(examples).map(exampleEntry)}
      </body>
    </html>`;
  return page.markup;
}

/** Examples are markup of the components' own. */
function exampleEntry(markup: string): Markup {
  const shown = markup.replace(examplePictures, devPaths.examplePicture);
  return html`<div class="container page__content">${{ markup: shown }}</div>`;
}

/** Examples name pictures that the project has not. */
const examplePictures = /\/assets\/[\w-]+\.(?:svg|png|jpg|webp|avif)\b/g;

/** The sharing card of an edition, drawn where it is not yet. */
export async function answerCard({ response, target }: Call, { site }: DevServer): Promise<void> {
  const version = site.current();
  const { cards = {} } = version?.assets ?? {};
  const region = new URLSearchParams(target.query).get('region') ?? '';
  const path = Object.hasOwn(cards, region) ? cards[region] : undefined;
  const card = path === undefined ? undefined : await version?.assets.make(path);
  if (card === undefined) {
    answerText(response, 404, 'There is no such card.');
    return;
  }
  response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' });
  response.end(card.contents);
}

/** Chooses how the API answers forms, by the key that the query names. */
export function answerChoice({ response, target }: Call, { answers }: DevServer): void {
  answers.choose(new URLSearchParams(target.query).get('key') ?? '');
  answerEmpty(response, 204, { 'Cache-Control': 'no-store' });
}
