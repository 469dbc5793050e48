import { isDeepStrictEqual } from 'node:util';
import type { WebRoot } from '../../runtime/contract.ts';
import type { Problem, ServerMessage } from '../../runtime/dev/messages.ts';
import type { DevSite } from './dev-site.ts';
import { findPage } from './dev-site.ts';
import { hashText } from '../emit/module.ts';
import { describeError, describeNotices, printProblem } from './problems.ts';
import type { SiteVersion } from './version.ts';

/** A page that is open in a browser. */
export interface OpenPage {
  readonly webRoot: WebRoot;
  readonly path: string;
  readonly send: (message: ServerMessage) => void;
  /** Ends what is sent to it. */
  readonly end: () => void;
}

/** The pages that are open now, and what each was sent. */
export interface OpenPages {
  /** @param served Names the document that the page shows. Returns what to call once the page is closed. */
  open(page: OpenPage, served: string): () => void;
  /** Sends each page what changed for it; resolves to how many are to show another document. */
  announce(): Promise<number>;
  /** Lets go of all pages, and of those that ask from then on; they ask again by themselves. */
  close(): void;
}

/** A page, and what it was sent last: the document that it is to show, its problems and its notices. */
interface TrackedPage {
  readonly page: OpenPage;
  served: string;
  problems: string;
  notices: string;
  /** What kept it from being made when that was tried last. */
  failures: readonly Problem[];
}

/** What is looked at of the site. */
type FollowedSite = Pick<DevSite, 'current' | 'problems' | 'pending' | 'diagnostics'>;

/** @param report Receives a line for what keeps an open page from being made. */
export function trackOpenPages(site: FollowedSite, report: (line: string) => void): OpenPages {
  const pages = new Set<TrackedPage>();
  let isClosed = false;
  /** Returns whether the page is to show another document. */
  const announceTo = async (tracked: TrackedPage): Promise<boolean> => {
    const version = site.current();
    const { hash = tracked.served, failures } = await lookAt(version, tracked.page);
    if (!pages.has(tracked) || site.current() !== version) return false;
    note(tracked, failures);
    const problems = [...site.problems(), ...site.pending(), ...tracked.failures];
    sendNews(tracked, { type: 'problems', problems });
    sendNews(tracked, { type: 'notices', notices: describeNotices(site.diagnostics()) });
    if (hash === tracked.served) return false;
    tracked.served = hash;
    tracked.page.send({ type: 'changed' });
    return true;
  };
  /** Says at the terminal what keeps a page from being made, once. */
  const note = (tracked: TrackedPage, found: readonly Problem[]): void => {
    // What is wrong with the files keeps pages from being made as well, and is said in its own words.
    const failures = site.problems().length > 0 ? [] : found;
    if (!isDeepStrictEqual(failures, tracked.failures)) {
      for (const failure of failures) report(printProblem(failure));
    }
    tracked.failures = failures;
  };
  return {
    open(page, served) {
      if (isClosed) {
        page.end();
        return () => undefined;
      }
      // A page that was open before `dev` was started may show what is mended.
      const tracked = { page, served, problems: '', notices: '', failures: [] };
      pages.add(tracked);
      void announceTo(tracked);
      return () => void pages.delete(tracked);
    },
    async announce() {
      const changed = await Promise.all([...pages].map(announceTo));
      return changed.filter(Boolean).length;
    },
    close() {
      isClosed = true;
      for (const { page } of pages) page.end();
      pages.clear();
    },
  };
}

function sendNews(
  tracked: TrackedPage,
  message: Extract<ServerMessage, { readonly type: 'problems' | 'notices' }>,
): void {
  const text = JSON.stringify(message);
  if (text === tracked[message.type]) return;
  tracked[message.type] = text;
  tracked.page.send(message);
}

/** What a page would show now. */
interface Look {
  /** Names its document; undefined where there is none. */
  readonly hash?: string;
  /** What keeps it from being rendered. */
  readonly failures: readonly Problem[];
}

async function lookAt(
  version: SiteVersion | undefined,
  { webRoot, path }: OpenPage,
): Promise<Look> {
  const page = version && findPage(version, webRoot, path);
  if (version === undefined || page === undefined) return { failures: [] };
  try {
    return { hash: hashText(await version.renderOpen(page)), failures: [] };
  } catch (error) {
    return { failures: describeError(error) };
  }
}
