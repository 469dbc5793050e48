import { resolve } from 'node:path';
import { checkProject } from '../check-project.ts';
import type { Project, ProjectOptions } from '../project.ts';
import type { ApiContent } from '../serve/api/webinars.ts';
import { embedApi } from '../serve/embed-api.ts';
import type { Output } from '../serve/output.ts';
import { NoOutputError, openOutput } from '../serve/output.ts';
import type { Preview } from '../serve/preview.ts';
import { servePreview } from '../serve/preview.ts';
import { createProxy } from '../serve/proxy.ts';
import type { ApiService } from '../serve/service.ts';
import { restoreOutput } from '../site/publication/staging.ts';
import type { HostOptions, PortOptions } from './listen-options.ts';
import { explainPort, readAllowedHosts, readPorts } from './listen-options.ts';
import { openChecked } from './open-checked.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { openProject } from './open-project.ts';
import { UsageError } from './usage.ts';

export interface PreviewCommandOptions extends ProjectOptions, PortOptions, HostOptions {
  readonly out?: string;
  readonly api?: string;
}

/** `preview`: serves the output as a host would, until the person stops it. */
export async function preview(
  options: PreviewCommandOptions,
  context: CommandContext,
): Promise<ExitCode> {
  const project = openProject(options, context);
  const output = openOutput(
    resolve(options.out === undefined ? project.root : context.cwd, options.out ?? 'dist'),
  );
  await restoreOutput(output.folder);
  const ports = readPorts(options);
  const allowedHosts = readAllowedHosts(options);
  const report = (line: string): void => {
    context.stderr.write(`${line}\n`);
  };
  const api =
    options.api === undefined
      ? embed(project, output, context)
      : forward(readServer(options.api), report);
  if (api === undefined) return ExitCode.problems;
  const start = (): Promise<Preview> =>
    servePreview({ site: output, ports, api, allowedHosts, report });
  const served = await startPreview(start, output);
  const stopped = context.untilStopped();
  context.stdout.write(`Main site: ${served.addresses.main}\n`);
  context.stdout.write(`Library edition: ${served.addresses.library}\n`);
  context.stderr.write('Press Ctrl-C to stop.\n');
  await stopped;
  await served.close();
  return ExitCode.fine;
}

async function startPreview(start: () => Promise<Preview>, output: Output): Promise<Preview> {
  try {
    return await start();
  } catch (error) {
    throw explainStart(error, output);
  }
}

function explainStart(error: unknown, output: Output): unknown {
  if (error instanceof NoOutputError) {
    return new UsageError(
      `There is no output of this version in ${output.folder}. Run \`career-site build\` first, or name its folder with --out.`,
    );
  }
  return explainPort(error);
}

function readServer(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url;
  throw new UsageError(`--api takes an http or https address, not "${text}".`);
}

function forward(server: URL, report: (line: string) => void): ApiService {
  report(`Submissions are sent to ${server.origin}, whatever the pages say about a preview.`);
  return createProxy(server, report);
}

/** The embedded API answers from the YAML; undefined while that has errors, which are printed. */
function embed(project: Project, output: Output, context: CommandContext): ApiService | undefined {
  const checked = openChecked(project, context);
  if (checked === undefined) return undefined;
  const content = refreshed(project, output, checked.manifest);
  return embedApi({ root: project.root, site: output, content });
}

/** Reads the YAML again after each build; while it has errors, the content read before is kept. */
function refreshed(project: Project, output: Output, first: ApiContent): () => ApiContent {
  let content = first;
  let build: unknown;
  return () => {
    const rules = output.rules();
    if (build !== undefined && rules !== build)
      content = checkProject(project)[0]?.manifest ?? content;
    build = rules;
    return content;
  };
}
