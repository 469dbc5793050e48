// Bundles the program in a thread, which has the tools as they are on disk: a process keeps those that it once imported.
// Answers with the folder of the bundles, or with what is wrong in the sources.
import { parentPort, workerData } from 'node:worker_threads';
import { bringUpToDate } from './program.js';

try {
  parentPort.postMessage({ folder: await bringUpToDate(workerData) });
} catch ({ message, errors }) {
  // esbuild's errors are lost from an error that is sent to another thread.
  parentPort.postMessage({ message, errors });
}
