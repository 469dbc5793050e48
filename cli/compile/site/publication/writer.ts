import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { bundleFolder } from '../../program-folder.ts';
import type { HashedFile, OutputEntry } from '../output-file.ts';
import { openDraft } from './draft.ts';
import type { Succession } from './file-times.ts';

/** Writes the files of a draft. */
export interface Writer {
  /** Takes files to write, and may return before they are; their contents may change then. */
  write(files: readonly OutputEntry[]): void;
  /** All files that were taken, once they are written; rejects when one could not be. */
  flushed(): Promise<readonly HashedFile[]>;
  /** Ends the writing, whatever is still to be written. */
  close(): Promise<void>;
}

/** Below this many files a worker thread takes longer to start than it saves. */
const worthThread = 200;

/** Opens a writer. Many files are written in a thread, while others are rendered. */
export function openWriter(draft: string, files: number, succession?: Succession): Writer {
  const isWorthIt = files >= worthThread && availableParallelism() > 1;
  return isWorthIt ? writeInThread(draft, succession) : writeAtOnce(draft, succession);
}

function writeAtOnce(draft: string, succession?: Succession): Writer {
  const { write } = openDraft(draft, succession);
  const written: HashedFile[] = [];
  return {
    write: (files) => {
      for (const file of files) written.push(write(file));
    },
    flushed: () => Promise.resolve(written),
    close: () => Promise.resolve(),
  };
}

/** What the thread works with. */
export interface WorkerInput {
  readonly draft: string;
  readonly succession: Succession | undefined;
  /** How many parcels are written; more than any build has once the thread has failed. */
  readonly ended: Int32Array<SharedArrayBuffer>;
}

/** A parcel of files to write, or the question which ones were written since the last report. */
export type Order = readonly OutputEntry[] | 'report';

const workerFile = `${bundleFolder}write-worker.cjs`;

function writeInThread(draft: string, succession?: Succession): Writer {
  const ended = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: WorkerInput = { draft, succession, ended };
  const worker = new Worker(workerFile, { workerData });
  const order = (what: Order): void => worker.postMessage(what);
  const failure = once(worker, 'error').then(([error]) => Promise.reject(error));
  failure.catch(() => undefined);
  const written: HashedFile[] = [];
  const rooms = new SharedArrayBuffer((mostWaiting + 1) * parcelBytes);
  let sent = 0;
  let parcel: OutputEntry[] = [];
  let room: Buffer = Buffer.from(rooms, 0, parcelBytes);
  const send = (): void => {
    order(parcel);
    parcel = [];
    sent += 1;
    // What the thread has yet to write stays as it is.
    room = isReached(ended, sent - mostWaiting)
      ? Buffer.from(rooms, (sent % (mostWaiting + 1)) * parcelBytes, parcelBytes)
      : Buffer.alloc(parcelBytes);
  };
  return {
    write: (files) => {
      for (const { path, contents } of files) {
        const length = Buffer.byteLength(contents);
        if (length > room.length) send();
        const isLarge = length > room.length;
        parcel.push({ path, contents: isLarge ? contents : put(contents, room, length) });
        room = room.subarray(length);
        // What is larger than a whole room is copied on its way.
        if (isLarge) send();
      }
    },
    flushed: async () => {
      send();
      order('report');
      const [report] = await Promise.race([once(worker, 'message'), failure]);
      for (const file of report) written.push(file);
      return written;
    },
    close: async () => {
      await worker.terminate();
    },
  };
}

/** Parcels that may wait, so that a slow disk does not fill the memory. */
const mostWaiting = 4;

/** Bytes that are shared with the thread and reused: room for some twenty pages. */
const parcelBytes = 2 ** 19;

/** A thread that has written nothing for so long is not waited for. */
const timeoutMs = 10_000;

/** Waits until so many parcels are written; false where the thread takes too long. */
function isReached(ended: Int32Array<SharedArrayBuffer>, wanted: number): boolean {
  for (let count = Atomics.load(ended, 0); count < wanted; count = Atomics.load(ended, 0))
    if (Atomics.wait(ended, 0, count, timeoutMs) === 'timed-out') return false;
  return true;
}

/** Puts a file at the beginning of a room; returns it as it stands there. */
function put(contents: OutputEntry['contents'], room: Buffer, length: number): Uint8Array {
  const place = room.subarray(0, length);
  if (typeof contents === 'string') place.write(contents);
  else place.set(contents);
  return place;
}
