import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { bundleFolder } from '../../emit/program-folder.ts';
import type { HashedFile, OutputEntry } from '../output-file.ts';
import { openDraft } from './draft.ts';

/** Writes the files of a draft. */
export interface Writer {
  /** Takes files to write, and may return before they are. */
  write(files: readonly OutputEntry[]): void;
  /** All files that were taken, once they are written; rejects when one could not be. */
  flushed(): Promise<readonly HashedFile[]>;
  /** Ends the writing, whatever is still to be written. */
  close(): Promise<void>;
}

/** Below this many files a worker thread takes longer to start than it saves. */
const worthThread = 200;

/** A writer for about `files` files. Many are written in a worker thread while others are still being rendered. */
export function openWriter(draft: string, files: number): Writer {
  const isWorthIt = files >= worthThread && availableParallelism() > 1;
  return isWorthIt ? writeInThread(draft) : writeAtOnce(draft);
}

function writeAtOnce(draft: string): Writer {
  const { write } = openDraft(draft);
  const written: HashedFile[] = [];
  return {
    write: (files) => {
      for (const file of files) written.push(write(file));
    },
    flushed: () => Promise.resolve(written),
    close: () => Promise.resolve(),
  };
}

const workerFile = `${bundleFolder}write-worker.cjs`;

function writeInThread(draft: string): Writer {
  const worker = new Worker(workerFile, { workerData: draft });
  const failure = once(worker, 'error').then(([error]) => Promise.reject(error));
  failure.catch(() => undefined);
  const written: HashedFile[] = [];
  worker.on('message', (files: readonly HashedFile[]) => written.push(...files));
  let taken = 0;
  return {
    write: (files) => {
      taken += files.length;
      const sent = files.map(({ path, contents }) => ({ path, contents: ownBytes(contents) }));
      worker.postMessage(
        sent,
        sent.map(({ contents }) => contents.buffer),
      );
    },
    flushed: async () => {
      while (written.length < taken) await Promise.race([once(worker, 'message'), failure]);
      return written;
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

const encoder = new TextEncoder();

/** In memory that nothing else is in, so that it can be handed to the thread instead of being copied. */
function ownBytes(contents: OutputEntry['contents']): Uint8Array<ArrayBuffer> {
  return typeof contents === 'string' ? encoder.encode(contents) : new Uint8Array(contents);
}
