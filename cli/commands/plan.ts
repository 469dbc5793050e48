import { join, resolve } from 'node:path';
import { pathKind } from '../compile/project.ts';
import { recordFile } from '../compile/site/publication/earlier-output.ts';
import type { Deployed } from '../deliver/outputs/deployed.ts';
import { readDeployed } from '../deliver/outputs/deployed.ts';
import { planDeployment } from '../deliver/outputs/plan.ts';
import type { PlanFormat } from '../deliver/outputs/print-plan.ts';
import { planPrinters } from '../deliver/outputs/print-plan.ts';
import { UsageError } from '../diagnostics/command-errors.ts';
import { openOutput } from './check.ts';
import type { CommandContext } from './command-context.ts';
import { outputFolder } from './open-project.ts';

export interface PlanOptions {
  readonly root?: string;
  /** The build record of what is deployed. */
  readonly since: string;
  readonly keepAssets: number;
  readonly format: PlanFormat;
}

/** `plan`: what to do where an earlier output is deployed, to have this one there. */
export async function plan(
  context: CommandContext,
  folder: string | undefined,
  { root, since, keepAssets, format }: PlanOptions,
): Promise<void> {
  const out = outputFolder(folder, { root }, context);
  await openOutput(out, context);
  const before = readRecorded(resolve(context.cwd, since), since);
  const after = readRecorded(join(out, recordFile), out);
  context.stdout.write(planPrinters[format](planDeployment(before, after, keepAssets), after));
}

function readRecorded(path: string, named: string): Deployed {
  if (pathKind(path) !== 'file')
    throw new UsageError(
      `There is no file ${named}. Keep the manifest.json of each build that you deploy, and name that of the last with --since.`,
    );
  const deployed = readDeployed(path);
  if (deployed !== undefined) return deployed;
  throw new UsageError(
    `${named} is damaged or of another version of career-site, so what it lists is not known. Deploy all of the output.`,
  );
}
