import type { Spot } from './spots.ts';
import { boxesOf } from './spots.ts';

/** Pixels. */
const width = 420;
const margin = 10;
const roomBelow = 340;

/** The place of the card of a spot, below it where there is room, else above it; in the corner for one that is not shown. */
export function placeCard(spot: Spot): Readonly<Record<string, number | string>> {
  const boxes = boxesOf(spot);
  const [first] = boxes;
  const last = boxes.at(-1);
  if (first === undefined || last === undefined) return { left: margin, bottom: 64 };
  const left = Math.max(margin, Math.min(first.left, innerWidth - width - margin));
  const below = last.bottom + margin;
  if (below + roomBelow < innerHeight || first.top < roomBelow)
    return { left, top: Math.max(margin, Math.min(below, innerHeight - roomBelow)) };
  return { left, bottom: innerHeight - first.top + margin };
}
