import { detachRegion } from '../author/edit/detach.ts';
import { checkProject } from '../compile/check-project.ts';
import type { ProjectOptions } from '../compile/project.ts';
import { entryPointer } from '../compile/resolve/identity.ts';
import { findRegion } from '../compile/resolve/names.ts';
import { parseYaml } from '../compile/source/yaml.ts';
import { UsageError } from '../diagnostics/command-errors.ts';
import { formatLocation } from '../diagnostics/print/location.ts';
import type { CommandContext } from './command-context.ts';
import { openProject } from './open-project.ts';
import { orReport } from './report-diagnostics.ts';
import { saveDrafts } from './save-drafts.ts';
import { unknownName } from './usage.ts';

export interface DetachOptions extends ProjectOptions {
  readonly dryRun?: true;
}

/** `detach`: writes what a region takes from another one as its own, and ends the link. */
export function detach(
  context: CommandContext,
  name: string,
  { dryRun, ...options }: DetachOptions,
): void {
  const project = openProject(options, context);
  const { resolved } = orReport(checkProject(project), context);
  const region = findRegion(resolved, name);
  const keys = resolved.regions.map(({ key }) => key);
  if (region === undefined) throw unknownName('region', name, keys);
  const detached = detachRegion(project, resolved, region.key);
  if ('refusal' in detached) throw new UsageError(detached.refusal);
  const { after } = detached;
  const [document] = parseYaml(after);
  const entry = document?.locate(entryPointer(region.key), 'entry');
  if (entry === undefined) throw new Error(`${after.path} cannot be read after the edit.`);
  if (dryRun === true) {
    context.stdout.write(`  ${after.text.slice(entry.start, entry.end)}\n`);
    return;
  }
  const { file } = resolved.written.regions.document;
  saveDrafts(project, [{ file, next: after }], 'written');
  context.stdout.write(`${formatLocation(entry)}\n`);
}
