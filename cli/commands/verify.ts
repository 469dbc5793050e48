import { join, resolve } from 'node:path';
import type { Progress } from '../deliver/check/live/progress.ts';
import { openProgress } from '../deliver/check/live/progress.ts';
import type { LiveSite } from '../deliver/check/live/verify-live.ts';
import type { NoOutput } from '../deliver/check/output-folder.ts';
import { openOutputFolder } from '../deliver/check/output-folder.ts';
import { verifyOutput } from '../deliver/check/verify-output.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Format } from '../diagnostics/print.ts';
import { readReleaseRecord } from '../compile/manifest/release-record.ts';
import type { BuildRecord } from '../compile/site/build-record.ts';
import { stateFolder } from '../compile/site/cache/secret.ts';
import { hashContent } from '../compile/values/hash.ts';
import { restoreOutput } from '../compile/site/publication/staging.ts';
import type { CommandContext } from './command-context.ts';
import { readInstant } from './open-project.ts';
import { showProgress } from './progress.ts';
import { reportDiagnostics } from './report-diagnostics.ts';
import { UsageError } from '../diagnostics/command-errors.ts';

export interface VerifyOptions {
  /** The manifest of the build, where it is not in the folder. */
  readonly manifest?: string;
  /** Origin of a running host to ask. */
  readonly live?: string;
  /** What that serves. */
  readonly edition?: LiveSite['webRoot'];
  /** Where to keep what it answered well, in place of a file of the user's own. */
  readonly progress?: string;
  /** Whether to ask for what an earlier run has not found to be well. */
  readonly resume?: true;
  readonly format: Format;
}

/** `verify`: whether a deployed folder, or a running host, has what was built. */
export async function verify(context: CommandContext, folder: string, options: VerifyOptions) {
  const opened = await openFolder(folder, options, context);
  const { live, format } = options;
  const found =
    live === undefined
      ? verifyOutput(opened, readInstant(context.env))
      : await verifyHost(live, opened.record, options, context);
  reportDiagnostics(found, { format }, context);
}

async function verifyHost(
  origin: string,
  record: BuildRecord,
  options: VerifyOptions,
  context: CommandContext,
): Promise<readonly Diagnostic[]> {
  const { createAskHost } = await import('../deliver/check/live/live-host.ts');
  const { verifyLive } = await import('../deliver/check/live/verify-live.ts');
  const webRoot = options.edition ?? (record.origins.library === origin ? 'library' : 'main');
  if (!record.table.pages.some((page) => page.edition === webRoot))
    throw new UsageError(
      `The build has no page of the ${webRoot} edition, so there is nothing to ask for.`,
    );
  const progress = showProgress(context);
  const found = await verifyLive({
    record,
    webRoot,
    released: readReleased(webRoot, context),
    ask: createAskHost(origin),
    progress: progressOf(`${origin} ${webRoot}`, record, options, context),
    report: (answered, all, differing) => {
      progress.report(
        'verify',
        `${answered} of ${all} requests answered, ${differing} not as built`,
      );
    },
  });
  progress.clear();
  return found;
}

/** From the record of releases, where the command runs in the project's folder. */
function readReleased(webRoot: LiveSite['webRoot'], { cwd }: CommandContext): readonly string[] {
  const [released] = readReleaseRecord(cwd);
  const known = released?.[webRoot];
  return known === undefined ? [] : [...known.pages.keys(), ...known.addresses.keys()];
}

/** In the user's own folder by default; a run that cannot keep any asks for all. */
function progressOf(
  host: string,
  record: BuildRecord,
  { progress, resume }: VerifyOptions,
  { cwd, env }: CommandContext,
): Progress {
  const build = hashContent(JSON.stringify(record));
  if (progress !== undefined) return openProgress(resolve(cwd, progress), build, true);
  const folder = join(stateFolder(env), 'career-site/verify');
  try {
    return openProgress(
      join(folder, `${hashContent(host).slice(0, 16)}.txt`),
      build,
      resume === true,
    );
  } catch {
    return new Set<string>();
  }
}

async function openFolder(folder: string, { manifest }: VerifyOptions, context: CommandContext) {
  await restoreOutput(resolve(context.cwd, folder));
  const manifestFile = manifest === undefined ? undefined : resolve(context.cwd, manifest);
  const opened = openOutputFolder(resolve(context.cwd, folder), manifestFile);
  if (typeof opened === 'string') throw new UsageError(explain(opened, folder, manifest));
  const { files, paths } = opened;
  if (manifest === undefined || files.some(({ path }) => paths.has(path))) return opened;
  throw new UsageError(explain('other build', folder, manifest));
}

function explain(
  reason: NoOutput | 'other build',
  folder: string,
  manifest: string | undefined,
): string {
  const named = manifest ?? `${folder}/manifest.json`;
  const noRecord =
    manifest === undefined
      ? `${folder} has no manifest.json, which a build puts next to the web roots. To compare a web root with it, add --manifest dist/manifest.json.`
      : `There is no file ${manifest}. Name the manifest.json of the build with --manifest.`;
  return {
    'no folder': `${folder} is no folder. Name the folder that was deployed.`,
    'no build record': noRecord,
    'other build record': `${named} is damaged or of another version of career-site. Build again with this version.`,
    'other build': `${folder} holds no file that ${named} lists. Name the folder that was deployed, and the manifest.json of its build.`,
  }[reason];
}
