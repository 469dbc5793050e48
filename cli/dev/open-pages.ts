import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { PageEntry, WebRoot } from '../../runtime/contract.ts';
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
  /** Sends each page what changed for it; returns how many are to show another document. */
  announce(): number;
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

/** Milliseconds after which what nobody sees, such as a sharing card, is made: the next edit would have it made again. */
const quietTimeMs = 500;

/** What is looked at of the site. */
type FollowedSite = Pick<DevSite, 'current' | 'problems' | 'pending' | 'diagnostics'>;

/** @param report Receives a line for what keeps an open page from being made. */
export function trackOpenPages(site: FollowedSite, report: (line: string) => void): OpenPages {
  const pages = new Set<TrackedPage>();
  let isClosed = false;
  const announceTo = (tracked: TrackedPage): boolean => {
    const version = site.current();
    const { document, failures } = lookAt(version, tracked.page);
    if (document?.isFinal === false && version !== undefined)
      void finish(tracked, version, document);
    else note(tracked, failures);
    return show(site, tracked, document);
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
  /** Makes what takes time, then shows the page again. */
  const finish = async (
    tracked: TrackedPage,
    version: SiteVersion,
    { page, hash }: ShownDocument,
  ): Promise<void> => {
    if (hash !== undefined) await wait(quietTimeMs, undefined, { ref: false });
    if (site.current() !== version) return;
    const failures = await version.render(page).then(() => [], describeError);
    if (!pages.has(tracked) || site.current() !== version) return;
    note(tracked, failures);
    show(site, tracked, failures.length === 0 ? lookAt(version, tracked.page).document : undefined);
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
      announceTo(tracked);
      return () => void pages.delete(tracked);
    },
    announce: () => [...pages].filter(announceTo).length,
    close() {
      isClosed = true;
      for (const { page } of pages) page.end();
      pages.clear();
    },
  };
}

/** Sends a page what changed for it; returns whether it is to show another document. */
function show(
  site: FollowedSite,
  tracked: TrackedPage,
  document: ShownDocument | undefined,
): boolean {
  const problems = [...site.problems(), ...site.pending(), ...tracked.failures];
  sendNews(tracked, { type: 'problems', problems });
  sendNews(tracked, { type: 'notices', notices: describeNotices(site.diagnostics()) });
  if (document?.hash === undefined || document.hash === tracked.served) return false;
  tracked.served = document.hash;
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

/** What a page would show now. */
interface Look {
  readonly document?: ShownDocument;
  /** What keeps it from being rendered. */
  readonly failures: readonly Problem[];
}

interface ShownDocument {
  readonly page: PageEntry;
  /** Undefined while something that the page shows is made for the first time. */
  readonly hash: string | undefined;
  readonly isFinal: boolean;
}

function lookAt(version: SiteVersion | undefined, { webRoot, path }: OpenPage): Look {
  const page = version && findPage(version, webRoot, path);
  if (page === undefined) return { failures: [] };
  try {
    const quick = version?.renderNow(page);
    const hash = quick && hashText(quick.html);
    return { document: { page, hash, isFinal: quick?.isFinal === true }, failures: [] };
  } catch (error) {
    return { failures: describeError(error) };
  }
}
