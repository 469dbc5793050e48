import { createLibraryRenderer } from './library-edition.ts';
import { createMainRenderer } from './main-edition.ts';
import { createServices } from './services.ts';
import { isLibraryKind } from './view.ts';
import type { BuildContext, RenderPage, RoutePattern, SiteData } from '../contract.ts';
import { libraryRoutes } from '../routes/library-routes.ts';
import { mainRoutes } from '../routes/main-routes.ts';

/** Renders pages to whole HTML documents. A pattern that no component serves throws. */
export function createSiteRenderer(data: SiteData, context: BuildContext): RenderPage {
  const services = createServices(data, context);
  data.routes.patterns.forEach(requireComponent);
  const renderMain = createMainRenderer(services, context);
  const renderLibrary = createLibraryRenderer(services, context);
  return (page) => {
    const { kind } = page;
    return isLibraryKind(kind) ? renderLibrary(page, kind) : renderMain(page, kind);
  };
}

function requireComponent({ kind, pattern }: RoutePattern): void {
  if (!Object.hasOwn({ ...mainRoutes, ...libraryRoutes }, kind)) {
    throw new Error(`No component serves the route "${pattern}" of kind "${kind}".`);
  }
}
