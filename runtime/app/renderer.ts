import { createLibraryRenderer } from './library-edition.ts';
import { createMainRenderer } from './main-edition.ts';
import { createRouter } from './router.ts';
import { createServices } from './services.ts';
import { isLibraryKind } from './view.ts';
import type { BuildContext, RenderPage, SiteData } from '../contract.ts';
import { libraryRoutes } from '../routes/library-routes.ts';
import { mainRoutes } from '../routes/main-routes.ts';

/**
 * Renders pages to whole HTML documents. The patterns of the route table become React Router's
 * routes, and which kind of page an address is, they decide: a pattern that no component serves
 * throws, and so does a page that no pattern leads to.
 */
export function createSiteRenderer(data: SiteData, context: BuildContext): RenderPage {
  const services = createServices(data, context);
  const route = createRouter(data.routes.patterns, { ...mainRoutes, ...libraryRoutes });
  const prefixes = new Map(data.regions.map(({ key, pathPrefix }) => [key, pathPrefix]));
  const renderMain = createMainRenderer(services, context);
  const renderLibrary = createLibraryRenderer(services, context);
  return (address) => {
    const kind = route(address, prefixes.get(address.region) ?? '');
    const page = { ...address, kind };
    return isLibraryKind(kind) ? renderLibrary(page, kind) : renderMain(page, kind);
  };
}
