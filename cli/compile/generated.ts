import { join } from 'node:path';
import type { CheckedProject } from './check-project.ts';
import { writeEditorSchemas } from './emit/editor-schemas.ts';
import { listModules, readModules } from './emit/modules.ts';
import { createSiteData } from './emit/site-data.ts';
import { writeModules } from './emit/write.ts';
import type { Project } from './project.ts';

/** Brings a project's `generated/` up to date: the modules, and the schemas for editors. */
export async function writeGenerated(project: Project, checked: CheckedProject) {
  const stated = await writeSite(project, checked, join(project.root, 'generated'));
  writeEditorSchemas(project.root, checked.resolved);
  return stated;
}

/** Brings the modules in a folder up to date. Returns what became of the files, and the project as the modules state it. */
export async function writeSite(
  { root }: Pick<Project, 'root'>,
  checked: CheckedProject,
  folder: string,
) {
  const { manifest, resolved } = checked;
  const links = new Map(
    resolved.regions.flatMap(({ key, link }) => (link ? [[key, link.to]] : [])),
  );
  const modules = listModules(createSiteData(manifest, root), links);
  const { texts, ...files } = await writeModules(folder, modules);
  const data = readModules(texts, manifest.year);
  const { site, generic, regions, library, routes } = data;
  const content = { site, generic, regions, library, routes };
  return { files, data, checked: { ...checked, manifest: { ...manifest, ...content } } };
}
