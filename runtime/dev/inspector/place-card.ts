import type { Spot } from './spots.ts';
import { boxesOf } from './spots.ts';

/** Pixels. */
const width = 420;
const margin = 10;
const roomBelow = 340;
/** From the left edge of the window to the right one of the panel. */
const panelEnd = 354;

/**
 * The place of the card of a spot, all of it in the window: below the spot where there is room, else above it; in the
 * corner for one that is not shown. It leaves an open panel free where both have room; elsewhere the panel gives way.
 */
export function placeCard(spot: Spot, isPanelOpen: boolean): Readonly<Record<string, number>> {
  const isBeside = isPanelOpen && innerWidth >= panelEnd + width + 2 * margin;
  const edge = isBeside ? panelEnd + margin : margin;
  const boxes = boxesOf(spot);
  const [first] = boxes;
  const last = boxes.at(-1);
  if (first === undefined || last === undefined) return within({ left: edge, bottom: 64 });
  const left = Math.max(edge, Math.min(first.left, innerWidth - width - margin));
  const below = last.bottom + margin;
  if (below + roomBelow < innerHeight || first.top < roomBelow)
    return within({ left, top: Math.max(margin, Math.min(below, innerHeight - roomBelow)) });
  return within({ left, bottom: Math.max(margin, innerHeight - first.top + margin) });
}

function within(place: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const edge = place['top'] ?? place['bottom'] ?? margin;
  return { ...place, maxHeight: innerHeight - edge - margin };
}
