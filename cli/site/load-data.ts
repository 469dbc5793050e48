import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteData } from '../../runtime/contract.ts';
import { generatedFolder } from '../emit/write.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { loadBundler } from './bundler.ts';
import { evaluateModule } from './renderer.ts';

/** The modules in `generated/`, on their way. */
export interface Loading {
  /** Their data, as the modules are when it is called. */
  load(): Promise<SiteData>;
}

/**
 * Begins to bundle the modules in the `generated/` of a folder. Most builds find all of them up to date, so that they are
 * bundled by the time that this is known; where one has changed since, they are bundled anew.
 */
export function startLoading(home: string): Loading {
  const before = stampOf(home);
  const bundling = bundleModules(home);
  bundling.catch(() => undefined);
  return {
    load: async () => {
      const [early] = await Promise.allSettled([bundling]);
      const isLatest = early.status === 'fulfilled' && stampOf(home) === before;
      return readData(isLatest ? early.value : await bundleModules(home));
    },
  };
}

/** Differs once a module is written, removed or added. */
function stampOf(home: string): string {
  const folder = join(home, generatedFolder);
  return readFolder(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => {
      const status = statSync(join(folder, name), { throwIfNoEntry: false });
      return `${name} ${status?.ino} ${status?.size} ${status?.mtimeMs}`;
    })
    .join('\n');
}

function readFolder(path: string): readonly string[] {
  try {
    return readdirSync(path, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}

async function bundleModules(home: string): Promise<string> {
  const { outputFiles } = await loadBundler().build({
    absWorkingDir: home,
    entryPoints: [join(home, generatedFolder, 'index.ts')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    minifyWhitespace: true,
    logLevel: 'silent',
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text ?? '';
}

function readData(modules: string): SiteData {
  const { data } = evaluateModule<{ data?: SiteData }>(modules, { filename: 'generated.cjs' });
  if (data === undefined) throw new Error('generated/index.ts exports no data.');
  return data;
}

/** The same data where another manifest places its editions. */
export function mountData(data: SiteData, manifest: Manifest): SiteData {
  const { generic, regions, routes } = manifest;
  return { ...data, generic, regions, routes };
}
