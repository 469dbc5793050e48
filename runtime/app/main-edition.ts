import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { BuildContext, PageEntry } from '../contract.ts';
import { mainRoutes } from '../routes/main-routes.ts';
import { joinBody } from './body.ts';
import { createPaper } from './paper.ts';
import { createRegions } from './regions.ts';
import { renderRibbon } from './ribbon.ts';
import type { MainKind, MainPage, Services } from './view.ts';

/** Returns what renders pages of the main site. The parts that all pages of a region share are rendered once. */
export function createMainRenderer(
  services: Services,
  context: BuildContext,
): (page: PageEntry, kind: MainKind) => string {
  const { site } = services.data;
  const regionOf = createRegions(services, context);
  const ribbon = renderRibbon(context, site.interface.preview);
  const { skipLink } = site.interface;
  const paper = createPaper({
    title: site.interface.contact.title,
    contacts: site.contacts,
    origin: context.origin ?? site.origin,
  });
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
      body: joinBody({
        skipLink,
        ribbon,
        ...(entry.leadsTo === undefined ? chrome.frame(kind) : chrome.bareFrame()),
        main,
        paper: paper(entry),
      }),
    });
  };
}
