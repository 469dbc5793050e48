import type { Card } from './card.ts';
import { cardFont } from './card.ts';
import { drawCard } from './draw.ts';
import { reduceColours } from './palette.ts';
import { encodePng } from './png.ts';
import { openRasteriser } from './rasterise.ts';
import type { Shape } from './shapes.ts';
import { openTypeface } from './typeface.ts';

/** Loads font and rasteriser, and gives what turns a card into the bytes of a PNG. */
export async function openStudio(): Promise<(card: Card, shape: Shape) => Uint8Array> {
  const typeface = openTypeface(cardFont);
  const rasterise = await openRasteriser();
  return (card, shape) => encodePng(reduceColours(rasterise(drawCard(card, shape, typeface))));
}
