import { expect, test, vi } from 'vitest';
import { listCards } from '../../../cli/compile/emit/cards/card.ts';
import { readDesignTokens } from '../../../cli/compile/emit/design-tokens.ts';
import { PictureError } from '../../../cli/compile/emit/picture-error.ts';
import { drawAll, withoutCache } from '../../../cli/compile/emit/drawing.ts';
import { readManifest } from './read-manifest.ts';

vi.mock('@resvg/resvg-js', () => {
  throw new Error('No binary was found for this system.');
});

test('a machine that cannot draw cards is reported in plain words', async () => {
  const cards = listCards(readManifest(), readDesignTokens().light).slice(0, 2);
  const drawn = drawAll(cards, withoutCache);
  await expect(drawn).rejects.toThrow(PictureError);
  await expect(drawn).rejects.toThrow(
    /^@resvg\/resvg-js, which draws sharing cards, has no binary for this machine \(/,
  );
});
