import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { checkProject } from '../../cli/compile/check-project.ts';
import type { Misbehave } from '../misbehave.ts';
import { misbehaving } from '../misbehave.ts';
import { onceEach } from '../../cli/compile/values/once.ts';
import { embedApi } from '../../cli/deliver/serve/api/api.ts';
import { openOutput } from '../../cli/deliver/serve/output.ts';
import type { Preview } from '../../cli/deliver/serve/preview.ts';
import { servePreview } from '../../cli/deliver/serve/preview.ts';
import { buildSite } from '../built-site.ts';
import type { BuiltSite, Change, SiteRequest } from '../built-site.ts';
import { projectAt } from '../project-at.ts';

/** The real site, built into its own folder and served. */
export interface ServedSite {
  readonly main: string;
  readonly library: string;
  /** Folder of the output that is served. */
  readonly output: string;
  /** Where its submissions are kept. */
  readonly folder: string;
  /** Makes the API fail in the given way until the test ends; without one it works. */
  misbehave(way?: Misbehave): void;
}

/**
 * Builds the project, with further options of `build`, and serves it until the last test of the
 * file. With both engines is tested what an engine itself does: hydration, events, the focus,
 * effects, and fields that follow a state.
 */
export function useSite(...options: readonly string[]): () => Promise<ServedSite> {
  return serveWhenAsked({ options });
}

/** The same with a copy of the project whose YAML is changed. */
export function useChangedSite(
  change: Change,
  ...options: readonly string[]
): () => Promise<ServedSite> {
  return serveWhenAsked({ options, change });
}

function serveWhenAsked(request: SiteRequest): () => Promise<ServedSite> {
  let site: Promise<ServedSite & Preview> | undefined;
  const open = (): Promise<ServedSite & Preview> => (site ??= buildSite(request).then(serve));
  beforeAll(async () => {
    await open();
  }, buildTimeout);
  afterEach(async () => {
    (await site)?.misbehave();
  });
  afterAll(async () => {
    const served = await site;
    await served?.close();
    if (served !== undefined) rmSync(served.folder, { recursive: true, force: true });
  });
  return open;
}

/** Milliseconds; long, because several builds may run at once on a small machine. */
const buildTimeout = 180_000;

/** Serves what was built, until it is closed. */
export async function serve({ project, output: out }: BuiltSite): Promise<ServedSite & Preview> {
  const folder = mkdtempSync(join(tmpdir(), 'career-site-'));
  const output = openOutput(out);
  const content = readContent(project);
  let way: Misbehave | undefined;
  const preview = await servePreview({
    site: output,
    ports: { main: 0, library: 0 },
    api: misbehaving(embedApi({ root: folder, site: output, content: () => content }), (call) =>
      way?.(call),
    ),
    report: (line) => process.stderr.write(`${line}\n`),
  });
  const { main, library = '' } = preview.addresses;
  return { ...preview, main, library, output: out, folder, misbehave: (next) => void (way = next) };
}

/** What was built does not change, and most test files ask for the same. */
const readContent = onceEach((root: string) => {
  const [checked] = checkProject(projectAt(root));
  if (checked === undefined) throw new Error('The project has errors; `validate` reports them.');
  return checked.manifest;
});
