import { checkOnce, checkProject } from '../compile/check-project.ts';
import type { Project, ProjectOptions } from '../compile/project.ts';
import type { ApiContent } from '../deliver/serve/api/webinars.ts';
import { embedApi, embedMeasuring } from '../deliver/serve/api/api.ts';
import { measuredPaths } from '../deliver/serve/api/measured.ts';
import { openOutput } from '../deliver/serve/output.ts';
import { servePreview } from '../deliver/serve/preview.ts';
import { createProxy } from '../deliver/serve/proxy.ts';
import type { ApiService, ServedSite } from '../deliver/serve/service.ts';
import { restoreOutput } from '../compile/site/publication/staging.ts';
import type { ListenOptions } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { openProjectCheck } from './open-cache.ts';
import { openProject, outputFolder } from './open-project.ts';
import { logResult } from './report-diagnostics.ts';
import { portsOf, printAddresses } from './served.ts';

export interface PreviewCommandOptions extends ProjectOptions, ListenOptions {
  readonly out?: string;
  readonly api?: URL;
}

/** `preview`: serves the output as a host would, until the person stops it. */
export async function preview(context: CommandContext, options: PreviewCommandOptions) {
  const project = openProject(options, context);
  const folder = outputFolder(options.out, project, context);
  await restoreOutput(folder);
  const output = openOutput(folder);
  const report = (line: string): void => {
    context.stderr.write(`${line}\n`);
  };
  const { root } = project;
  const content = readContent(project, output, context);
  const api =
    options.api === undefined
      ? embedApi({ root, site: output, content })
      : forward(options.api, report);
  const services = () => (options.api === undefined ? [] : [embedMeasuring({ root, content })]);
  const hasLibrary = output.rules().headers.library !== undefined;
  const ports = portsOf(options, hasLibrary);
  const { allowHost: allowedHosts } = options;
  const served = await servePreview({ site: output, ports, api, services, allowedHosts, report });
  const stopped = context.untilStopped();
  context.stdout.write(printAddresses(served.addresses));
  context.stdout.write(listMeasured(content(), served.addresses.main));
  context.stderr.write('Press Ctrl-C to stop.\n');
  await stopped;
  await served.close();
}

function forward(server: URL, report: (line: string) => void): ApiService {
  report(`Submissions are sent to ${server.origin}, whatever the pages say about a preview.`);
  return createProxy(server, report);
}

/** The YAML, read again after each build; while that has errors, what was read before. */
function readContent(project: Project, site: ServedSite, context: CommandContext) {
  let known: ApiContent = logResult(
    checkOnce(openProjectCheck(project, context)),
    context,
  ).manifest;
  let build: unknown;
  return (): ApiContent => {
    const rules = site.rules();
    if (build !== undefined && rules !== build) known = checkProject(project)[0]?.manifest ?? known;
    build = rules;
    return known;
  };
}

const measuredNames = { pageViews: 'Page views', errorReports: 'Error reports' };

/** Where what pages send of themselves can be read, a line each. */
function listMeasured(content: ApiContent, address: string): string {
  const paths = [...measuredPaths(content)];
  return paths
    .map(([path, kind]) => `${measuredNames[kind]}: ${new URL(path, address).href}\n`)
    .join('');
}
