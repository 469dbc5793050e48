import { lstatSync, renameSync } from 'node:fs';
import { loadNativeCalls } from './native-calls.ts';

/** Where an output stands that is exchanged, and where it can stand aside for a moment. */
interface Exchange {
  readonly out: string;
  readonly aside: string;
}

/**
 * Puts the folder `next` in the place of an output, and what stood there in the place of `next`. That is one step
 * where the system can exchange two folders, else two of which the second follows at once; what ends the program
 * between them leaves the old output aside, from where `restoreOutput` puts it back.
 */
export async function exchange(next: string, { out, aside }: Exchange): Promise<void> {
  if (lstatSync(out, { throwIfNoEntry: false }) === undefined) {
    renameSync(next, out);
    return;
  }
  if (!(await swap(next, out))) exchangeByRenaming(next, { out, aside });
}

/** Whether the system has exchanged the two; not every file system can. */
async function swap(next: string, out: string): Promise<boolean> {
  const native = await loadNativeCalls();
  try {
    await native?.swap(next, out);
    return native !== undefined;
  } catch {
    return false;
  }
}

function exchangeByRenaming(next: string, { out, aside }: Exchange): void {
  renameSync(out, aside);
  try {
    renameSync(next, out);
  } catch (error) {
    renameSync(aside, out);
    throw error;
  }
  renameSync(aside, next);
}
