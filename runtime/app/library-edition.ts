import type { BuildContext, LibraryConfig, PageEntry } from '../contract.ts';
import { libraryRoutes } from '../routes/library-routes.ts';
import { joinBody } from './body.ts';
import { createBreadcrumbs } from './breadcrumbs.ts';
import { libraryCard } from './card.ts';
import { createLibraryChrome } from './chrome.tsx';
import { clientSettings } from './client-settings.ts';
import { createDocument } from './document.ts';
import type { DocumentShell } from './document.ts';
import { renderMain } from './main-part.ts';
import { createPaper } from './paper.ts';
import { renderRibbon } from './ribbon.ts';
import { isLibraryKind } from './view.ts';
import type { LibraryKind, LibraryScope, Services } from './view.ts';

/**
 * Returns what renders pages of the library edition. Their shared parts are rendered with the first
 * of them.
 */
export function createLibraryRenderer(
  services: Services,
  context: BuildContext,
): (page: PageEntry, kind: LibraryKind) => string {
  const { skipLink } = services.data.site.interface;
  let made: ReturnType<typeof createEdition> | undefined;
  return (entry, kind) => {
    const { library } = services.data;
    if (library === undefined) throw new Error('The site has no library edition.');
    made ??= createEdition(services, library, context);
    const { scope, frame, ribbon, paper, breadcrumbs, writeDocument } = made;
    const page = { ...scope, page: entry };
    const route = libraryRoutes[kind];
    const { main, islands } = renderMain(route, page);
    return writeDocument({
      ...route.head(page),
      ...(kind === 'library-not-found' ? {} : { url: entry.url }),
      ...(entry.audience && { audience: entry.audience }),
      things: (publication) => [
        ...breadcrumbs(entry, publication),
        ...(route.things?.(page, publication) ?? []),
      ],
      islands,
      body: joinBody({ skipLink, ribbon, main, paper: paper(entry), ...frame(entry) }),
    });
  };
}

function createEdition(services: Services, library: LibraryConfig, context: BuildContext) {
  const { contact, modal, preview } = services.data.site.interface;
  const link: LibraryScope['link'] = (kind, params) => services.linkTo(kind, 'library', params);
  const scope: LibraryScope & Services = {
    ...services,
    library,
    link,
    modal: {
      closeHref: link('library-home'),
      words: modal,
      previewNotice: context.environment === 'production' ? undefined : preview.notice,
    },
  };
  return {
    scope,
    frame: createLibraryChrome(scope),
    ribbon: renderRibbon(context, preview, 'library'),
    paper: createPaper({
      contacts: library.contacts,
      origin: library.origin,
      title: contact.title,
    }),
    breadcrumbs: createBreadcrumbs(
      services.data.routes.pages.filter(isLibraryEntry),
      (step) => libraryRoutes[step.kind].head({ ...scope, page: step }).name,
    ),
    writeDocument: createDocument(shellOf(scope, context)),
  };
}

function shellOf(scope: LibraryScope & Services, context: BuildContext): DocumentShell {
  const { library } = scope;
  return {
    siteName: library.name,
    origin: library.origin,
    card: libraryCard(scope, context),
    icons: context.icons,
    themeColours: context.themeColours,
    isIndexed: context.environment === 'production',
    hasDataBlocks: context.isForReading !== true,
    settings: clientSettings(library, '', scope.data.site.interface.preview, context),
    client: context.client,
    marks: { 'data-region': 'library', 'data-accent': library.accent },
  };
}

type LibraryEntry = PageEntry & { readonly kind: LibraryKind };

function isLibraryEntry(page: PageEntry): page is LibraryEntry {
  return isLibraryKind(page.kind);
}
