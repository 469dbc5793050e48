import type { Geometry } from '../geometry/geometry.ts';
import type { Remember } from '../remember.ts';
import type { Card } from './card.ts';
import { shapeOf } from './shapes.ts';

/** The cards as PNG files, by their paths. Those that are not remembered are drawn, on all processors. */
export async function drawCards(
  cards: readonly Card[],
  geometry: Geometry,
  remember: Remember,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const drawn = cards.map(async (card) => {
    const work = async () => {
      const { drawPicture } = await import('./draw-picture.ts');
      return drawPicture(card, await shapeOf(card.motif, geometry));
    };
    return [card.path, await remember(`card ${card.input}`, work)] as const;
  });
  return new Map(await Promise.all(drawn));
}
