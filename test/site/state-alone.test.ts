import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkProject } from '../../cli/check-project.ts';
import { buildSite } from '../../cli/pipeline.ts';
import type { CheckedProject } from '../../cli/check-project.ts';
import { startBundling } from '../../cli/site/bundle.ts';
import type { Cache } from '../../cli/site/cache/cache.ts';
import { createStopwatch } from '../../cli/stopwatch.ts';
import { casesOf } from '../cases.ts';
import { filesOfTheWhole, projectRoot, readTree } from '../program/career-site.ts';

const project = { root: projectRoot, regionsFile: 'regions.yaml', libraryFile: 'library.yaml' };
const checked = check();
const bundling = startBundling('preact');
const cache = memory();
const folder = mkdtempSync(join(tmpdir(), 'career-site-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function check(): CheckedProject {
  const [site, diagnostics] = checkProject(project);
  if (site === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return site;
}

/** Draws what the builds have in common once. */
function memory(): Cache {
  const results = new Map<string, Promise<Uint8Array>>();
  return {
    remember: (key, work) => {
      const result = results.get(key) ?? work();
      results.set(key, result);
      return result;
    },
    save: () => undefined,
  };
}

/** The files of a build of these regions; the bundles, which know nothing of a selection, are the same for all. */
async function build(...selection: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const out = join(folder, selection.length === 1 ? String(selection[0]) : 'whole');
  const request = {
    ...{
      selection: new Set(selection),
      mount: { mount: 'prefix' as const },
      hosts: [],
      cache,
      out,
    },
    ...{ engine: 'preact' as const, environment: 'preview' as const, liveForms: false },
    keepAssets: 0,
  };
  await buildSite(
    project,
    checked,
    bundling,
    request,
    createStopwatch(() => undefined),
  );
  const tree = readTree(out);
  rmSync(out, { recursive: true });
  return tree;
}

test(
  'each state alone is, to the byte, what it is in the whole',
  { timeout: 240_000 },
  async () => {
    const keys = checked.manifest.regions.map(({ key }) => key);
    const whole = await build('generic', ...keys, 'library');
    const differing: string[] = [];
    for (const key of casesOf(keys)) {
      const parts = [...(await build(key))].filter(([path]) => !filesOfTheWhole.includes(path));
      const changed = parts.filter(([path, bytes]) => whole.get(path)?.equals(bytes) !== true);
      expect(parts.length, key).toBeGreaterThan(50);
      differing.push(...changed.map(([path]) => path));
    }
    expect(keys).toHaveLength(52);
    expect(differing).toEqual([]);
  },
);
