import { fileURLToPath } from 'node:url';
import type { SiteManifest } from '../../cli/manifest/manifest.ts';
import { checkProject } from '../../cli/check-project.ts';

/** The site manifest of the project itself. */
export function readManifest(): SiteManifest {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const project = { root, regionsFile: 'regions.yaml', libraryFile: 'library.yaml' };
  const [checked, diagnostics] = checkProject(project);
  if (checked === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return checked.manifest;
}
