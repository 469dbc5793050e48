import { randomBytes } from 'node:crypto';
import type { WebRoot } from '../../../runtime/contract.ts';
import type { Project } from '../../compile/project.ts';
import { printInstant } from '../../compile/resolve/moment.ts';
import { once } from '../../compile/values/once.ts';
import type { PreviewOptions } from '../../deliver/serve/preview.ts';
import type { Call } from '../../deliver/serve/service.ts';
import type { Cache } from '../../compile/site/cache/cache.ts';
import { openRebundling } from './rebundle.ts';
import { readToolFiles } from './tool-files.ts';
import { openAssetStore } from './asset-store.ts';
import { openDevSite } from './dev-site.ts';
import { openEdits } from './edits/edits.ts';
import { trackOpenPages } from './open-pages.ts';
import type { Sources } from './state.ts';
import type { QueueOptions } from './take-changes.ts';
import { openChangeQueue } from './take-changes.ts';

export interface DevOptions
  extends
    Pick<Sources, 'project' | 'select'>,
    Pick<PreviewOptions, 'ports' | 'allowedHosts' | 'report'>,
    Pick<QueueOptions, 'onUpdate'> {
  readonly cache: Cache;
  /** Folders of the program whose edits are followed, besides those of the project. */
  readonly programFolders: readonly string[];
  /** The instant that pages are shown as of until another one is chosen; by default that is now. */
  readonly instant?: string | undefined;
}

export type DevServer = ReturnType<typeof openServer>;

/** The site, and what its pages are answered from. */
export function openServer({ project: opened, instant: first, ...options }: DevOptions) {
  const { select, cache, onUpdate, report } = options;
  // Pages choose another instant.
  const project: Project & { at: string } = { ...opened };
  const { root } = project;
  const rebundling = openRebundling();
  const store = openAssetStore({ root, remember: cache.remember });
  const site = openDevSite({ project, rebundling, store, select });
  const pages = trackOpenPages(site, report);
  const queue = openChangeQueue({ site, pages, onUpdate, report });
  let instant = first;
  /** Reads the YAML again, and says at the terminal why. */
  const readAgain = (path: string) => queue.take([{ kind: 'content', path }]);
  return {
    project,
    site,
    pages,
    queue,
    readAgain,
    /** The browser side of `dev`; read when it is first asked for. */
    tools: once(readToolFiles),
    edits: openEdits(
      project,
      (path) => void readAgain(path),
      () => site.state().version?.site.resolved,
    ),
    /** Where each edition is served, once it is. */
    addresses: new Map<WebRoot, string>(),
    /** Sent to pages of this server alone; no other page can read an answer. */
    token: randomBytes(24).toString('base64url'),
    /** The instant that pages are shown as of; undefined while that is now. */
    instant: () => instant,
    /** Shows the site as it is at an instant, in UTC; without one, as it is now. */
    async showAt(at: string | undefined): Promise<void> {
      instant = at;
      project.at = at ?? printInstant(Date.now());
      await readAgain(`The site as of ${project.at}`);
      pages.tell({ type: 'instant', at });
    },
    close() {
      queue.close();
      pages.close();
      cache.save();
      return rebundling.close();
    },
  };
}

/** A call of a page. */
export interface DevCall extends Pick<Call, 'request' | 'response'> {
  readonly query: URLSearchParams;
  /** Web root of the page. */
  readonly webRoot: WebRoot;
}

/** A part of `dev` that pages call, below each web root. */
export interface Endpoint {
  /** What is posted changes something: it must carry the token, in the header `X-Dev-Token`. */
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Whether any path that begins so is meant. */
  readonly hasMore?: true;
  readonly answer: (call: DevCall, server: DevServer) => void | Promise<void>;
}
