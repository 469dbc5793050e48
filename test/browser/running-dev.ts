import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { WebRoot } from '../../runtime/contract.ts';
import type { DevSite } from '../../cli/author/dev/dev-site.ts';
import { problemsOf } from '../../cli/author/dev/state.ts';
import { serveDev } from '../../cli/author/dev/serve-dev.ts';
import type { Preview } from '../../cli/deliver/serve/preview.ts';
import { copyProject, openBuildCache } from '../copied-project.ts';
import { projectAt } from '../project-at.ts';

type YamlFile = 'regions.yaml' | 'library.yaml';

/** `dev`, running on a copy of the project. */
export interface RunningDev {
  /** Addresses, with a slash at the end. */
  readonly main: string;
  readonly library: string;
  /** Folder of the copy. */
  readonly root: string;
  /** The text of a file as it is now. */
  read(file: YamlFile): string;
  /** Saves a change of a file, in place of the whole text; fails where it changes nothing. */
  edit(file: YamlFile, change: (text: string) => string): void;
  /** Ends the server, and starts another one at the same addresses once the files were changed. */
  restart(meanwhile: () => void): Promise<void>;
}

interface Running extends RunningDev, Preview {
  /** The site as the last sound edit left it. */
  readonly site: () => DevSite | undefined;
}

/**
 * Runs `dev` until the last test of the file; after each test the YAML is as it was.
 *
 * @param copy Puts a project into a folder.
 */
export function useDev(copy: (folder: string) => void = copyProject): () => Promise<RunningDev> {
  const root = mkdtempSync(join(tmpdir(), 'career-site-'));
  let running: Promise<Running> | undefined;
  const open = (): Promise<Running> => (running ??= start(root, restart, { main: 0, library: 0 }));
  const restart: RunningDev['restart'] = async (meanwhile) => {
    const { main, library, close } = await open();
    await close();
    meanwhile();
    running = start(root, restart, { main: portOf(main), library: portOf(library) });
    await running;
  };
  let original: ReadonlyMap<YamlFile, string> = new Map();
  beforeAll(async () => {
    copy(root);
    original = new Map(
      (['regions.yaml', 'library.yaml'] as const).map((file) => [file, read(root, file)]),
    );
    await open();
  });
  afterEach(async () => {
    const changed = [...original].filter(([file, text]) => read(root, file) !== text);
    for (const [file, text] of changed) writeFileSync(join(root, file), text);
    const { site } = await open();
    await expect.poll(() => shows(site(), original)).toBe(true);
  });
  afterAll(async () => {
    await (await running)?.close();
    rmSync(root, { recursive: true, force: true });
  });
  return open;
}

function read(root: string, file: YamlFile): string {
  return readFileSync(join(root, file), 'utf8');
}

/**
 * Whether an edit was taken back: the next test would meet what it says, or a page that is redrawn.
 */
function shows(site: DevSite | undefined, original: ReadonlyMap<YamlFile, string>): boolean {
  const { regions, library } = site?.state().version?.site.resolved.written ?? {};
  return (
    regions?.document.file.text === original.get('regions.yaml') &&
    library?.document.file.text === original.get('library.yaml') &&
    site !== undefined &&
    problemsOf(site.state()).length === 0
  );
}

function portOf(address: string): number {
  return Number(new URL(address).port);
}

async function start(
  root: string,
  restart: RunningDev['restart'],
  ports: Readonly<Record<WebRoot, number>>,
): Promise<Running> {
  let site: DevSite | undefined;
  const served = await serveDev({
    project: projectAt(root),
    // Another run may be editing the program meanwhile, which is no matter of these tests.
    programFolders: [],
    ports,
    cache: openBuildCache(root),
    select: ({ resolved }) => ({
      selection: new Set(['generic', 'library', ...resolved.regions.map(({ key }) => key)]),
      environment: 'preview',
      liveForms: false,
    }),
    onUpdate: (update) => (site = update.site),
    report: (line) => process.stderr.write(`${line}\n`),
  });
  await served.start();
  const edit: RunningDev['edit'] = (file, change) => {
    const text = read(root, file);
    const changed = change(text);
    if (changed === text) throw new Error(`There was nothing to change in ${file}.`);
    writeFileSync(join(root, file), changed);
  };
  return {
    ...served,
    main: served.addresses.main,
    library: served.addresses.library ?? '',
    root,
    read: (file) => read(root, file),
    edit,
    restart,
    site: () => site,
  };
}
