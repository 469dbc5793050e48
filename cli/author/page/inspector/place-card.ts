import type { CSSProperties } from 'react';
import type { Spot } from './spots.ts';
import { boxesOf } from './spots.ts';

// All in pixels.
const cardWidth = 420;
const margin = 10;
/** Of a card with its editor. */
const cardHeight = 560;
/** What has to do in a low window, of a card and of one in which a value is edited. */
const leastHeight = 340;
const leastEditorHeight = 480;

/**
 * The width of the panel, and how far the corner that it is in stands from the left edge of the
 * window.
 */
export const panelWidth = 340;
export const cornerLeft = 12;
const panelEnd = cornerLeft + panelWidth;

/**
 * Whether the window has room for the panel and the card beside it; where it has not, the panel
 * gives way.
 */
export function hasRoomForBoth(): boolean {
  return innerWidth >= panelEnd + cardWidth + 2 * margin;
}

/**
 * The place and the width of the card of a spot, all of it in the window: below the spot where
 * there is room, else where there is more of it; in the corner for one that is not shown. It leaves
 * an open panel free where both have room.
 */
export function placeCard(spot: Spot, isPanelOpen: boolean, isEditing: boolean): CSSProperties {
  const lowest = innerHeight - (isEditing ? leastEditorHeight : leastHeight);
  const edge = isPanelOpen && hasRoomForBoth() ? panelEnd + margin : margin;
  const boxes = boxesOf(spot);
  const [first] = boxes;
  const last = boxes.at(-1);
  if (first === undefined || last === undefined) return within({ left: edge, bottom: 64 });
  const left = Math.max(edge, Math.min(first.left, innerWidth - cardWidth - margin));
  const below = last.bottom + margin;
  const isBelow = below + cardHeight < innerHeight || innerHeight - last.bottom > first.top;
  if (isBelow) return within({ left, top: Math.max(margin, Math.min(below, lowest)) });
  const bottom = Math.min(innerHeight - first.top + margin, lowest);
  return within({ left, bottom: Math.max(margin, bottom) });
}

function within(place: Readonly<Record<string, number>>): CSSProperties {
  const edge = place['top'] ?? place['bottom'] ?? margin;
  const width = Math.min(cardWidth, innerWidth - 2 * margin);
  return inPixels({ ...place, width, maxHeight: innerHeight - edge - margin });
}

/** Lengths as a style: of a number, Preact does not know that it is one of pixels. */
export function inPixels(lengths: Readonly<Record<string, number>>): CSSProperties {
  return Object.fromEntries(Object.entries(lengths).map(([name, length]) => [name, `${length}px`]));
}
