import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { lockFile } from '../cli/serve/api/file-lock.ts';
import { copyProject } from './copied-project.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a build is made of. */
export interface SiteRequest {
  /** Further options of `build`. */
  readonly options: readonly string[];
  /** Changes the text of the YAML files of a copy of the project. */
  readonly change?: Change;
}

export type Change = Partial<Record<'regions.yaml' | 'library.yaml', (text: string) => string>>;

/** The project that a site was built from, and its output. */
export interface BuiltSite {
  readonly project: string;
  readonly output: string;
}

/**
 * Builds a site unless one of the same sources and options is there already. Test files share what was built, so they
 * change nothing in it; one that needs what another is building waits for it.
 */
export async function buildSite(request: SiteRequest): Promise<BuiltSite> {
  const texts = projectTexts(request.change);
  const folder = join(cache, keyOf(request.options, texts));
  mkdirSync(cache, { recursive: true });
  const lock = openSync(`${folder}.lock`, 'w');
  try {
    await lockFile(lock);
    if (existsSync(folder)) utimesSync(folder, new Date(), new Date());
    else await build(folder, request, texts);
  } finally {
    closeSync(lock);
  }
  return {
    project: request.change === undefined ? root : join(folder, 'project'),
    output: join(folder, 'dist'),
  };
}

const cache = join(root, '.build/test-sites');

type Texts = Readonly<Record<string, string>>;

function projectTexts(change: Change = {}): Texts {
  return Object.fromEntries(
    (['regions.yaml', 'library.yaml'] as const).map((name) => {
      const text = readFileSync(join(root, name), 'utf8');
      return [name, change[name]?.(text) ?? text];
    }),
  );
}

/** A build with the default engine is the same whether that is named or not. */
function keyOf(options: readonly string[], texts: Texts): string {
  const named = options.join(' ').replace('--engine preact', '').trim();
  const hash = createHash('sha256').update(JSON.stringify([named, texts]));
  for (const path of sources()) hash.update(path).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

/** Everything that the output depends on, besides the YAML and the options. */
function sources(): readonly string[] {
  const folders = ['assets', 'cli', 'runtime', 'templates'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...folders.sort(), join(root, 'package-lock.json')];
}

/** Atomic, so that what is there is whole even where a build was killed, or the system has no locks. */
async function build(folder: string, request: SiteRequest, texts: Texts): Promise<void> {
  removeOld();
  const unfinished = `${folder}.${randomUUID()}`;
  const project = request.change === undefined ? root : join(unfinished, 'project');
  mkdirSync(unfinished, { recursive: true });
  if (request.change !== undefined) copyChanged(project, texts);
  const options = ['--root', project, '--out', join(unfinished, 'dist'), ...request.options];
  await execa('node', [join(root, 'cli/bin.js'), 'build', ...options], { cwd: root });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function copyChanged(project: string, texts: Texts): void {
  copyProject(project);
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(project, name), text);
}

const oneHour = 3_600_000;

function removeOld(): void {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    const status = statSync(folder, { throwIfNoEntry: false });
    if (status === undefined || Date.now() - status.mtimeMs < oneHour) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}
