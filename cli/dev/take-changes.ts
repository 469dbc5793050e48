import type { Change } from './watch.ts';
import type { DevSite } from './dev-site.ts';
import type { OpenPages } from './open-pages.ts';
import type { SiteVersion } from './version.ts';

/** What became of a batch of changes. */
export interface Update {
  readonly changes: readonly Change[];
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

/** Takes in batches of changes, one at a time. */
export interface ChangeQueue {
  take(changes: readonly Change[]): Promise<void>;
  /** Resolves once all was taken in that has come so far. */
  settled(): Promise<void>;
  /** Drops what is still to be announced or taken in. */
  close(): void;
}

/** Milliseconds in which the rest of a half-written file comes. What is still wrong then is reported. */
const problemDelayMs = 100;

export function openChangeQueue(options: QueueOptions): ChangeQueue {
  const { site, report } = options;
  let last = Promise.resolve();
  let later: NodeJS.Timeout | undefined;
  let isClosed = false;
  const serially = (work: () => Promise<void>): Promise<void> => {
    last = last.then(work).catch((error: unknown) => report(String(error)));
    return last;
  };
  return {
    take: (changes) =>
      serially(async () => {
        if (isClosed) return;
        clearTimeout(later);
        const batch = { changes, before: site.current(), start: performance.now() };
        await site.update(changes);
        if (isClosed) return;
        if (batch.before === undefined || site.problems().length === 0)
          await announce(batch, options);
        else later = setTimeout(() => void announce(batch, options), problemDelayMs);
      }),
    settled: () => last,
    close() {
      isClosed = true;
      clearTimeout(later);
    },
  };
}

type Batch = Pick<Update, 'changes' | 'before'> & {
  /** As `performance.now()` has it. */
  readonly start: number;
};

async function announce(
  { start, ...batch }: Batch,
  { site, pages, onUpdate }: QueueOptions,
): Promise<void> {
  const changedPages = await pages.announce();
  onUpdate({ ...batch, site, changedPages, milliseconds: performance.now() - start });
}
