import { createHash, randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
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

const root = fileURLToPath(new URL('../..', import.meta.url));

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

/** Builds a site unless one of the same sources and options is there already; test files share what was built. */
export async function buildSite(request: SiteRequest): Promise<BuiltSite> {
  const texts = projectTexts(request.change);
  const folder = join(cache, keyOf(request.options, texts));
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
  } else {
    removeOld();
    await build(folder, request, texts);
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

function keyOf(options: readonly string[], texts: Texts): string {
  const hash = createHash('sha256').update(JSON.stringify([options, texts]));
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

/** Atomic, so that a test file that runs in parallel finds all of it or nothing. */
async function build(folder: string, request: SiteRequest, texts: Texts): Promise<void> {
  const unfinished = `${folder}.${randomUUID()}`;
  const project = request.change === undefined ? root : join(unfinished, 'project');
  mkdirSync(unfinished, { recursive: true });
  if (request.change !== undefined) copyProject(project, texts);
  const options = ['--root', project, '--out', join(unfinished, 'dist'), ...request.options];
  await execa('node', [join(root, 'cli/bin.js'), 'build', ...options], { cwd: root });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function copyProject(project: string, texts: Texts): void {
  cpSync(join(root, 'assets'), join(project, 'assets'), { recursive: true });
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(project, name), text);
}

const oneHour = 3_600_000;

function removeOld(): void {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    const status = statSync(folder, { throwIfNoEntry: false });
    if (status === undefined || Date.now() - status.mtimeMs < oneHour) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}
