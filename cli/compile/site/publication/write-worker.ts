import { parentPort, workerData } from 'node:worker_threads';
import type { HashedFile } from '../output-file.ts';
import { openDraft } from './draft.ts';
import type { Order, WorkerInput } from './writer.ts';

const { draft, succession, ended }: WorkerInput = workerData;
const { write } = openDraft(draft, succession);
const written: HashedFile[] = [];

parentPort?.on('message', (order: Order) => {
  if (order === 'report') {
    parentPort?.postMessage(written.splice(0));
    return;
  }
  let count = 2 ** 30;
  try {
    for (const file of order) written.push(write(file));
    count = 1;
  } finally {
    Atomics.add(ended, 0, count);
    Atomics.notify(ended, 0);
  }
});
