import type { EditorName } from '../dev/inspect/editors.ts';
import { chosenEditor } from '../dev/inspect/editors.ts';
import type { DevOptions, DevServer } from '../dev/serve-dev.ts';
import { serveDev } from '../dev/serve-dev.ts';
import type { ProjectOptions } from '../project.ts';
import type { HostOptions } from './allowed-hosts.ts';
import { readAllowedHosts } from './allowed-hosts.ts';
import type { CommandContext, PreviousServer } from './command-context.ts';
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

/** `dev`: serves the site and keeps it and the open pages up to date, until the person stops it or this program was rebuilt. */
export async function dev(options: DevCommandOptions, context: CommandContext): Promise<ExitCode> {
  const { restarting, stderr } = context;
  const stopped = context.untilStopped();
  const { onUpdate, rebuilt } = followUpdates(context);
  const report = (line: string): unknown => stderr.write(`${line}\n`);
  const server = await listen({ ...readOptions(options, context), onUpdate, report });
  const ended = Promise.race([stopped, rebuilt.then(() => restarting?.restart(describe(server)))]);
  try {
    await serve(server, ended, options, context);
  } finally {
    await server.close();
  }
  return ExitCode.fine;
}

/** Says what became of each batch of changes; `rebuilt` resolves once one of them rebuilt this program. */
function followUpdates(context: CommandContext): Pick<DevOptions, 'onUpdate'> & {
  readonly rebuilt: Promise<void>;
} {
  const log = createUpdateLog(context);
  let resolveRebuilt = (): void => undefined;
  const rebuilt = new Promise<void>((resolve) => (resolveRebuilt = resolve));
  return {
    onUpdate(update) {
      log(update);
      if (update.site.isRebuilt()) resolveRebuilt();
    },
    rebuilt,
  };
}

/** Makes the site and follows edits of it. */
async function serve(
  server: DevServer,
  ended: Promise<void>,
  options: DevCommandOptions,
  context: CommandContext,
): Promise<void> {
  if (context.restarting?.previous === undefined) await present(server, options, context);
  const isStarted = server.start().then(() => true);
  if (await Promise.race([isStarted, ended.then(() => false)])) {
    context.stderr.write('Edits are shown as they are saved. Press Ctrl-C to stop.\n');
  }
  await ended;
}

function readOptions(
  options: DevCommandOptions,
  context: CommandContext,
): Omit<DevOptions, 'onUpdate' | 'report'> {
  const project = openProject(options, context);
  const { previous, rebuild } = context.restarting ?? {};
  return {
    project,
    ports: previous?.ports ?? readPorts(options),
    retriesTaken: previous !== undefined,
    token: previous?.token,
    madeEdits: previous?.madeEdits,
    allowedHosts: readAllowedHosts(options),
    cache: openProjectCache(project.root, context),
    editor: options.editor ?? chosenEditor(context.env),
    select: ({ resolved }) => ({
      ...selectEditions(resolved, { state: options.state, mount: 'prefix', env: 'preview' }),
      environment: 'preview',
      liveForms: false,
    }),
    rebuild,
  };
}

/** Says where the site is. */
async function present(
  { addresses: { main, library } }: DevServer,
  { open }: DevCommandOptions,
  { stdout, stderr, openInBrowser }: CommandContext,
): Promise<void> {
  stdout.write(`Main site: ${main}\nLibrary edition: ${library}\n`);
  if (open === true) await openInBrowser(main);
  stderr.write('Making the first pages …\n');
}

function describe({ addresses, token, madeEdits }: DevServer): PreviousServer {
  const { main, library } = addresses;
  return { ports: { main: portOf(main), library: portOf(library) }, token, madeEdits };
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
