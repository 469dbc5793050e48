import { setTimeout as wait } from 'node:timers/promises';
import type { PageEntry, WebRoot } from '../../runtime/contract.ts';
import type { Problem, ServerMessage } from '../../runtime/dev/messages.ts';
import type { DevSite } from './dev-site.ts';
import { findPage } from './dev-site.ts';
import { hashDocument } from './page-script.ts';
import { describeError, describeNotices } from './problems.ts';
import type { SiteVersion } from './version.ts';

/** A page that is open in a browser. */
export interface OpenPage {
  readonly webRoot: WebRoot;
  readonly path: string;
  readonly send: (message: ServerMessage) => void;
}

/** The pages that are open now, and what each was told. */
export interface OpenPages {
  /** @param served Names the document that the page shows. Returns what to call once the page is closed. */
  open(page: OpenPage, served: string): () => void;
  /** Tells each page what changed for it; returns how many are to show another document. */
  announce(): number;
  /** A page at this address has loaded its document anew. */
  loaded(webRoot: WebRoot, path: string): void;
  /** Resolves once all pages have loaded what they were told of: what no one waits for is to take no time before. */
  untilLoaded(): Promise<void>;
}

/** A page, the document that it was last told of, and the problems that it shows. */
interface Told {
  readonly page: OpenPage;
  served: string;
  problems: string;
  notices: string;
  isLoading: boolean;
}

/** Milliseconds; a page that has not asked by then is not looked at. */
const patience = 250;

/** Milliseconds after which what nobody sees, such as a sharing card, is made: the next edit would have it made again. */
const leisure = 500;

export function trackOpenPages(
  site: Pick<DevSite, 'current' | 'problems' | 'pending' | 'diagnostics'>,
): OpenPages {
  const pages = new Set<Told>();
  const announceTo = (told: Told): boolean => {
    const version = site.current();
    const { document, problems } = lookAt(version, told.page);
    tellProblems(told, [...site.problems(), ...site.pending(), ...problems]);
    tellNotices(told, describeNotices(site.diagnostics()));
    if (document?.isFinal === false && version !== undefined) void finish(told, version, document);
    if (document?.hash === undefined || document.hash === told.served) return false;
    told.served = document.hash;
    told.isLoading = true;
    told.page.send({ type: 'changed' });
    return true;
  };
  /** What takes time to make is made, and the page told again. */
  const finish = async (
    told: Told,
    version: SiteVersion,
    { page, hash }: ShownDocument,
  ): Promise<void> => {
    if (hash !== undefined) await wait(leisure, undefined, { ref: false });
    if (site.current() !== version) return;
    await version.render(page).catch(() => undefined);
    if (pages.has(told) && site.current() === version) announceTo(told);
  };
  return {
    open(page, served) {
      const told = { page, served, problems: '[]', notices: '[]', isLoading: false };
      pages.add(told);
      announceTo(told);
      return () => void pages.delete(told);
    },
    announce: () => [...pages].filter(announceTo).length,
    ...followLoading(pages),
  };
}

/** Knows which pages have loaded what they were told of. */
function followLoading(pages: ReadonlySet<Told>): Pick<OpenPages, 'loaded' | 'untilLoaded'> {
  const waiting = new Set<() => void>();
  const areLoaded = (): boolean => [...pages].every(({ isLoading }) => !isLoading);
  return {
    loaded(webRoot, path) {
      for (const told of pages) {
        if (told.page.webRoot === webRoot && told.page.path === path) told.isLoading = false;
      }
      if (!areLoaded()) return;
      for (const go of waiting) go();
      waiting.clear();
    },
    async untilLoaded() {
      if (areLoaded()) return;
      const loaded = new Promise<void>((resolve) => void waiting.add(resolve));
      await Promise.race([loaded, wait(patience, undefined, { ref: false })]);
    },
  };
}

function tellProblems(told: Told, problems: readonly Problem[]): void {
  const text = JSON.stringify(problems);
  if (text === told.problems) return;
  told.problems = text;
  told.page.send({ type: 'problems', problems });
}

function tellNotices(told: Told, notices: readonly Problem[]): void {
  const text = JSON.stringify(notices);
  if (text === told.notices) return;
  told.notices = text;
  told.page.send({ type: 'notices', notices });
}

/** What a page would show now. */
interface Look {
  readonly document?: ShownDocument;
  readonly problems: readonly Problem[];
}

interface ShownDocument {
  readonly page: PageEntry;
  /** Undefined while something that the page shows is made for the first time. */
  readonly hash: string | undefined;
  readonly isFinal: boolean;
}

function lookAt(version: SiteVersion | undefined, { webRoot, path }: OpenPage): Look {
  const page = version && findPage(version, webRoot, path);
  if (page === undefined) return { problems: [] };
  try {
    const quick = version?.renderNow(page);
    const hash = quick && hashDocument(quick.html);
    return { document: { page, hash, isFinal: quick?.isFinal === true }, problems: [] };
  } catch (error) {
    return { problems: describeError(error) };
  }
}
