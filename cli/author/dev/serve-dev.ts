import { embedApi } from '../../deliver/serve/api/api.ts';
import { servePreview } from '../../deliver/serve/preview.ts';
import { createDevService } from './endpoints.ts';
import type { DevOptions } from './server.ts';
import { openServer } from './server.ts';
import type { Watching } from './watch.ts';
import { watchProject } from './watch.ts';

/** Listens at once; requests wait for the first site. Throws a `UsageError` without a port. */
export async function serveDev(options: DevOptions) {
  const server = openServer(options);
  const { project, site, queue } = server;
  let answer = (): void => undefined;
  const ready = new Promise<void>((resolve) => (answer = resolve));
  const content = () => site.state().version?.site.manifest;
  const preview = await servePreview({
    ...options,
    site,
    api: embedApi({ root: project.root, site, content }),
    services: (webRoot) => [createDevService(server, webRoot)],
    ready,
  });
  server.addresses.set('main', preview.addresses.main);
  server.addresses.set('library', preview.addresses.library ?? '');
  let watching: Promise<Watching> | undefined;
  return {
    addresses: preview.addresses,
    /** Makes the site, and follows edits of it from then on. */
    async start(): Promise<void> {
      // What is edited while the site is made for the first time is taken in after that.
      watching = watchProject(project, queue.take, options.programFolders);
      await watching;
      await server.readAgain(project.regionsFile);
      answer();
    },
    async close(): Promise<void> {
      const closing = server.close();
      answer();
      await Promise.all([closing, watching?.then((each) => each.close()), preview.close()]);
    },
  };
}
