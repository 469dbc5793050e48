import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Result } from '../../diagnostics/diagnostic.ts';
import { resolveProject } from '../../compile/check-project.ts';
import { fillTemplate } from '../../compile/emit/fill-template.ts';
import { programRoot } from '../../compile/program-folder.ts';
import { ownFiles } from '../../compile/project.ts';
import { listFiles } from '../../compile/resolve/written.ts';
import type { ResolvedSite } from '../../compile/resolve/resolved.ts';
import { assetFiles } from '../../compile/source/assets.ts';
import { removeFields } from '../edit/remove.ts';

/** What `init` writes, by paths below the new folder. */
export type NewProject = ReadonlyMap<string, string | Uint8Array>;

export interface NewProjectOptions {
  /** Name of the npm package. */
  readonly name: string;
  /** Whether it has all regions that are shipped; else the two that stand for themselves. */
  readonly all: boolean;
  /** The instant that the shipped files are read for, in UTC. */
  readonly at: string;
}

/** Show no content of another region. */
const firstRegions: readonly string[] = ['nevada', 'oregon'];

/** Which version of Node runs it, and what editors and Git have to know. */
const copied = [
  '.editorconfig',
  '.gitattributes',
  '.nvmrc',
  '.prettierrc.json',
  '.vscode/extensions.json',
  '.vscode/settings.json',
  '.vscode/tasks.json',
];

/** Copies for a project what is shipped; a diagnostic where that is not sound. */
export async function composeProject(options: NewProjectOptions): Promise<Result<NewProject>> {
  const [site, problems] = readShipped(options);
  if (site === undefined) return [undefined, problems];
  const { read } = assetFiles(programRoot);
  const assets = [...site.usedAssets].flatMap((path) => {
    const contents = read(path);
    return contents === undefined ? [] : [[path, contents] as const];
  });
  const project = new Map<string, string | Uint8Array>([
    ...listFiles(site.written).map(
      ([kind, { document }]) => [ownFiles[kind], document.file.text] as const,
    ),
    ...assets,
    ...copied.map((path) => [path, readSetting(path)] as const),
    ...(await fillTemplates(options.name)),
  ]);
  return [project, []];
}

/** In a project the program is installed. */
function readSetting(path: string): string {
  const text = readFileSync(join(programRoot, path), 'utf8');
  return text.replaceAll('"cli/bin.js"', '"node_modules/career-site/cli/bin.js"');
}

/** The shipped site, or what is left of it with the first regions alone. */
function readShipped({ all, at }: NewProjectOptions): Result<ResolvedSite> {
  const shipped = {
    root: programRoot,
    regionsFile: ownFiles.regions,
    libraryFile: ownFiles.library,
    at,
  };
  const [whole, problems] = resolveProject(shipped);
  if (whole === undefined || all) return [whole, problems];
  const others = whole.regions.filter(({ key }) => !firstRegions.includes(key));
  const pointers = others.map(({ key }) => `/regions/${key}`);
  const file = removeFields(whole.written.regions.document, pointers);
  return resolveProject({ ...shipped, drafts: [file] });
}

const templates = join(programRoot, 'templates/project');

/** Files whose names end in `.hbs` are filled, the others are as they are. */
async function fillTemplates(name: string): Promise<readonly (readonly [string, string])[]> {
  const values = { name, version: packageJson.version };
  const files = readdirSync(templates, { withFileTypes: true, recursive: true });
  const filled = files
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const text = readFileSync(path, 'utf8');
      const target = path.slice(templates.length + 1).replaceAll(sep, '/');
      if (!target.endsWith('.hbs')) return [target, text] as const;
      return [target.slice(0, -4), await fillTemplate(text, values)] as const;
    });
  return Promise.all(filled);
}
