import type { WebRoot } from '../../runtime/contract.ts';
import type { Project } from '../project.ts';
import type { Call } from '../serve/service.ts';
import type { DevSite } from './dev-site.ts';
import type { Edits } from './edits/edits.ts';
import type { Opener } from './inspect/describe-place.ts';
import type { OpenPages } from './open-pages.ts';
import type { ToolFiles } from './page-script.ts';
import type { ChangeQueue } from './take-changes.ts';

/** What endpoints answer from. */
export interface DevServer {
  readonly project: Project;
  readonly site: DevSite;
  readonly pages: OpenPages;
  readonly tools: ToolFiles;
  readonly edits: Edits;
  readonly queue: ChangeQueue;
  /** Shows the site as it is at an instant, in UTC. */
  readonly showAt: (at: string) => Promise<void>;
  /** How the places that pages show are opened. */
  readonly opener: Opener;
  /** Made at start. It is sent to pages of this server alone; no other page can read an answer. */
  readonly token: string;
}

/** A call of a page. */
export interface DevCall extends Pick<Call, 'request' | 'response'> {
  readonly query: URLSearchParams;
  /** That the page is of. */
  readonly webRoot: WebRoot;
}

/** A part of `dev` that pages call, below each web root. */
export interface Endpoint {
  /** What is posted changes something: it must carry the token, in the header `X-Dev-Token`. */
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: (call: DevCall, server: DevServer) => void | Promise<void>;
}
