import { devPaths } from '../../runtime/dev/messages.ts';
import type { Markup } from './markup.ts';
import { html } from './markup.ts';
import type { RegionStanding } from './region-standing.ts';

/** What the workbench shows. */
export interface WorkbenchFacts {
  readonly siteName: string;
  readonly regions: readonly RegionStanding[];
  /** Keys of the editions that have a sharing card, and what each is called. */
  readonly cards: readonly { readonly key: string; readonly name: string }[];
}

/** The workbench: one document that shows how the regions stand, and their sharing cards. */
export function workbenchPage(facts: WorkbenchFacts): string {
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

function regionRow(region: RegionStanding): Markup {
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
