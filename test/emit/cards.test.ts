import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Card } from '../../cli/emit/cards/card.ts';
import { listCards } from '../../cli/emit/cards/card.ts';
import { chunk } from '../../cli/emit/cards/png.ts';
import { staleCards, writeCards } from '../../cli/emit/cards/write.ts';
import { readDesignTokens } from '../../cli/emit/design-tokens.ts';
import { createGeometry } from '../../cli/emit/geometry/geometry.ts';
import type { Manifest } from '../../cli/manifest/manifest.ts';
import { checkProject } from '../../cli/pipeline.ts';

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
const { light } = readDesignTokens();
const manifest = readManifest();
const cards = listCards(manifest, light);
const nevada = cardOf('nevada');
const geometry = createGeometry();
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'career-site-cards-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function readManifest(): Manifest {
  const project = { root: projectRoot, regionsFile: 'regions.yaml', libraryFile: 'library.yaml' };
  const [checked, diagnostics] = checkProject(project);
  if (checked === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return checked.manifest;
}

function cardOf(key: string, of: readonly Card[] = cards): Card {
  const card = of.find((each) => each.key === key);
  if (card === undefined) throw new Error(`There is no card for ${key}.`);
  return card;
}

/** Keys of the cards that have to be drawn again when the site is another, or its colours are. */
function changedBy(given: Manifest, colours = light): readonly string[] {
  return listCards(given, colours)
    .filter(({ key, input }) => cardOf(key).input !== input)
    .map(({ key }) => key);
}

function copyCommitted(card: Card): void {
  mkdirSync(join(root, 'generated/cards'), { recursive: true });
  cpSync(join(projectRoot, card.path), join(root, card.path));
}

describe('the committed cards', () => {
  test('are one for each region, one for the edition without a state, one for the library', () => {
    expect(cards).toHaveLength(54);
    expect(cardOf('new_jersey').path).toBe('generated/cards/nj.png');
    expect(cards.map(({ key }) => key)).toEqual(expect.arrayContaining(['generic', 'library']));
  });

  test('are up to date', () => {
    expect(staleCards(projectRoot, cards)).toEqual([]);
  });

  test('are 1200 by 630 pixels and 40 kB at the most', () => {
    const wrong = cards.filter(({ path }) => {
      const bytes = readFileSync(join(projectRoot, path));
      const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
      return size.join() !== '1200,630' || bytes.length > 40_000;
    });
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  test(
    'come out the same, byte for byte, when they are drawn again',
    { timeout: 60_000 },
    async () => {
      await writeCards(root, [nevada], geometry);
      const drawn = readFileSync(join(root, nevada.path));
      expect(drawn.equals(readFileSync(join(projectRoot, nevada.path)))).toBe(true);
    },
  );
});

describe('a card is drawn again', () => {
  test('when its headline changes, and no other is', () => {
    const regions = manifest.regions.map((region) =>
      region.key === 'ohio' ? { ...region, headerTitle: 'Careers in Ohio' } : region,
    );
    expect(changedBy({ ...manifest, regions })).toEqual(['ohio']);
  });

  test('when its colour changes', () => {
    expect(changedBy(manifest, { ...light, spruce: '#000000' })).toContain('library');
    expect(changedBy(manifest, { ...light, spruce: '#000000' })).not.toContain('nevada');
  });

  test('not when something changes that it does not show', () => {
    const regions = manifest.regions.map((region) => ({ ...region, sponsorMsg: 'Thanks.' }));
    expect(changedBy({ ...manifest, regions })).toEqual([]);
  });
});

describe('a check', () => {
  test('finds a card that is missing', () => {
    expect(staleCards(root, [nevada])).toEqual([{ path: nevada.path, state: 'missing' }]);
  });

  test('finds a card that was drawn from something else', () => {
    copyCommitted(nevada);
    const other = { ...nevada, input: '0123456789abcdef' };
    expect(staleCards(root, [other])).toEqual([{ path: nevada.path, state: 'stale' }]);
  });

  test('finds a card that a person has changed', () => {
    copyCommitted(nevada);
    const bytes = readFileSync(join(root, nevada.path));
    writeFileSync(join(root, nevada.path), Buffer.concat([bytes, Buffer.from([0])]));
    expect(staleCards(root, [nevada])).toEqual([{ path: nevada.path, state: 'stale' }]);
  });

  test('finds a card that is no longer made', () => {
    copyCommitted(nevada);
    expect(staleCards(root, [])).toEqual([{ path: nevada.path, state: 'extra' }]);
  });
});

describe('writing', () => {
  test('removes a card that is no longer made', async () => {
    copyCommitted(nevada);
    await writeCards(root, [], geometry);
    expect(existsSync(join(root, nevada.path))).toBe(false);
  });

  test('leaves a picture that a person has put beside the cards', async () => {
    const own = join(root, 'generated/cards/own.png');
    mkdirSync(join(root, 'generated/cards'), { recursive: true });
    writeFileSync(own, chunk('tEXt', Buffer.from('Software\0a drawing program')));
    await writeCards(root, [], geometry);
    expect(existsSync(own)).toBe(true);
  });

  test('draws nothing where nothing has changed', async () => {
    copyCommitted(nevada);
    const idle = { map: never, silhouette: never };
    expect(await writeCards(root, [nevada], idle)).toEqual([]);
  });
});

function never(): never {
  throw new Error('Nothing is to be drawn.');
}
