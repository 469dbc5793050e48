import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { addHeader } from '../../../cli/compile/emit/write.ts';
import { emitModules } from '../../../cli/compile/emit/modules.ts';
import { renderModule } from '../../../cli/compile/emit/write.ts';
import type { Tools } from '../../../cli/compile/emit/module.ts';
import { inputOf, readTools } from '../../../cli/compile/emit/module.ts';
import type { SiteManifest } from '../../../cli/compile/manifest/manifest.ts';
import { readManifest } from './read-manifest.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const tools = readTools();
const manifest = readManifest();

const inputs = (given: SiteManifest, using: Tools = tools): ReadonlyMap<string, string> =>
  new Map(emitModules(given, root).map((module) => [module.path, inputOf(module, using)]));

/** Paths of the modules whose input differs. */
function changedBy(given: SiteManifest, using: Tools = tools): readonly string[] {
  const before = inputs(manifest);
  return [...inputs(given, using)]
    .filter(([path, input]) => before.get(path) !== input)
    .map(([path]) => path);
}

test('every region has its module and its silhouette', () => {
  const paths = [...inputs(manifest).keys()];
  expect(paths.filter((path) => path.startsWith('regions/'))).toHaveLength(52);
  expect(paths.filter((path) => path.startsWith('silhouettes/'))).toHaveLength(52);
  expect(paths).toContain('regions/new_jersey.ts');
  expect(paths).toContain('silhouettes/pr.ts');
});

test('a change of one region concerns its module alone', () => {
  const regions = manifest.regions.map((region) =>
    region.key === 'ohio' ? { ...region, headerTitle: 'Careers in Ohio' } : region,
  );
  expect(changedBy({ ...manifest, regions })).toEqual(['regions/ohio.ts']);
});

test('a change of a template concerns its modules alone', () => {
  const readTemplate: Tools['readTemplate'] = (name) =>
    tools.readTemplate(name) + (name === 'map' ? '\n' : '');
  expect(changedBy(manifest, { ...tools, readTemplate })).toEqual(['map.ts']);
});

test('another formatter concerns every module', () => {
  const other = { ...tools, fingerprint: 'prettier 0' };
  expect(changedBy(manifest, other)).toHaveLength(inputs(manifest).size);
});

test('a region that no atlas shows has no silhouette', () => {
  const regions = manifest.regions.map((region) =>
    region.key === 'ohio' ? { ...region, code: 'ZZ' } : region,
  );
  expect([...inputs({ ...manifest, regions }).keys()]).not.toContain('silhouettes/zz.ts');
});

test('a module is its template, filled and formatted, below its header', async () => {
  const source = emitModules(manifest, root).find(({ path }) => path === 'index.ts');
  const text = source === undefined ? '' : await renderModule(source, tools);
  expect(text).toContain("import { region as regionNewJersey } from './regions/new_jersey.ts';");
  expect(text).toContain('    NJ: silhouetteNJ,\n');
  expect(text).toBe(
    source && addHeader(source, inputOf(source, tools), text.split('\n').slice(4).join('\n')),
  );
});
