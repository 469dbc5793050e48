import { createLibraryEdition } from './app/library-edition.ts';
import { createMainEdition } from './app/main-edition.ts';
import { createRouter } from './app/router.ts';
import { createServices } from './app/services.ts';
import { isLibraryKind } from './app/view.ts';
import type { BuildContext, PageEntry, SiteData } from './contract.ts';
import { libraryRoutes } from './routes/library-routes.ts';
import { mainRoutes } from './routes/main-routes.ts';

/**
 * Renders pages to whole HTML documents. The patterns of the route table become React Router's routes and every page is
 * matched through them: a pattern that no component serves throws, and so does a page that no pattern leads to.
 */
export function createRenderer(data: SiteData, context: BuildContext): (page: PageEntry) => string {
  const services = createServices(data, context);
  const route = createRouter(data.routes.patterns, { ...mainRoutes, ...libraryRoutes });
  const prefixes = new Map(data.regions.map(({ key, pathPrefix }) => [key, pathPrefix]));
  const renderMain = createMainEdition(services, context);
  const renderLibrary = createLibraryEdition(services, context);
  return (page) => {
    const kind = route(page, prefixes.get(page.region) ?? '');
    return isLibraryKind(kind) ? renderLibrary(page, kind) : renderMain(page, kind);
  };
}
