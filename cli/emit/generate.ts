import type { SiteManifest } from '../manifest/manifest.ts';
import type { Geometry } from './geometry/geometry.ts';
import { emitModules } from './modules.ts';
import { readTools } from './tools.ts';
import type { ModuleTexts, WrittenModules } from './write.ts';
import { readModules, writeModules } from './write.ts';

/** Brings the modules in the project's `generated/` up to date, and gives their texts. */
export function generateModules(
  manifest: SiteManifest,
  root: string,
  geometry: Geometry,
): Promise<WrittenModules> {
  const tools = readTools();
  return writeModules(root, emitModules(manifest, root, tools, geometry), tools);
}

/** Gives the texts of the modules of a manifest that is not the project's own, whose `generated/` is not changed. */
export function provideModules(
  manifest: SiteManifest,
  root: string,
  geometry: Geometry,
): Promise<ModuleTexts> {
  const tools = readTools();
  return readModules(root, emitModules(manifest, root, tools, geometry), tools);
}
