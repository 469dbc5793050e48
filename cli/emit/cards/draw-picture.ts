import type { Card } from './card.ts';
import { drawCard } from './draw.ts';
import { reduceColours } from './palette.ts';
import { encodePng } from './png.ts';
import { rasterise } from './rasterise.ts';
import type { Shape } from './shapes.ts';
import { headlineFace } from './typeface.ts';

/** Draws a card as the bytes of a PNG. */
export async function drawPicture(card: Card, shape: Shape): Promise<Uint8Array> {
  return encodePng(reduceColours(await rasterise(drawCard(card, shape, headlineFace))));
}
