import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import { MessageChannel, Worker, receiveMessageOnPort } from 'node:worker_threads';
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

/** Files on their way to the thread: their bytes in one piece of memory, and where each begins and ends. */
export interface Parcel {
  readonly memory: Uint8Array<ArrayBuffer>;
  readonly files: { readonly path: string; readonly start: number; readonly end: number }[];
}

/** What was written of a parcel, and its memory, for another. */
export interface Receipt {
  readonly written: readonly HashedFile[];
  readonly memory: Uint8Array<ArrayBuffer>;
}

/** What the thread works with. */
export interface WorkerInput {
  readonly draft: string;
  readonly port: MessagePort;
  /** How many parcels are written; more than any build has once the thread has failed. */
  readonly ended: Int32Array<SharedArrayBuffer>;
}

const workerFile = `${bundleFolder}write-worker.cjs`;

function writeInThread(draft: string): Writer {
  const { port1: port, port2 } = new MessageChannel();
  const ended = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const workerData: WorkerInput = { draft, port: port2, ended };
  const worker = new Worker(workerFile, { workerData, transferList: [port2] });
  const failure = once(worker, 'error').then(([error]) => Promise.reject(error));
  failure.catch(() => undefined);
  const written: HashedFile[] = [];
  const free: Uint8Array<ArrayBuffer>[] = [];
  const take = (receipt: Receipt): void => {
    written.push(...receipt.written);
    if (receipt.memory.length === parcelBytes) free.push(receipt.memory);
  };
  port.on('message', take);
  let [taken, sent] = [0, 0];
  let parcel = emptyParcel(parcelBytes);
  const send = (roomForNext = parcelBytes): void => {
    waitFor(ended, sent - mostWaiting);
    sent += 1;
    port.postMessage(parcel, [parcel.memory.buffer]);
    // While pages are rendered no message is taken but here.
    for (let next = receive(port); next !== undefined; next = receive(port)) take(next);
    parcel = emptyParcel(roomForNext, free);
  };
  return {
    write: (files) => {
      taken += files.length;
      for (const { path, contents } of files) {
        const room = mostBytes(contents);
        if (roomIn(parcel) < room) send(room);
        put(path, contents, parcel);
      }
    },
    flushed: async () => {
      if (parcel.files.length > 0) send();
      while (written.length < taken) await Promise.race([once(port, 'message'), failure]);
      return written;
    },
    close: async () => {
      port.close();
      await worker.terminate();
    },
  };
}

/** Parcels that may wait to be written, so that memory does not grow with the site where a disk is slower than rendering. */
const mostWaiting = 4;

/** In milliseconds; a thread that has written nothing for so long is not waited for. */
const patience = 10_000;

/** Returns once so many parcels are written, or none will be any more. */
function waitFor(ended: Int32Array<SharedArrayBuffer>, wanted: number): void {
  for (let count = Atomics.load(ended, 0); count < wanted; count = Atomics.load(ended, 0))
    if (Atomics.wait(ended, 0, count, patience) === 'timed-out') return;
}

function receive(port: MessagePort): Receipt | undefined {
  return receiveMessageOnPort(port)?.message;
}

/** Bytes of memory that is used again and again; it has room for some twenty pages. */
const parcelBytes = 2 ** 19;

function emptyParcel(room: number, free: Uint8Array<ArrayBuffer>[] = []): Parcel {
  const known = room <= parcelBytes ? free.pop() : undefined;
  return { memory: known ?? new Uint8Array(Math.max(room, parcelBytes)), files: [] };
}

function roomIn({ memory, files }: Parcel): number {
  return memory.length - (files.at(-1)?.end ?? 0);
}

/** UTF-8 takes up to three bytes for a unit of UTF-16. */
function mostBytes(contents: OutputEntry['contents']): number {
  return typeof contents === 'string' ? 3 * contents.length : contents.byteLength;
}

const encoder = new TextEncoder();

/** Puts a file behind those that are there already. */
function put(path: string, contents: OutputEntry['contents'], { memory, files }: Parcel): void {
  const start = files.at(-1)?.end ?? 0;
  const rest = memory.subarray(start);
  if (typeof contents === 'string') {
    files.push({ path, start, end: start + encoder.encodeInto(contents, rest).written });
  } else {
    rest.set(contents);
    files.push({ path, start, end: start + contents.byteLength });
  }
}
