import { createHash, randomUUID } from 'node:crypto';
import {
  closeSync,
  cpSync,
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
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { lockFile } from '../cli/deliver/serve/api/own-file.ts';
import { base } from './base-project.ts';
import { copyProject } from './copied-project.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a build is made of. */
export interface SiteRequest {
  /** Further options of `build`. */
  readonly options: readonly string[];
  /** Changes the text of the YAML files of a copy of the project. */
  readonly change?: Change;
  /** A copy of the small project of the fixtures, of two regions, in place of this one. */
  readonly small?: true;
}

export type Change = Partial<Record<'regions.yaml' | 'library.yaml', (text: string) => string>>;

/** The project that a site was built from, and its output. */
export interface BuiltSite {
  readonly project: string;
  readonly output: string;
}

/**
 * Builds a site unless one of the same sources and options is there already. Test files share what
 * was built, so they change nothing in it; one that needs what another is building waits for it.
 */
export async function buildSite(request: SiteRequest): Promise<BuiltSite> {
  const texts = projectTexts(request);
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
    project: isCopied(request) ? join(folder, 'project') : root,
    output: join(folder, 'dist'),
  };
}

/**
 * Copies the small project with what a build has left in it: building it again takes a third of the
 * first time.
 */
export async function copySmallProject(folder: string): Promise<void> {
  const { project } = await buildSite({ options: ['--state', 'nv'], small: true });
  cpSync(project, folder, { recursive: true });
}

const cache = join(root, '.build/test-sites');

function isCopied({ change, small }: SiteRequest): boolean {
  return change !== undefined || small === true;
}

type Texts = Readonly<Record<string, string>>;

function projectTexts({ change = {}, small }: SiteRequest): Texts {
  const from = small === true ? base : root;
  return Object.fromEntries(
    (['regions.yaml', 'library.yaml'] as const).map((name) => {
      const text = readFileSync(join(from, name), 'utf8');
      return [name, change[name]?.(text) ?? text];
    }),
  );
}

/** A build with the default engine is the same whether that is named or not. */
function keyOf(options: readonly string[], texts: Texts): string {
  const named = options.join(' ').replace('--engine preact', '').trim();
  const hash = createHash('sha256').update(
    JSON.stringify([named, texts, process.env['SOURCE_DATE_EPOCH']]),
  );
  return hash.update(hashOfSources()).digest('hex').slice(0, 16);
}

let sourcesHash: string | undefined;

/** No test changes a source of this program while others run. */
function hashOfSources(): string {
  if (sourcesHash !== undefined) return sourcesHash;
  const hash = createHash('sha256');
  for (const path of sources()) hash.update(relative(root, path)).update(readFileSync(path));
  return (sourcesHash = hash.digest('hex'));
}

/** Everything that the output depends on, besides the YAML and the options. */
function sources(): readonly string[] {
  const folders = ['assets', 'cli', 'runtime', 'templates', base].flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return [...folders.sort(), join(root, 'package-lock.json')];
}

/**
 * Atomic, so that what is there is whole even where a build was killed, or the system has no locks.
 */
async function build(folder: string, request: SiteRequest, texts: Texts): Promise<void> {
  removeOld();
  const unfinished = `${folder}.${randomUUID()}`;
  const project = isCopied(request) ? join(unfinished, 'project') : root;
  mkdirSync(unfinished, { recursive: true });
  if (request.small === true) cpSync(base, project, { recursive: true });
  else if (isCopied(request)) copyProject(project);
  if (isCopied(request)) writeTexts(project, texts);
  const options = ['--root', project, '--out', join(unfinished, 'dist'), ...request.options];
  await execa('node', [join(root, 'cli/bin.js'), 'build', ...options], { cwd: root });
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

function writeTexts(project: string, texts: Texts): void {
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
