import type { Program } from '../../../cli/compile/site/program.ts';
import type { PageEntry, SiteData } from '../../../runtime/contract.ts';

/**
 * A program that renders each page of a version once, however often the version is shown: it is
 * known by its routes, so its other content must be the same each time.
 */
export function rememberPages(program: Program): Program {
  const rendered = new WeakMap<SiteData['routes'], Map<PageEntry, string>>();
  return {
    ...program,
    createSiteRenderer: (data, context) => {
      const pages = rendered.get(data.routes) ?? new Map<PageEntry, string>();
      rendered.set(data.routes, pages);
      const render = program.createSiteRenderer(data, context);
      return (page) => {
        const html = pages.get(page) ?? render(page);
        pages.set(page, html);
        return html;
      };
    },
  };
}
