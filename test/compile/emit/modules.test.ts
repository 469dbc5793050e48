import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { indexModule } from '../../../cli/compile/emit/index-module.ts';
import { listModules } from '../../../cli/compile/emit/modules.ts';
import { readValue } from '../../../cli/compile/emit/module.ts';
import { createSiteData } from '../../../cli/compile/emit/site-data.ts';
import type { SiteManifest } from '../../../cli/compile/manifest/manifest.ts';
import { readManifest } from './read-manifest.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const manifest = readManifest();
const links = new Map([['south_dakota', 'arizona']]);
const texts = await print(manifest);

/** The texts of the modules, by their paths. */
async function print(given: SiteManifest): Promise<ReadonlyMap<string, string>> {
  const modules = listModules(createSiteData(given, root), links);
  return new Map(
    await Promise.all(modules.map(async ({ path, print }) => [path, await print()] as const)),
  );
}

/** The manifest with another Ohio. */
function withOhio(changes: object): SiteManifest {
  const regions = manifest.regions.map((region) =>
    region.key === 'ohio' ? { ...region, ...changes } : region,
  );
  return { ...manifest, regions };
}

test('every region has its module and its silhouette', () => {
  const paths = [...texts.keys()];
  expect(paths.filter((path) => path.startsWith('regions/'))).toHaveLength(52);
  expect(paths.filter((path) => path.startsWith('silhouettes/'))).toHaveLength(52);
  expect(paths).toContain('regions/new_jersey.ts');
  expect(paths).toContain('silhouettes/pr.ts');
});

test('a change of one region concerns its module alone', async () => {
  const changed = await print(withOhio({ headerTitle: 'Careers in Ohio' }));
  const stale = [...changed].filter(([path, text]) => texts.get(path) !== text);
  expect(stale.map(([path]) => path)).toEqual(['regions/ohio.ts']);
});

test('a region states what differs from the edition without a state', () => {
  const ohio = texts.get('regions/ohio.ts') ?? '';
  expect(readValue(ohio)).toMatchObject({
    key: 'ohio',
    from: 'generic',
    differences: { name: 'Ohio' },
  });
  expect(ohio.length).toBeLessThan((texts.get('generic.ts')?.length ?? 0) / 4);
});

test('a region that is linked to another one states what differs from that', () => {
  const stated = readValue(texts.get('regions/south_dakota.ts') ?? '');
  expect(stated).toMatchObject({ from: 'arizona', differences: { name: 'South Dakota' } });
  expect(stated.differences).not.toHaveProperty('appUrl');
});

test('a page is stated by its address and data, and its kind by the patterns alone', () => {
  const { patterns, pages } = readValue(texts.get('routes.ts') ?? '');
  expect(patterns).toContainEqual({ edition: 'main', kind: 'plan', pattern: '/:state/plan/' });
  expect(pages).toHaveLength(manifest.routes.pages.length);
  expect(pages.filter((page: object) => 'kind' in page)).toEqual([]);
});

test('a region that no atlas shows has no silhouette', async () => {
  expect([...(await print(withOhio({ code: 'ZZ' }))).keys()]).not.toContain('silhouettes/zz.ts');
});

test('the index makes one object of all modules', () => {
  const text = texts.get('index.ts');
  expect(text).toContain("import { region as regionNewJersey } from './regions/new_jersey.ts';");
  expect(text).toContain('    NJ: silhouetteNJ,\n');
});

test('an index is fresh until its modules change, or a person changes it', () => {
  const { isFresh } = indexModule(createSiteData(manifest, root));
  const text = texts.get('index.ts') ?? '';
  expect(isFresh(text)).toBe(true);
  expect(isFresh(text.replace('silhouetteNJ', 'silhouetteNY'))).toBe(false);
  expect(isFresh(text.replace(/text \w/, 'text _'))).toBe(false);
  const later = createSiteData({ ...manifest, year: manifest.year + 1 }, root);
  expect(indexModule(later).isFresh(text)).toBe(false);
});
