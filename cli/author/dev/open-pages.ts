import { isDeepStrictEqual } from 'node:util';
import type { PageEntry, WebRoot } from '../../../runtime/contract.ts';
import type { Problem, ServerMessage } from '../page/messages.ts';
import type { DevSite } from './dev-site.ts';
import { findPage } from './dev-site.ts';
import { hashText } from '../../compile/values/hash.ts';
import { describeDiagnostics, describeError, printProblem } from './problems.ts';
import { problemsOf } from './state.ts';
import type { SiteVersion } from './version.ts';

export interface OpenPage {
  readonly webRoot: WebRoot;
  readonly path: string;
  readonly send: (message: ServerMessage) => void;
  /** Ends what is sent to it. */
  readonly end: () => void;
}

export type OpenPages = ReturnType<typeof trackOpenPages>;

/** A page, and what it was sent last. */
interface TrackedPage {
  readonly page: OpenPage;
  served: string;
  problems: string;
  notices: string;
  /** Why the last attempt to make it failed. */
  failures: readonly Problem[];
}

/** @param report Receives a line for what keeps an open page from being made. */
export function trackOpenPages(site: Pick<DevSite, 'state'>, report: (line: string) => void) {
  const pages = new Set<TrackedPage>();
  let isClosed = false;
  const announceTo = (tracked: TrackedPage) =>
    announceNews(tracked, site, () => pages.has(tracked), report);
  return {
    /**
     * @param served Names the document that the page shows. Returns what to call once the page is
     * closed.
     */
    open(page: OpenPage, served: string): () => void {
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
    /** Keys of the regions that pages are open of. */
    regions(): ReadonlySet<string> {
      const { version } = site.state();
      const open = [...pages].map(({ page }) => version && findOpen(version, page)?.region);
      return new Set(open.filter((region) => region !== undefined));
    },
    /**
     * Has pages load another document where there is one, before it is known what is wrong with it;
     * resolves to how many do.
     */
    async announceUnchecked() {
      const { version } = site.state();
      const changed = await Promise.all(
        [...pages].map(async (tracked) => {
          const { hash } = await lookAt(version, tracked.page);
          return pages.has(tracked) && sendDocument(tracked, hash);
        }),
      );
      return changed.filter(Boolean).length;
    },
    /** Sends each page what changed for it; resolves to how many are to show another document. */
    async announce() {
      const changed = await Promise.all([...pages].map(announceTo));
      return changed.filter(Boolean).length;
    },
    /** Sends all pages the same. */
    tell(message: ServerMessage): void {
      for (const { page } of pages) page.send(message);
    },
    /** Ends the requests of all pages, and later ones at once; pages ask again by themselves. */
    close() {
      isClosed = true;
      for (const { page } of pages) page.end();
      pages.clear();
    },
  };
}

/** Sends a page what is new, unless it is closed; returns whether its document is another. */
async function announceNews(
  tracked: TrackedPage,
  site: Pick<DevSite, 'state'>,
  isOpen: () => boolean,
  report: (line: string) => void,
): Promise<boolean> {
  const { version } = site.state();
  const { hash, failures } = await lookAt(version, tracked.page);
  const state = site.state();
  if (!isOpen() || state.version !== version) return false;
  const problems = problemsOf(state);
  // What is wrong with the files keeps pages from being made as well, and is said in its own words.
  const found = problems.length > 0 ? [] : failures;
  if (!isDeepStrictEqual(found, tracked.failures))
    for (const each of found) report(printProblem(each));
  tracked.failures = found;
  const notices = describeDiagnostics(state.diagnostics, 'notices');
  sendNews(tracked, { type: 'problems', problems: [...problems, ...state.pending, ...found] });
  sendNews(tracked, { type: 'notices', notices });
  return sendDocument(tracked, hash);
}

/** Returns whether the document of a page is another. */
function sendDocument(tracked: TrackedPage, hash = tracked.served): boolean {
  if (hash === tracked.served) return false;
  tracked.served = hash;
  tracked.page.send({ type: 'changed' });
  return true;
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

function findOpen(version: SiteVersion, { webRoot, path }: OpenPage): PageEntry | undefined {
  return findPage(version, webRoot, path);
}

/** Names the document that a page would show, and says what keeps it from being made. */
async function lookAt(version: SiteVersion | undefined, open: OpenPage) {
  const page = version && findOpen(version, open);
  if (version === undefined || page === undefined) return { failures: [] };
  try {
    return { hash: hashText(await version.renderOpen(page)), failures: [] };
  } catch (error) {
    return { failures: describeError(error) };
  }
}
