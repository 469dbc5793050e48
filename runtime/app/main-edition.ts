import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { BuildContext, PageEntry } from '../contract.ts';
import { mainRoutes } from '../routes/main-routes.ts';
import { escapeMarkup } from './markup.ts';
import { createRegions } from './regions.ts';
import { renderRibbon } from './ribbon.ts';
import type { MainKind, MainPage, Services } from './view.ts';

/** Renders pages of the main site; what the pages of a region share is rendered once. */
export function createMainEdition(
  services: Services,
  context: BuildContext,
): (page: PageEntry, kind: MainKind) => string {
  const { site } = services.data;
  const regionOf = createRegions(services, context);
  const ribbon = renderRibbon(context, site.interface.preview);
  const { skipLink } = site.interface;
  return (entry, kind) => {
    const { scope, chrome, writeDocument } = regionOf(entry.region);
    const page: MainPage = { ...scope, page: entry, bottom: chrome.bottom };
    const route = mainRoutes[kind];
    const main = renderToString(createElement(route.View, page));
    return writeDocument({
      ...route.head(page),
      ...(kind === 'not-found' ? {} : { url: entry.url }),
      ...(route.isPlain === true && { isPlain: true }),
      ...(entry.audience && { audience: entry.audience }),
      body: wrap({ skipLink, ribbon, navbar: chrome.navbar(kind), main, footer: chrome.footer }),
    });
  };
}

/** The parts of a body, as markup. */
interface BodyParts {
  /** The words of the way past the bar. */
  readonly skipLink: string;
  /** The ribbon above all pages of a preview; empty in production. */
  readonly ribbon: string | undefined;
  readonly navbar: string;
  readonly main: string;
  readonly footer: string;
}

/** The body of every page: a way past the bar, the ribbon, the bar, the page, the footer. */
export function wrap({ skipLink, ribbon, navbar, main, footer }: BodyParts): string {
  const pastTheBar = `<a class="skip-link" href="#main">${escapeMarkup(skipLink)}</a>`;
  const head = ribbon === undefined ? [pastTheBar] : [pastTheBar, ribbon];
  return [...head, navbar, main, footer].join('\n');
}
