import type { PageRow } from '../manifest/table.ts';
import { devPaths } from '../../runtime/dev/messages.ts';
import type { Galleries } from '../site/renderer.ts';
import type { ApiAnswer } from './api-answers.ts';
import { apiAnswers } from './api-answers.ts';
import type { Markup } from './markup.ts';
import { html } from './markup.ts';
import type { RegionStanding } from './region-standing.ts';

/** What the workbench shows. */
export interface WorkbenchFacts {
  readonly siteName: string;
  readonly token: string;
  readonly regions: readonly RegionStanding[];
  readonly galleries: Galleries;
  /** Keys of the editions that have a sharing card, and what each is called. */
  readonly cards: readonly { readonly key: string; readonly name: string }[];
  /** A page of each kind that has a form. */
  readonly forms: readonly Pick<PageRow, 'kind' | 'url'>[];
  readonly answer: ApiAnswer | undefined;
}

/** The workbench: one document that shows how the site and its parts stand. */
export function workbenchPage(facts: WorkbenchFacts): string {
  const { siteName, token } = facts;
  const page = html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="dev-token" content="${token}" />
        <title>Workbench of ${siteName}</title>
        <link rel="stylesheet" href="${devPaths.workbenchStyles}" />
        <script type="module" src="${devPaths.workbenchScript}"></script>
      </head>
      <body>
        <header class="masthead">
          <h1 class="masthead__title">Workbench</h1>
          <p class="masthead__site"><a href="/">${siteName}</a></p>
          <nav class="masthead__contents" aria-label="Contents">
            <a href="#regions">Regions</a> <a href="#components">Components</a>
            <a href="#cards">Sharing cards</a> <a href="#forms">Forms</a>
          </nav>
        </header>
        <main>
          ${regionsPart(facts)} ${componentsPart(facts)} ${cardsPart(facts)} ${formsPart(facts)}
        </main>
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

const widths = [360, 768, 1280] as const;

function componentsPart({ galleries }: WorkbenchFacts): Markup {
  const names = Object.keys(galleries);
  return html`<section class="part" id="components" aria-labelledby="components-title">
    <div class="part__head">
      <h2 id="components-title">Components</h2>
      <p class="part__lead">Every example, in light and in dark.</p>
      <fieldset class="choice">
        <legend>Width</legend>
        ${widths.map(
          (width, at) =>
            html`<label>
              <input type="radio" name="width" value="${width}" ${at === 0 ? 'checked' : ''} />
              <span>${width} px</span>
            </label>`,
        )}
      </fieldset>
    </div>
    <ul class="index">
      ${names.map((name) => html`<li><a href="#component-${name}">${name}</a></li>`)}
    </ul>
    ${names.map(componentEntry)}
  </section>`;
}

function componentEntry(name: string): Markup {
  return html`<article class="component" id="component-${name}">
    <h3>${name}</h3>
    <div class="frames">
      ${(['light', 'dark'] as const).map(
        (scheme) =>
          html`<iframe
            class="frame frame--${scheme}"
            title="${name}, ${scheme}"
            loading="lazy"
            src="${devPaths.examples}?component=${name}"
          ></iframe>`,
      )}
    </div>
  </article>`;
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

function formsPart({ forms, answer }: WorkbenchFacts): Markup {
  return html`<section class="part" id="forms" aria-labelledby="forms-title">
    <div class="part__head">
      <h2 id="forms-title">Forms</h2>
      <p class="part__lead">
        Choose how the API answers, and then try a form. The choice holds for both editions until
        another is made.
      </p>
    </div>
    <fieldset class="answers">
      <legend>The API answers</legend>
      ${answerChoice('', 'As it should', answer === undefined)}
      ${apiAnswers.map(({ key, label }) => answerChoice(key, label, answer?.key === key))}
    </fieldset>
    <p class="count" aria-live="polite"><output data-answer-state></output></p>
    <ul class="index">
      ${forms.map(({ kind, url }) => html`<li><a href="${url}" target="_blank">${kind}</a></li>`)}
    </ul>
  </section>`;
}

function answerChoice(key: string, label: string, isChosen: boolean): Markup {
  return html`<label>
    <input type="radio" name="answer" value="${key}" ${isChosen ? 'checked' : ''} />
    <span>${label}</span>
  </label>`;
}
