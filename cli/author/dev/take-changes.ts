import { setTimeout as wait } from 'node:timers/promises';
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

/** Milliseconds for pages to load what they are to show, before a check keeps the server busy. */
const loadMs = 50;

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
  const isSound = (): boolean => problemsOf(site.state()).length === 0;
  return {
    take: (changes: readonly FileChange[]) =>
      serially(async () => {
        if (isClosed) return;
        clearTimeout(later);
        const start = performance.now();
        const before = site.state().version;
        let shown: Pick<Update, 'changedPages' | 'milliseconds'> | undefined;
        const announce = async (): Promise<void> => {
          const changed = await pages.announce();
          const milliseconds = performance.now() - start;
          // A page that goes back to what it showed has not changed.
          const changedPages = shown && !isSound() ? 0 : changed;
          const update = { changes, before, site, changedPages, milliseconds };
          onUpdate({ ...update, ...(isSound() && shown) });
        };
        const show = async (): Promise<void> => {
          const changedPages = await pages.announceUnchecked();
          if (changedPages === 0) return;
          shown = { changedPages, milliseconds: performance.now() - start };
          await wait(loadMs);
        };
        await site.update(changes, { regions: pages.regions, show });
        if (isClosed) return;
        if (before === undefined || isSound()) await announce();
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
