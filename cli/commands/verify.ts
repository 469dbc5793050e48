import { resolve } from 'node:path';
import type { LiveSite } from '../check/live/verify-live.ts';
import type { NoOutput } from '../check/output-folder.ts';
import { openOutputFolder } from '../check/output-folder.ts';
import { verifyOutput } from '../check/verify-output.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Format } from '../diagnostics/print.ts';
import type { BuildRecord } from '../site/build-record.ts';
import { hashContent } from '../site/output-file.ts';
import { restoreOutput } from '../site/publication/staging.ts';
import type { CommandContext } from './command-context.ts';
import { readInstant } from './open-project.ts';
import { reportDiagnostics } from './report-diagnostics.ts';
import { UsageError } from '../diagnostics/command-errors.ts';

export interface VerifyOptions {
  /** The manifest of the build, where it is not in the folder. */
  readonly manifest?: string;
  /** Origin of a running host to ask. */
  readonly live?: string;
  /** What that serves. */
  readonly edition?: LiveSite['edition'];
  /** Where to keep which addresses it answered well. */
  readonly progress?: string;
  readonly format: Format;
}

/** `verify`: whether a deployed folder holds what was built, and nothing else, or a running host answers with it. */
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
  { edition, progress }: VerifyOptions,
  { cwd }: CommandContext,
): Promise<readonly Diagnostic[]> {
  const { createAskHost } = await import('../check/live/live-host.ts');
  const { openProgress, verifyLive } = await import('../check/live/verify-live.ts');
  return verifyLive({
    record,
    edition: edition ?? (record.origins.library === origin ? 'library' : 'main'),
    ask: createAskHost(origin),
    progress:
      progress === undefined
        ? new Set<string>()
        : openProgress(resolve(cwd, progress), hashContent(JSON.stringify(record))),
  });
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
