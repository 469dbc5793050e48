import { parentPort } from 'node:worker_threads';
import type { DrawingOrder } from './draw-cards.ts';
import { openStudio } from './studio.ts';

const studio = openStudio();

parentPort?.on('message', async ({ card, shape }: DrawingOrder) => {
  const draw = await studio;
  parentPort?.postMessage(draw(card, shape));
});
