import type { FileChange } from './watch.ts';
import type { DevSite } from './dev-site.ts';
import type { OpenPages } from './open-pages.ts';
import { problemsOf } from './state.ts';
import type { SiteVersion } from './version.ts';

/** What became of a batch of changes. */
export interface Update {
  readonly changes: readonly FileChange[];
  readonly site: DevSite;
  readonly before: SiteVersion | undefined;
  /** How many open pages are to show another document. */
  readonly changedPages: number;
  readonly milliseconds: number;
}

export interface QueueOptions {
  readonly site: DevSite;
  readonly pages: OpenPages;
  /** Called with every batch of changes, once it was announced to the open pages. */
  readonly onUpdate: (update: Update) => void;
  /** Receives a line for what should not have happened. */
  readonly report: (line: string) => void;
}

/** Milliseconds for the rest of a half-written file to come. */
const problemDelayMs = 100;

export type ChangeQueue = ReturnType<typeof openChangeQueue>;

/** Takes in batches of changes, one at a time. */
export function openChangeQueue({ site, pages, onUpdate, report }: QueueOptions) {
  let last = Promise.resolve();
  let later: NodeJS.Timeout | undefined;
  let isClosed = false;
  const serially = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work).catch((error: unknown) => report(String(error)));
    return last;
  };
  return {
    take: (changes: readonly FileChange[]) =>
      serially(async () => {
        if (isClosed) return;
        clearTimeout(later);
        const start = performance.now();
        const before = site.state().version;
        const announce = async (): Promise<void> => {
          const changedPages = await pages.announce();
          const milliseconds = performance.now() - start;
          onUpdate({ changes, before, site, changedPages, milliseconds });
        };
        await site.update(changes);
        if (isClosed) return;
        const isShown = before === undefined || problemsOf(site.state()).length === 0;
        if (isShown) await announce();
        else later = setTimeout(() => void announce(), problemDelayMs);
      }),
    /** Resolves once all was taken in that has come so far. */
    settled: () => last,
    /** Drops what is still to be announced or taken in. */
    close() {
      isClosed = true;
      clearTimeout(later);
    },
  };
}
