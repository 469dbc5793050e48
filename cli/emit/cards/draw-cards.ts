import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Geometry } from '../geometry/geometry.ts';
import type { Remember } from '../remember.ts';
import { bundleFolder } from '../program-folder.ts';
import type { Card } from './card.ts';
import type { Shape } from './shapes.ts';
import { shapeOf } from './shapes.ts';

/** The input of a worker thread. */
export interface DrawingOrder {
  readonly card: Card;
  readonly shape: Shape;
}

/** The cards as PNG files, by their paths. Those that are not cached are drawn, on all processors. */
export async function drawCards(
  cards: readonly Card[],
  geometry: Geometry,
  remember: Remember,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const threads = new DrawingThreads();
  try {
    const drawn = cards.map(async (card) => {
      const work = async () => threads.draw({ card, shape: await shapeOf(card.motif, geometry) });
      return [card.path, await remember(`card ${card.input}`, work)] as const;
    });
    return new Map(await Promise.all(drawn));
  } finally {
    await threads.close();
  }
}

const threadFile = `${bundleFolder}card-thread.cjs`;

interface Waiting {
  readonly resolve: (png: Uint8Array) => void;
  readonly reject: (error: unknown) => void;
}

/** A worker thread and its pending requests, which are answered in order. */
interface DrawingThread {
  readonly worker: Worker;
  readonly waiting: Waiting[];
}

/** From this many requests on, one thread takes longer than a second one takes to start. */
const worthThread = 4;

class DrawingThreads {
  readonly #threads: DrawingThread[] = [];

  draw(order: DrawingOrder): Promise<Uint8Array> {
    const { worker, waiting } = this.#leastBusy();
    return new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(order);
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker.terminate()));
  }

  #leastBusy(): DrawingThread {
    const [least] = this.#threads.toSorted((a, b) => a.waiting.length - b.waiting.length);
    const isFull = this.#threads.length >= availableParallelism();
    if (least !== undefined && (isFull || least.waiting.length < worthThread)) return least;
    const started = startThread();
    this.#threads.push(started);
    return started;
  }
}

function startThread(): DrawingThread {
  const worker = new Worker(threadFile);
  const waiting: Waiting[] = [];
  worker.on('message', (png: Uint8Array) => waiting.shift()?.resolve(png));
  worker.on('error', (error) => {
    for (const { reject } of waiting.splice(0)) reject(error);
  });
  return { worker, waiting };
}
