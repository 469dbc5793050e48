import { join } from 'node:path';
import type { SiteData } from '../../runtime/contract.ts';
import type { Manifest } from '../manifest/manifest.ts';
import { evaluateModule } from './renderer.ts';

/** Bundles the modules in the `generated/` of a folder and returns their data. */
export async function loadGeneratedData(home: string): Promise<SiteData> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: home,
    entryPoints: [join(home, 'generated/index.ts')],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    logLevel: 'silent',
  });
  const { data } = evaluateModule<{ data?: SiteData }>(outputFiles[0]?.text ?? '', 'generated.cjs');
  if (data === undefined) throw new Error('generated/index.ts exports no data.');
  return data;
}

/** The same data where another manifest places its editions. */
export function mountData(data: SiteData, manifest: Manifest): SiteData {
  const { generic, regions, routes } = manifest;
  return { ...data, generic, regions, routes };
}
