import { randomBytes } from 'node:crypto';
import type { ApiContent } from '../serve/api/webinars.ts';
import type { Project } from '../project.ts';
import { embedApi } from '../serve/api/api.ts';
import type { PreviewOptions } from '../serve/preview.ts';
import { servePreview } from '../serve/preview.ts';
import type { ApiService } from '../serve/service.ts';
import type { Cache } from '../site/cache/cache.ts';
import type { Rebundling } from '../site/rebundle.ts';
import { openRebundling } from '../site/rebundle.ts';
import { openAssetStore } from './asset-store.ts';
import type { Watching } from './watch.ts';
import type { DevSite } from './dev-site.ts';
import { openDevSite } from './dev-site.ts';
import { openEdits } from './edits/edits.ts';
import type { DevServer } from './endpoint.ts';
import { createDevService } from './endpoints.ts';
import type { EditorName } from './inspect/editors.ts';
import { trackOpenPages } from './open-pages.ts';
import type { Sources } from './state.ts';
import type { QueueOptions } from './take-changes.ts';
import { openChangeQueue } from './take-changes.ts';
import { openToolFiles } from './page-script.ts';
import { watchProject } from './watch.ts';

export interface DevOptions
  extends
    Pick<Sources, 'project' | 'select'>,
    Pick<PreviewOptions, 'ports' | 'allowedHosts' | 'report'>,
    Pick<QueueOptions, 'onUpdate'> {
  readonly cache: Cache;
  /** What "Open in editor" opens. */
  readonly editor: EditorName;
}

/**
 * Serves the site from memory and keeps it up to date. Listens at once; requests wait until the site was made for the first
 * time. Throws a `UsageError` where a port cannot be had.
 */
export async function serveDev(options: DevOptions) {
  const { cache } = options;
  const rebundling = openRebundling();
  const server = openServer(options, rebundling);
  const { project, site, pages, queue } = server;
  let answer = (): void => undefined;
  const ready = new Promise<void>((resolve) => (answer = resolve));
  const preview = await servePreview({
    ...options,
    site,
    api: createApi(project.root, site),
    services: (webRoot) => [createDevService(server, webRoot)],
    ready,
  });
  let watching: Promise<Watching> | undefined;
  let isClosed = false;
  return {
    addresses: preview.addresses,
    /** Makes the site, and follows edits of it from then on. */
    async start(): Promise<void> {
      // What is edited while the site is made for the first time is taken in after that.
      watching = watchProject(project, queue.take);
      await watching;
      if (isClosed) return;
      await queue.take([{ kind: 'content', path: project.regionsFile }]);
      answer();
    },
    async close(): Promise<void> {
      isClosed = true;
      queue.close();
      pages.close();
      answer();
      cache.save();
      const closing = watching?.then((each) => each.close());
      await Promise.all([closing, preview.close(), rebundling.close()]);
    },
  };
}

/** The site, and what its pages are answered from. */
function openServer(
  { project: opened, select, cache, editor, onUpdate, report }: DevOptions,
  rebundling: Rebundling,
): DevServer {
  // Pages choose another instant.
  const project: Project & { at: string } = { ...opened };
  const { root } = project;
  const store = openAssetStore({ root, remember: cache.remember });
  const site = openDevSite({ project, rebundling, store, select });
  const pages = trackOpenPages(site, report);
  const queue = openChangeQueue({ site, pages, onUpdate, report });
  return {
    ...{ project, site, pages, queue },
    tools: openToolFiles(rebundling),
    edits: openEdits(project, (path) => void queue.take([{ kind: 'content', path }])),
    opener: { root, editor },
    token: randomBytes(24).toString('base64url'),
    showAt(at) {
      project.at = at;
      return queue.take([{ kind: 'content', path: `The site as of ${at}` }]);
    },
  };
}

/** The embedded API answers once there is content to answer from. */
function createApi(root: string, site: DevSite): ApiService {
  const content = (): ApiContent => {
    const { version } = site.state();
    if (version === undefined) throw new Error('There is nothing to answer from yet.');
    return version.site.manifest;
  };
  const api = embedApi({ root, site, content });
  return { ...api, accepts: (path) => site.state().version !== undefined && api.accepts(path) };
}
