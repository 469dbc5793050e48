import { randomBytes } from 'node:crypto';
import type { WebRoot } from '../../../runtime/contract.ts';
import type { Project } from '../../compile/project.ts';
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
}

export type DevServer = ReturnType<typeof openServer>;

/** The site, and what its pages are answered from. */
export function openServer({ project: opened, select, cache, onUpdate, report }: DevOptions) {
  // Pages choose another instant.
  const project: Project & { at: string } = { ...opened };
  const { root } = project;
  const rebundling = openRebundling();
  const store = openAssetStore({ root, remember: cache.remember });
  const site = openDevSite({ project, rebundling, store, select });
  const pages = trackOpenPages(site, report);
  const queue = openChangeQueue({ site, pages, onUpdate, report });
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
    edits: openEdits(project, (path) => void readAgain(path)),
    /** Where each edition is served, once it is. */
    addresses: new Map<WebRoot, string>(),
    /** Sent to pages of this server alone; no other page can read an answer. */
    token: randomBytes(24).toString('base64url'),
    /** Shows the site as it is at an instant, in UTC. */
    showAt(at: string) {
      project.at = at;
      return readAgain(`The site as of ${at}`);
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
