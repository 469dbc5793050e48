import type { BuildContext, PageEntry } from '../contract.ts';
import { mainRoutes } from '../routes/main-routes.ts';
import { joinBody } from './body.ts';
import { createBreadcrumbs } from './breadcrumbs.ts';
import { renderMain } from './main-part.ts';
import { createPaper } from './paper.ts';
import { createRegions } from './regions.ts';
import { renderStateLine } from './state-line.ts';
import { isLibraryKind } from './view.ts';
import type { MainKind, MainPage, Services } from './view.ts';

/**
 * Returns what renders pages of the main site. The parts that all pages of a region share are
 * rendered once.
 */
export function createMainRenderer(
  services: Services,
  context: BuildContext,
): (page: PageEntry, kind: MainKind) => string {
  const { site } = services.data;
  const regionOf = createRegions(services, context);
  const { skipLink } = site.interface;
  const paper = createPaper({
    title: site.interface.contact.title,
    contacts: site.contacts,
    origin: context.origin ?? site.origin,
  });
  const nameOf = (entry: PageEntry): string => {
    // The start of the site belongs to another region, which a state that is built alone lacks.
    if (!isMainEntry(entry) || entry.kind === 'home') return site.name;
    return mainRoutes[entry.kind].head(pageOf(entry)).name;
  };
  const breadcrumbs = createBreadcrumbs(services.data.routes.pages.filter(isMainEntry), nameOf);
  const pageOf = (entry: PageEntry): MainPage => {
    const { scope, chrome } = regionOf(entry.region);
    return { ...scope, page: entry, nameOf, bottom: chrome.bottom };
  };
  return (entry, kind) => {
    const { chrome, ribbon, writeDocument } = regionOf(entry.region);
    const page = pageOf(entry);
    const route = mainRoutes[kind];
    const { main, islands } = renderMain(route, page);
    return writeDocument({
      ...route.head(page),
      ...(kind === 'not-found' ? {} : { url: entry.sameAs ?? entry.canonical ?? entry.url }),
      ...(route.isPlain === true && { isPlain: true }),
      ...(entry.audience && { audience: entry.audience }),
      things: (publication) => [
        ...breadcrumbs(entry, publication),
        ...(route.things?.(page, publication) ?? []),
      ],
      islands,
      body: joinBody({
        skipLink,
        ribbon,
        ...(entry.leadsTo === undefined ? chrome.frame(entry) : chrome.bareFrame()),
        stateLine: entry.leadsTo === undefined ? renderStateLine(entry, page) : '',
        main,
        paper: paper(entry),
      }),
    });
  };
}

type MainEntry = PageEntry & { readonly kind: MainKind };

function isMainEntry(page: PageEntry): page is MainEntry {
  return !isLibraryKind(page.kind);
}
