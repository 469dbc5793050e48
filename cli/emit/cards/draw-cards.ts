import { availableParallelism } from 'node:os';
import type { Remember } from '../remember.ts';
import type { Card } from './card.ts';
import { shapeOf } from './shapes.ts';

type Drawn = readonly [path: string, png: Uint8Array];

/** One for each processor, and one whose turn is next; the pixels of all 54 at once would take 200 MB of memory. */
const atOnce = availableParallelism() + 1;

/** The cards as PNG files, by their paths. Those that are not remembered are drawn, on all processors. */
export async function drawCards(
  cards: readonly Card[],
  remember: Remember,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const drawn: Promise<Drawn>[] = [];
  for (const card of cards) {
    const earlier = drawn.at(-atOnce);
    const work = async () => {
      await earlier;
      const { drawPicture } = await import('./draw-picture.ts');
      return drawPicture(card, shapeOf(card.motif));
    };
    drawn.push(remember(`card ${card.input}`, work).then((png) => [card.path, png]));
  }
  return new Map(await Promise.all(drawn));
}
