import type { WebRoot, PreviewMark } from '../../../runtime/contract.ts';
import type { ByWebRoot } from '../../compile/resolve/web-roots.ts';
import { valueFor } from '../../compile/resolve/web-roots.ts';
import { createHost } from './host.ts';
import type { ListenOptions } from './listen.ts';
import { listen } from './listen.ts';
import type { ApiService, ServedSite, Service } from './service.ts';
import { previewMarkPath } from '../../compile/manifest/table.ts';
import { answerJson } from './answer.ts';

export interface PreviewOptions extends Omit<ListenOptions, 'port' | 'services'> {
  /** Asked anew for every request, so that a rebuild is seen at once. */
  readonly site: ServedSite;
  /** 0 is any free port. Without one for the library edition that is not served. */
  readonly ports: ByWebRoot<number>;
  /** Answers the calls of the pages: the embedded API, or a proxy to another. */
  readonly api: ApiService;
  /** Answer before the site does. */
  readonly services?: (webRoot: WebRoot) => readonly Service[];
}

/** Both web roots of a site, served. */
export type Preview = Awaited<ReturnType<typeof servePreview>>;

/**
 * Serves a site as a host would, with its headers, redirects, rewrites and 404. Throws a
 * `UsageError` where a port is taken, and what an empty output throws.
 */
export async function servePreview(options: PreviewOptions) {
  const { site, ports, api, services } = options;
  site.rules();
  // Lets the forms of a preview build send, because the host that serves them is a preview
  // (docs/product.md F5).
  const mark: Service = {
    accepts: (path) => path === previewMarkPath,
    handle: async ({ response }) => {
      answerJson(response, 200, { submissions: api.submissions } satisfies PreviewMark);
    },
  };
  const serve = (webRoot: WebRoot) =>
    listen({
      ...options,
      port: valueFor(ports, webRoot),
      services: [...(services?.(webRoot) ?? []), api, mark, createHost(site, webRoot)],
    });
  const main = await serve('main');
  const library =
    ports.library === undefined
      ? undefined
      : await serve('library').catch(async (error: unknown) => {
          await main.close();
          throw error;
        });
  return {
    addresses: { main: main.address, library: library?.address },
    async close(): Promise<void> {
      await Promise.all([main.close(), library?.close()]);
    },
  };
}
