import { resolveProject } from '../compile/check-project.ts';
import type { ProjectOptions } from '../compile/project.ts';
import type { CommandContext } from './command-context.ts';
import { openProject } from './open-project.ts';
import { orReport } from './report-diagnostics.ts';
import type { ResolvedRegion, ResolvedSite } from '../compile/resolve/resolved.ts';
import { printTable, toJson } from '../diagnostics/print/lines.ts';

/** `regions`: the registry of all regions. */
export async function regions(
  context: CommandContext,
  options: ProjectOptions & { readonly format: 'pretty' | 'json' },
): Promise<void> {
  const site = orReport(resolveProject(openProject(options, context)), context);
  context.stdout.write(listRegions(site, options.format));
}

/** The list of regions as text: key, name, code, aliases, prefix, links. */
export function listRegions(
  { regions }: Pick<ResolvedSite, 'regions'>,
  format: 'pretty' | 'json',
): string {
  if (format === 'json') {
    return toJson({ version: 1, regions: regions.map(describe) });
  }
  const rows = regions
    .map(describe)
    .map(({ key, name, code, pathPrefix, aliases, links }) => [
      key,
      name,
      code,
      pathPrefix,
      aliases.join(' '),
      links.map(({ kind, to }) => `${kind} ${to}`).join(', '),
    ]);
  return printTable([['key', 'name', 'code', 'prefix', 'aliases', 'links'], ...rows]);
}

function describe({ key, aliases, config, link }: ResolvedRegion) {
  const { name, code, pathPrefix } = config;
  const links = link === undefined ? [] : [{ kind: link.kind, to: link.to }];
  return { key, name, code, aliases, pathPrefix, links };
}
