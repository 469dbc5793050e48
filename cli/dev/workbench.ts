import { devPaths } from '../../runtime/dev/messages.ts';
import type { RegionSummary } from './region-summary.ts';
import type { WebRoot } from '../../runtime/contract.ts';
import { answerText } from '../serve/answer.ts';
import type { Call } from '../serve/service.ts';
import type { DevServer } from './endpoint.ts';
import { summariseRegions } from './region-summary.ts';
import type { SiteVersion } from './version.ts';

/** What the workbench shows. */
export interface WorkbenchFacts {
  readonly siteName: string;
  readonly regions: readonly RegionSummary[];
  /** Keys of the editions that have a sharing card, and what each is called. */
  readonly cards: readonly { readonly key: string; readonly name: string }[];
}

/** The workbench: one document that shows how the regions stand, and their sharing cards. */
function workbenchPage(facts: WorkbenchFacts): string {
  const { siteName } = facts;
  const page = html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Workbench of ${siteName}</title>
        <link rel="stylesheet" href="${devPaths.workbenchStyles}" />
        <script type="module" src="${devPaths.workbenchScript}"></script>
      </head>
      <body>
        <header class="masthead">
          <h1 class="masthead__title">Workbench</h1>
          <p class="masthead__site"><a href="/">${siteName}</a></p>
          <nav class="masthead__contents" aria-label="Contents">
            <a href="#regions">Regions</a> <a href="#cards">Sharing cards</a>
          </nav>
        </header>
        <main>${regionsPart(facts)} ${cardsPart(facts)}</main>
      </body>
    </html>`;
  return page.markup.replace(/\n\s+/g, '\n');
}

function regionsPart({ regions }: WorkbenchFacts): Markup {
  return html`<section class="part" id="regions" aria-labelledby="regions-title">
    <div class="part__head">
      <h2 id="regions-title">Regions</h2>
      <p class="part__lead">
        What each says itself. Everything else comes from the defaults, or from the region that it
        names.
      </p>
      <label class="field">
        <span>Find a region</span>
        <input type="search" data-region-search autocomplete="off" spellcheck="false" />
      </label>
    </div>
    <p class="count" aria-live="polite">
      <output data-region-count>${regions.length}</output> of ${regions.length}
    </p>
    <div class="scroll">
      <table class="regions">
        <thead>
          <tr>
            <th scope="col">Region</th>
            <th scope="col">${takesFrom}</th>
            ${Object.values(figures).map(
              (label) => html`<th scope="col" class="figure">${label}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${regions.map(regionRow)}
        </tbody>
      </table>
    </div>
  </section>`;
}

const takesFrom = 'Takes from';

/** The columns that count something, in their order. */
const figures = { ownFields: 'Own fields', overrides: 'Overrides', notices: 'Notices' };

/** `data-column` is the name that a phone shows above the cell, since each row is a sheet of its own there. */
function figureCell(column: keyof typeof figures, content: Markup | number): Markup {
  return html`<td class="figure" data-column="${figures[column]}">${content}</td>`;
}

function regionRow(region: RegionSummary): Markup {
  const { key, name, code, address, accent, link, ownFields, overrides, notices } = region;
  return html`<tr data-region-row="${[name, code, key, address, link].join(' ').toLowerCase()}">
    <th scope="row">
      <span class="swatch swatch--${accent}" title="${accent}"></span>
      <a href="${address}">${name}</a> <span class="code">${code}</span>
    </th>
    <td data-column="${takesFrom}">${link === '' ? 'the defaults' : link}</td>
    ${figureCell('ownFields', listBehind(ownFields))} ${figureCell('overrides', overrides)}
    ${figureCell('notices', listBehind(notices))}
  </tr>`;
}

/** A number that opens the list of what it counts. */
function listBehind(items: readonly string[]): Markup {
  if (items.length === 0) return html`<span class="none">0</span>`;
  return html`<details>
    <summary>${items.length}</summary>
    <ul>
      ${items.map((item) => html`<li>${item}</li>`)}
    </ul>
  </details>`;
}

function cardsPart({ cards }: WorkbenchFacts): Markup {
  return html`<section class="part" id="cards" aria-labelledby="cards-title">
    <div class="part__head">
      <h2 id="cards-title">Sharing cards</h2>
      <p class="part__lead">What other sites show of a page that is shared there.</p>
    </div>
    <ul class="cards">
      ${cards.map(
        ({ key, name }) =>
          html`<li>
            <img
              src="${devPaths.card}?region=${key}"
              width="1200"
              height="630"
              loading="lazy"
              alt="The card of ${name}"
            />
            <p>${name}</p>
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Markup that is put together from texts, which are escaped, and from other markup, which is not. */
interface Markup {
  readonly markup: string;
}

/** Tags a template: `html\`<p>${text}</p>\``. Lists are put one after the other. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Markup | readonly Markup[])[]
): Markup {
  const texts = parts.map((part, at) => part + (at < values.length ? show(values[at] ?? '') : ''));
  return { markup: texts.join('') };
}

function show(value: string | number | Markup | readonly Markup[]): string {
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('');
}

const characters: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => characters[character] ?? character);
}

const sources = "script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'";

const documentHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': `default-src 'none'; ${sources}; base-uri 'none'; frame-ancestors 'none'`,
};

const nothingYet =
  'There is nothing to show before the problems that the terminal names are mended.';

/** The workbench, as the site stands now. */
export function answerWorkbench({ response }: Call, { site }: DevServer, webRoot: WebRoot): void {
  const version = site.current();
  if (version === undefined) {
    answerText(response, 503, nothingYet);
    return;
  }
  const { manifest } = version.checked;
  const page = workbenchPage({
    siteName: webRoot === 'main' ? manifest.site.name : manifest.library.name,
    regions: summariseRegions(version.checked, site.diagnostics()),
    cards: listCardNames(version),
  });
  response.writeHead(200, documentHeaders);
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
