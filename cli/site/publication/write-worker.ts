import { parentPort, workerData } from 'node:worker_threads';
import type { OutputEntry } from '../output-file.ts';
import { openDraft } from './draft.ts';

const draft: string = workerData;
const { write } = openDraft(draft);

parentPort?.on('message', (files: readonly OutputEntry[]) => {
  parentPort?.postMessage(files.map(write));
});
