import type { MessagePort } from 'node:worker_threads';
import { workerData } from 'node:worker_threads';
import { openDraft } from './draft.ts';
import type { Parcel, Receipt } from './writer.ts';

const { draft, port }: { readonly draft: string; readonly port: MessagePort } = workerData;
const { write } = openDraft(draft);

port.on('message', ({ memory, files }: Parcel) => {
  const written = files.map(({ path, start, end }) =>
    write({ path, contents: memory.subarray(start, end) }),
  );
  const receipt: Receipt = { written, memory };
  port.postMessage(receipt, [memory.buffer]);
});
