import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../cli/compile/emit/cards/card.ts';
import { listCards } from '../../../cli/compile/emit/cards/card.ts';
import { drawCard } from '../../../cli/compile/emit/cards/draw.ts';
import { drawPicture } from '../../../cli/compile/emit/cards/draw-picture.ts';
import { headlineFace } from '../../../cli/compile/emit/cards/typeface.ts';
import { readDesignTokens } from '../../../cli/compile/emit/design-tokens.ts';
import type { Remember } from '../../../cli/compile/emit/drawing.ts';
import { drawAll, withoutCache } from '../../../cli/compile/emit/drawing.ts';
import { shapeOf } from '../../../cli/compile/emit/geometry/shapes.ts';
import type { SiteManifest } from '../../../cli/compile/manifest/manifest.ts';
import { readManifest } from './read-manifest.ts';

const { light } = readDesignTokens();
const manifest = readManifest();
const cards = listCards(manifest, light);

function cardOf(key: string, of: readonly Card[] = cards): Card {
  const card = of.find((each) => each.key === key);
  if (card === undefined) throw new Error(`There is no card for ${key}.`);
  return card;
}

/** The lines of a card as boxes with some room around their letters. */
function linesOf(card: Card): readonly Line[] {
  const lines: Line[] = [];
  drawCard(card, shapeOf(card.code, manifest.site), {
    measure: headlineFace.measure,
    draw: (text, { x, y, size }) => {
      const right = x + headlineFace.measure(text, size);
      if (text !== '') lines.push({ left: x, right, top: y - 0.8 * size, bottom: y + 0.3 * size });
      return '';
    },
  });
  return lines;
}

type Line = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;

function meet(a: Line, b: Line): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Keys of the cards that have to be drawn again when the site is another, or its colours are. */
function changedBy(given: SiteManifest, colours = light): readonly string[] {
  return listCards(given, colours)
    .filter(({ key, input }) => cardOf(key).input !== input)
    .map(({ key }) => key);
}

/** Remembers in memory, and counts what was drawn. */
function memory(): { readonly remember: Remember; readonly drawn: string[] } {
  const results = new Map<string, Uint8Array>();
  const drawn: string[] = [];
  return {
    drawn,
    remember: async (key, work) => {
      const known = results.get(key);
      if (known !== undefined) return known;
      drawn.push(key);
      const result = await work();
      results.set(key, result);
      return result;
    },
  };
}

test('there is a card for each region, the edition without a state and the library', () => {
  expect(cards).toHaveLength(54);
  expect(cardOf('new_jersey').path).toBe('cards/nj.png');
  expect(cards.map(({ key }) => key)).toEqual(expect.arrayContaining(['generic', 'library']));
});

test('each says what an account costs educators, but that of the library, which sells none to them', () => {
  const { offer } = manifest.generic.pages.card;
  expect(cards.filter((card) => card.offer !== offer).map(({ key }) => key)).toEqual(['library']);
});

test('no line of a card comes near another, in whichever state', () => {
  const crossing = cards.filter((card) => {
    const lines = linesOf(card);
    return lines.some((line, at) => lines.slice(at + 1).some((other) => meet(line, other)));
  });
  expect(crossing.map(({ key }) => key)).toEqual([]);
});

describe('drawn cards', () => {
  test('are PNG files of 1200 by 630 pixels of at most 40 kB', async () => {
    const drawn = await drawAll(cards, withoutCache);
    expect(cardOf('nevada').measures).toEqual({ width: 1200, height: 630 });
    expect([...drawn.keys()]).toEqual(cards.map(({ path }) => path));
    const wrong = [...drawn].filter(([, png]) => {
      const bytes = Buffer.from(png);
      const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
      return size.join() !== '1200,630' || bytes.length > 40_000;
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  test('are the same to the byte on every machine', async () => {
    const card = cardOf('nevada');
    const words = { product: 'CareerExplorer', headline: 'Careers beyond the Strip' };
    const offer = 'Free for educators';
    const fixed = { ...card, ...words, offer, colours: { ...card.colours, accent: light.sage } };
    const png = await drawPicture(fixed, shapeOf(card.code, manifest.site));
    expect(createHash('sha256').update(png).digest('hex')).toBe(
      '41ce0cbca2999b15c32a59931f40cdbecc98012667f3655b92461161da44a501',
    );
  });

  test('are not drawn again where they are remembered', async () => {
    const { remember, drawn } = memory();
    const some = [cardOf('nevada'), cardOf('ohio')];
    const first = await drawAll(some, remember);
    const second = await drawAll(some, remember);
    expect(drawn).toHaveLength(2);
    expect([...second]).toEqual([...first]);
  });

  test('fail with the error of the one that cannot be drawn', async () => {
    const draw = () => Promise.reject(new Error('no ink'));
    const some = [cardOf('ohio'), { ...cardOf('nevada'), draw }];
    await expect(drawAll(some, withoutCache)).rejects.toThrow('no ink');
  });
});

describe('a card is drawn again', () => {
  test('when its headline changes, and no other is', () => {
    const regions = manifest.regions.map((region) =>
      region.key === 'ohio' ? { ...region, headerTitle: 'Careers in Ohio' } : region,
    );
    expect(changedBy({ ...manifest, regions })).toEqual(['ohio']);
  });

  test('when its colour changes', () => {
    const { generic, library, regions } = manifest;
    if (library === undefined) throw new Error('The sample has no library edition.');
    const editions = [generic, { ...library, key: 'library' }, ...regions];
    const coloured = editions.filter(({ accent }) => accent === library.accent);
    expect(changedBy(manifest, { ...light, [library.accent]: '#000000' })).toEqual(
      coloured.map(({ key }) => key),
    );
  });

  test('not when something changes that it does not show', () => {
    const regions = manifest.regions.map((region) => ({ ...region, sponsorMsg: 'Thanks.' }));
    expect(changedBy({ ...manifest, regions })).toEqual([]);
  });
});
