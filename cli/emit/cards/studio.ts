import type { Geometry } from '../geometry/geometry.ts';
import type { Card } from './card.ts';
import { cardFont } from './card.ts';
import { drawCard } from './draw.ts';
import { reduceColours } from './palette.ts';
import { encodePng } from './png.ts';
import { openRasteriser } from './rasterise.ts';
import { shapeOf } from './shapes.ts';
import { addStamp } from './stamp.ts';
import { openTypeface } from './typeface.ts';

/** Enough for edges to look smooth; each card then comes to 40 kB at the most. */
const colours = 64;

/** Loads font and rasteriser, and gives what turns a card into the bytes of a PNG. */
export async function openStudio(geometry: Geometry): Promise<(card: Card) => Promise<Uint8Array>> {
  const typeface = openTypeface(cardFont);
  const rasterise = await openRasteriser();
  return async (card) => {
    const svg = drawCard(card, await shapeOf(card.motif, geometry), typeface);
    return addStamp(encodePng(reduceColours(rasterise(svg), colours)), card.input);
  };
}
