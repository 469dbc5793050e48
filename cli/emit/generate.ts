import type { SiteManifest } from '../manifest/manifest.ts';
import { emitModules } from './modules.ts';
import { readTools } from './tools.ts';
import type { WrittenModules } from './write.ts';
import { writeModules } from './write.ts';

/** Brings the modules in the project's `generated/` up to date. */
export function generateModules(manifest: SiteManifest, root: string): Promise<WrittenModules> {
  const tools = readTools();
  return writeModules(root, emitModules(manifest, root, tools), tools);
}
