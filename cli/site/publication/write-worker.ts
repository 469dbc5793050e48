import { workerData } from 'node:worker_threads';
import { openDraft } from './draft.ts';
import type { Parcel, Receipt, WorkerInput } from './writer.ts';

const { draft, port, ended }: WorkerInput = workerData;
const { write } = openDraft(draft);

port.on('message', (parcel: Parcel) => {
  let count = 2 ** 30;
  try {
    const receipt = writeParcel(parcel);
    port.postMessage(receipt, [receipt.memory.buffer]);
    count = 1;
  } finally {
    Atomics.add(ended, 0, count);
    Atomics.notify(ended, 0);
  }
});

function writeParcel({ memory, files }: Parcel): Receipt {
  const written = files.map(({ path, start, end }) =>
    write({ path, contents: memory.subarray(start, end) }),
  );
  return { written, memory };
}
