import { randomBytes } from 'node:crypto';
import type { WebRoot } from '../../runtime/contract.ts';
import { createGeometry } from '../emit/geometry/geometry.ts';
import type { Authority } from '../serve/access.ts';
import type { Misbehave } from '../serve/api/misbehave.ts';
import type { ApiContent } from '../serve/api/webinars.ts';
import { embedApi } from '../serve/embed-api.ts';
import type { Preview } from '../serve/preview.ts';
import { servePreview } from '../serve/preview.ts';
import type { ApiService } from '../serve/service.ts';
import type { Cache } from '../site/cache/cache.ts';
import { openRebundling } from '../site/rebundle.ts';
import { loadGalleries } from '../site/renderer.ts';
import { createAnswerChoice } from './api-answers.ts';
import { openAssetStore } from './asset-store.ts';
import type { Change } from './changes.ts';
import type { DevSite } from './dev-site.ts';
import { openDevSite } from './dev-site.ts';
import { openEdits } from './edits/edits.ts';
import { createDevService } from './endpoints.ts';
import type { EditorName } from './inspect/editors.ts';
import { openPageCounts } from './inspect/page-counts.ts';
import { keepLatest } from './latest.ts';
import { trackOpenPages } from './open-pages.ts';
import type { Sources } from './state.ts';
import type { TakerOptions } from './take-changes.ts';
import { createTaker } from './take-changes.ts';
import { openToolFiles } from './tool-files.ts';
import type { Watching } from './watch.ts';
import { watchProject } from './watch.ts';

export interface DevOptions extends Pick<Sources, 'project' | 'select'> {
  /** 0 is any free port. */
  readonly ports: Readonly<Record<WebRoot, number>>;
  /** Host names to answer under in addition to those of this machine. */
  readonly allowedHosts?: readonly Authority[];
  readonly cache: Cache;
  /** What "Open in editor" opens. */
  readonly editor: EditorName;
  /** Called with every batch of changes, once it was announced to the open pages. */
  readonly onUpdate: TakerOptions['onUpdate'];
  /** Receives one line for every answer that failed, and for every call that was refused. */
  readonly report: (line: string) => void;
}

/** Listens at once; requests wait until the site was made for the first time. */
export interface DevServer extends Preview {
  /** Makes the site, and follows edits of it from then on. */
  start(): Promise<void>;
}

/** Serves the site from memory and keeps it up to date. Throws `PortError`. */
export async function serveDev(options: DevOptions): Promise<DevServer> {
  const { project, select, ports, allowedHosts = [], cache, editor, onUpdate, report } = options;
  const { root } = project;
  const geometry = createGeometry(cache.remember);
  const workshop = { root, geometry, remember: cache.remember };
  const rebundling = await openRebundling('preact');
  const store = openAssetStore(workshop);
  const site = openDevSite({ project, workshop, rebundling, store, select });
  const pages = trackOpenPages(site);
  const tools = openToolFiles(rebundling);
  const token = randomBytes(24).toString('base64url');
  const galleries = keepLatest(async () => loadGalleries(await rebundling.examples()));
  const renewed = { tools, examples: galleries, scripts: galleries };
  const taker = createTaker({ site, pages, renewed, onUpdate, report });
  const answers = createAnswerChoice();
  const edits = openEdits(project);
  const opener = { root, editor };
  const pageCounts = openPageCounts(root);
  const shown = { site, pages, tools, galleries, pageCounts };
  const server = { ...shown, project, answers, edits, opener, token };
  let answer = (): void => undefined;
  const ready = new Promise<void>((resolve) => (answer = resolve));
  const preview = await servePreview({
    site,
    ports,
    allowedHosts,
    api: createApi(root, site, answers.misbehave),
    services: (webRoot) => [createDevService(server, webRoot)],
    ready,
    report,
  });
  let watching: Watching | undefined;
  return {
    ...preview,
    start: async () => {
      await taker.take(everything);
      watching = await watchProject(project, taker.take);
      answer();
    },
    close: async () => {
      taker.close();
      cache.save();
      await Promise.all([watching?.close(), preview.close(), rebundling.close()]);
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
function createApi(root: string, site: DevSite, misbehave: Misbehave): ApiService {
  const content = (): ApiContent => {
    const version = site.current();
    if (version === undefined) throw new Error('There is nothing to answer from yet.');
    return version.checked.manifest;
  };
  const api = embedApi({ root, site, content, misbehave });
  return { ...api, accepts: (path) => site.current() !== undefined && api.accepts(path) };
}
