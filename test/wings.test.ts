import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { imports, sources } from './imports.ts';

/**
 * Parts of the project as a newcomer sees them: the wings of the command line, what stands beside
 * them, and the site.
 */
function partOf(path: string): string {
  const [, part] =
    /^(cli\/author\/page|cli\/[\w-]+(?:\.ts)?|runtime|generated)(?:\/|$)/.exec(path) ?? [];
  return part ?? path;
}

/** What each part imports of others, types included. */
function drawHouse(): ReadonlyMap<string, ReadonlySet<string>> {
  const house = new Map(sources.map(({ path }) => [partOf(path), new Set<string>()]));
  for (const { from, to } of imports) {
    const [part, other] = [partOf(from), partOf(to)];
    if (part !== other && house.has(other)) house.get(part)?.add(other);
  }
  return house;
}

/** A part stands above all that it imports; one that would stand above itself is on no floor. */
function floorsOf(house: ReadonlyMap<string, ReadonlySet<string>>): ReadonlyMap<string, number> {
  const floors = new Map<string, number>();
  for (let floor = 1; floor <= house.size; floor++) {
    const below = new Set(floors.keys());
    for (const [part, others] of house)
      if (!below.has(part) && [...others].every((other) => below.has(other)))
        floors.set(part, floor);
  }
  return floors;
}

test('the floors in docs/architecture.md are those of the imports, and no part imports one above it', () => {
  const document = readFileSync('docs/architecture.md', 'utf8');
  const rows = document.matchAll(/^\| (\d) +\| `([^`]+)` +\| (.*?) +\|$/gm);
  const drawn = [...rows].map(([, floor, part, below = '']) => [part, Number(floor), below]);
  const house = drawHouse();
  const floors = floorsOf(house);
  const found = [...house].map(([part, others]) => {
    const names = [...others].sort().map((name) => `\`${name}\``);
    return [part, floors.get(part), names.join(', ') || '–'];
  });
  expect(drawn.toSorted()).toEqual(found.toSorted());
});

/** Bundles modules without what is installed, imports them, and says which sources they run. */
async function run(...modules: readonly string[]): Promise<readonly string[]> {
  const outdir = mkdtempSync(join('.build', 'wings-'));
  onTestFinished(() => {
    rmSync(outdir, { recursive: true });
  });
  const { metafile } = await build({
    entryPoints: [...modules],
    bundle: true,
    splitting: true,
    metafile: true,
    outdir,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'silent',
  });
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs))
    if (entryPoint !== undefined) await import(pathToFileURL(path).href);
  return Object.keys(metafile.inputs);
}

/** All modules of a wing but those that are programs of their own. */
function modulesOf(wing: string): readonly string[] {
  const own = sources.map(({ path }) => path).filter((path) => path.startsWith(`cli/${wing}/`));
  return own.filter((path) => /\.ts$/.test(path) && !path.endsWith('-worker.ts'));
}

test.each([
  ['compile', ['deliver', 'author', 'commands']],
  ['deliver', ['author', 'commands']],
])('the wing %s is built and imported without %s', async (wing, others) => {
  const modules = modulesOf(wing);
  const inputs = await run(...modules);
  expect(modules.length).toBeGreaterThan(20);
  expect(inputs).toEqual(expect.arrayContaining([...modules]));
  const foreign = inputs.filter((path) => others.some((other) => path.startsWith(`cli/${other}/`)));
  expect(foreign).toEqual([]);
});
