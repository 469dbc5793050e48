import type { EditorName } from '../dev/inspect/editors.ts';
import { chosenEditor } from '../dev/inspect/editors.ts';
import type { DevOptions, DevServer } from '../dev/serve-dev.ts';
import { serveDev } from '../dev/serve-dev.ts';
import type { ProjectOptions } from '../project.ts';
import type { HostOptions } from './allowed-hosts.ts';
import { readHosts } from './allowed-hosts.ts';
import type { CommandContext, Served } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { openProjectCache } from './open-cache.ts';
import { openProject } from './open-project.ts';
import type { PortOptions } from './ports.ts';
import { explainPort, readPorts } from './ports.ts';
import { createUpdateLog } from './log-update.ts';
import { selectEditions } from './select-editions.ts';

export interface DevCommandOptions extends ProjectOptions, PortOptions, HostOptions {
  readonly state: readonly string[];
  readonly open?: boolean;
  readonly editor?: EditorName;
}

/** `dev`: serves the site and keeps it and the open pages up to date, until the person stops it or this program is made anew. */
export async function dev(options: DevCommandOptions, context: CommandContext): Promise<ExitCode> {
  const { renewal, stderr } = context;
  const stopped = context.untilStopped();
  const log = createUpdateLog(context);
  let leave = (): void => undefined;
  const remade = new Promise<void>((resolve) => (leave = resolve));
  const served = await listen({
    ...readOptions(options, context),
    onUpdate: (update) => {
      log(update);
      if (update.site.isRemade()) leave();
    },
    report: (line) => stderr.write(`${line}\n`),
  });
  const ended = Promise.race([stopped, remade.then(() => renewal?.handOver(describe(served)))]);
  try {
    if (renewal?.takenOver === undefined) await present(served, options, context);
    const isStarted = served.start().then(() => true);
    if (await Promise.race([isStarted, ended.then(() => false)])) {
      stderr.write('Edits are shown as they are saved. Press Ctrl-C to stop.\n');
    }
    await ended;
  } finally {
    await served.close();
  }
  return ExitCode.fine;
}

function readOptions(
  options: DevCommandOptions,
  context: CommandContext,
): Omit<DevOptions, 'onUpdate' | 'report'> {
  const project = openProject(options, context);
  const { takenOver, make: remake } = context.renewal ?? {};
  return {
    project,
    ports: takenOver?.ports ?? readPorts(options),
    token: takenOver?.token,
    allowedHosts: readHosts(options),
    cache: openProjectCache(project.root, context),
    editor: options.editor ?? chosenEditor(context.env),
    select: ({ resolved }) => ({
      ...selectEditions(resolved, { state: options.state, mount: 'prefix', env: 'preview' }),
      environment: 'preview',
      liveForms: false,
    }),
    remake,
  };
}

/** Tells the person where the site is. */
async function present(
  { addresses: { main, library } }: DevServer,
  { open }: DevCommandOptions,
  { stdout, stderr, openInBrowser }: CommandContext,
): Promise<void> {
  stdout.write(`Main site: ${main}\nLibrary edition: ${library}\n`);
  if (open === true) await openInBrowser(main);
  stderr.write('Making the first pages …\n');
}

function describe({ addresses: { main, library }, token }: DevServer): Served {
  return { ports: { main: portOf(main), library: portOf(library) }, token };
}

function portOf(address: string): number {
  return Number(new URL(address).port);
}

async function listen(options: DevOptions): Promise<DevServer> {
  try {
    return await serveDev(options);
  } catch (error) {
    throw explainPort(error);
  }
}
