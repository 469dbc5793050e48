import { fileURLToPath } from 'node:url';
import type { SiteManifest } from '../../../cli/compile/manifest/manifest.ts';
import { checkProject } from '../../../cli/compile/check-project.ts';
import { projectAt } from '../../project-at.ts';

/** The site manifest of the project itself. */
export function readManifest(): SiteManifest {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const project = projectAt(root);
  const [checked, diagnostics] = checkProject(project);
  if (checked === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  return checked.manifest;
}
