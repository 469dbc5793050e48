import type { BuildContext, PageEntry } from '../contract.ts';
import { mainRoutes } from '../routes/main-routes.ts';
import { joinBody } from './body.ts';
import { createBreadcrumbs } from './breadcrumbs.ts';
import { renderMain } from './main-part.ts';
import { createPaper } from './paper.ts';
import { createRegions } from './regions.ts';
import { renderStateLine } from './state-line.ts';
import { english, foreignOf, interfaceIn, shownGroups } from '../services/languages.ts';
import { isLibraryKind } from './view.ts';
import type { MainKind, MainPage, RegionScope, Services } from './view.ts';

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
    return { ...inLanguage(entry, scope), page: entry, nameOf, bottom: chrome.bottom };
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
        ...skipLinkOf(page),
        ribbon,
        ...(entry.leadsTo === undefined ? chrome.frame(entry) : chrome.bareFrame()),
        stateLine: entry.leadsTo === undefined ? renderStateLine(entry, page) : '',
        main,
        paper: paper(entry),
      }),
    });
  };
}

/** What a page is made from, in its language; drawings say in English what they show. */
function inLanguage({ params }: PageEntry, scope: RegionScope & Services) {
  const lang = foreignOf(scope.region.blockPages?.[params['page'] ?? '']?.lang);
  if (lang === undefined) return scope;
  const asset: Services['asset'] = (named) => ({ ...scope.asset(named), lang: english });
  return { ...scope, lang, asset };
}

/** The link past the menu, and the languages of what surrounds a page that is not in English. */
function skipLinkOf({ lang, site }: MainPage) {
  const { words, lang: skipLink } = interfaceIn(lang, site, shownGroups.page);
  const languages = lang === undefined ? {} : { languages: { skipLink, around: english } };
  return { skipLink: words.skipLink, ...languages };
}

type MainEntry = PageEntry & { readonly kind: MainKind };

function isMainEntry(page: PageEntry): page is MainEntry {
  return !isLibraryKind(page.kind);
}
