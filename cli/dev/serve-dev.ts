import { randomBytes } from 'node:crypto';
import type { ApiContent } from '../serve/api/webinars.ts';
import type { Project } from '../project.ts';
import { embedApi } from '../serve/api/api.ts';
import type { Preview, PreviewOptions } from '../serve/preview.ts';
import { servePreview } from '../serve/preview.ts';
import type { ApiService } from '../serve/service.ts';
import type { Cache } from '../site/cache/cache.ts';
import { openRebundling } from '../site/rebundle.ts';
import { openAssetStore } from './asset-store.ts';
import type { Change, Watching } from './watch.ts';
import type { DevSite } from './dev-site.ts';
import { openDevSite } from './dev-site.ts';
import { openEdits } from './edits/edits.ts';
import { createDevService } from './endpoints.ts';
import type { EditorName } from './inspect/editors.ts';
import { trackOpenPages } from './open-pages.ts';
import type { Sources } from './state.ts';
import type { ChangeQueue, QueueOptions } from './take-changes.ts';
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

/** Listens at once; requests wait until the site was made for the first time. */
export interface DevServer extends Preview {
  /** Makes the site, and follows edits of it from then on. */
  start(): Promise<void>;
}

/** Serves the site from memory and keeps it up to date. Throws `PortError`. */
export async function serveDev(options: DevOptions): Promise<DevServer> {
  const { select, cache, editor, onUpdate, report } = options;
  // Pages choose another instant.
  const project: Project & { at: string } = { ...options.project };
  const { root } = project;
  const assetContext = { root, remember: cache.remember };
  const rebundling = openRebundling('preact');
  const store = openAssetStore(assetContext);
  const site = openDevSite({ project, assetContext, rebundling, store, select });
  const pages = trackOpenPages(site, report);
  const tools = openToolFiles(rebundling);
  const queue = openChangeQueue({ site, pages, onUpdate, report });
  const edits = openEdits(project, (path) => void queue.take([{ kind: 'content', path }]));
  const token = randomBytes(24).toString('base64url');
  const opener = { root, editor };
  const showAt = (at: string): Promise<void> => {
    project.at = at;
    return queue.take([{ kind: 'content', path: `The site as of ${at}` }]);
  };
  const server = { project, site, pages, tools, queue, edits, opener, token, showAt };
  let answer = (): void => undefined;
  const ready = new Promise<void>((resolve) => (answer = resolve));
  const preview = await servePreview({
    ...options,
    site,
    api: createApi(root, site),
    services: (webRoot) => [createDevService(server, webRoot)],
    ready,
  });
  const stop = (): Promise<unknown> => {
    queue.close();
    pages.close();
    answer();
    cache.save();
    return Promise.all([preview.close(), rebundling.close()]);
  };
  return { ...preview, ...createRun(project, queue, { answer, stop }) };
}

/** What starts and ends a server, at any time. */
function createRun(
  project: Project,
  queue: ChangeQueue,
  { answer, stop }: { readonly answer: () => void; readonly stop: () => Promise<unknown> },
): Pick<DevServer, 'start' | 'close'> {
  let watching: Promise<Watching> | undefined;
  let isClosed = false;
  return {
    async start() {
      // What is edited while the site is made for the first time is taken in after that.
      watching = watchProject(project, queue.take);
      await watching;
      if (isClosed) return;
      await queue.take(everything);
      answer();
    },
    async close() {
      isClosed = true;
      await Promise.all([watching?.then((each) => each.close()), stop()]);
    },
  };
}

/** What is made at the start, as if it had changed. */
const everything: readonly Change[] = [
  { kind: 'content', path: 'regions.yaml' },
  { kind: 'scripts', path: 'runtime' },
  { kind: 'styles', path: 'runtime/styles' },
];

/** The embedded API answers once there is content to answer from. */
function createApi(root: string, site: DevSite): ApiService {
  const content = (): ApiContent => {
    const version = site.current();
    if (version === undefined) throw new Error('There is nothing to answer from yet.');
    return version.site.manifest;
  };
  const api = embedApi({ root, site, content });
  return { ...api, accepts: (path) => site.current() !== undefined && api.accepts(path) };
}
