import { resolve } from 'node:path';
import type { DeployedFolder, NotDeployed } from '../check/deployed-folder.ts';
import { openDeployedFolder } from '../check/deployed-folder.ts';
import { verifyOutput } from '../check/verify-output.ts';
import type { Format } from '../diagnostics/print.ts';
import { restoreOutput } from '../site/publication/staging.ts';
import type { ExitCode, CommandContext } from './command-context.ts';
import { reportDiagnostics } from './report-diagnostics.ts';
import { UsageError } from './usage.ts';

export interface VerifyOptions {
  /** The manifest of the build, where it is not in the folder. */
  readonly manifest?: string;
  readonly format: Format;
}

/** `verify`: whether a deployed folder holds what was built, and nothing else. */
export async function verify(
  folder: string,
  options: VerifyOptions,
  context: CommandContext,
): Promise<ExitCode> {
  return reportDiagnostics(
    verifyOutput(await openFolder(folder, options, context)),
    options.format,
    context,
  );
}

async function openFolder(
  folder: string,
  { manifest }: VerifyOptions,
  context: CommandContext,
): Promise<DeployedFolder> {
  await restoreOutput(resolve(context.cwd, folder));
  const manifestFile = manifest === undefined ? undefined : resolve(context.cwd, manifest);
  const opened = openDeployedFolder(resolve(context.cwd, folder), manifestFile);
  if (typeof opened !== 'string') return opened;
  throw new UsageError(explain(opened, folder, manifest));
}

function explain(reason: NotDeployed, folder: string, manifest: string | undefined): string {
  const named = manifest ?? `${folder}/manifest.json`;
  switch (reason) {
    case 'no folder':
      return `${folder} is no folder. Name the folder that was deployed.`;
    case 'no build record':
      return manifest === undefined
        ? `${folder} has no manifest.json, which a build puts next to the web roots. To compare a web root with it, add --manifest dist/manifest.json.`
        : `There is no file ${manifest}. Name the manifest.json of the build with --manifest.`;
    case 'other build record':
      return `${named} is damaged or of another version of career-site. Build again with this version.`;
    case 'other build':
      return `${folder} holds no file that ${named} lists. Name the folder that was deployed, and the manifest.json of its build.`;
  }
}
