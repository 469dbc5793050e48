import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Geometry } from '../geometry/geometry.ts';
import type { StaleFile } from '../write.ts';
import type { Card } from './card.ts';
import { cardFolder } from './card.ts';
import { isFreshPicture, isStamped } from './stamp.ts';

/** Finds the cards that writing would change, without drawing any. */
export function staleCards(root: string, cards: readonly Card[]): readonly StaleFile[] {
  return [...cards.flatMap((card) => checkCard(root, card)), ...extraCards(root, cards)];
}

/** Draws the cards that are stale or missing and removes those that are no longer made. */
export async function writeCards(
  root: string,
  cards: readonly Card[],
  geometry: Geometry,
): Promise<readonly StaleFile[]> {
  const stale = staleCards(root, cards);
  const byPath = new Map(cards.map((card) => [card.path, card]));
  const wanted = stale.flatMap(({ path }) => byPath.get(path) ?? []);
  for (const { path, state } of stale) if (state === 'extra') rmSync(join(root, path));
  if (wanted.length > 0) await drawCards(root, wanted, geometry);
  return stale;
}

/** What draws is loaded only here: nearly always there is nothing to draw. */
async function drawCards(root: string, cards: readonly Card[], geometry: Geometry): Promise<void> {
  const { openStudio } = await import('./studio.ts');
  const draw = await openStudio(geometry);
  for (const card of cards) {
    const path = join(root, card.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await draw(card));
  }
}

function checkCard(root: string, { path, input }: Card): readonly StaleFile[] {
  const picture = readPicture(join(root, path));
  if (picture === undefined) return [{ path, state: 'missing' }];
  return isFreshPicture(picture, input) ? [] : [{ path, state: 'stale' }];
}

/** Pictures that only people have put there are left alone. */
function extraCards(root: string, cards: readonly Card[]): readonly StaleFile[] {
  const made = new Set(cards.map(({ path }) => path));
  return readFolder(join(root, cardFolder))
    .map((name) => `${cardFolder}/${name}`)
    .filter((path) => path.endsWith('.png') && !made.has(path))
    .filter((path) => isStamped(readPicture(join(root, path)) ?? new Uint8Array()))
    .sort()
    .map((path) => ({ path, state: 'extra' }));
}

function readFolder(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

function readPicture(path: string): Uint8Array | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
