import type { EditorName } from '../dev/inspect/editors.ts';
import { chosenEditor } from '../dev/inspect/editors.ts';
import type { DevOptions } from '../dev/serve-dev.ts';
import { serveDev } from '../dev/serve-dev.ts';
import type { ProjectOptions } from '../project.ts';
import type { ListenOptions } from './options.ts';
import type { CommandContext } from './command-context.ts';
import { ExitCode } from './command-context.ts';
import { openProjectCache } from './open-cache.ts';
import { openProject } from './open-project.ts';
import { createUpdateLog } from './log-update.ts';
import { selectEditions } from './select-editions.ts';

export interface DevCommandOptions extends ProjectOptions, ListenOptions {
  readonly state: readonly string[];
  readonly open?: boolean;
  readonly editor?: EditorName;
}

/** `dev`: serves the site and keeps it and the open pages up to date, until the person stops it. */
export async function dev(context: CommandContext, options: DevCommandOptions): Promise<ExitCode> {
  const stopped = context.untilStopped();
  const server = await serveDev(readOptions(options, context));
  try {
    const { main, library } = server.addresses;
    context.stdout.write(`Main site: ${main}\nLibrary edition: ${library}\n`);
    if (options.open === true) await context.openInBrowser(main);
    context.stderr.write('Making the first pages …\n');
    const isStarted = server.start().then(() => true);
    if (await Promise.race([isStarted, stopped.then(() => false)])) {
      context.stderr.write('Edits are shown as they are saved. Press Ctrl-C to stop.\n');
    }
    await stopped;
  } finally {
    await server.close();
  }
  return ExitCode.fine;
}

function readOptions(options: DevCommandOptions, context: CommandContext): DevOptions {
  const project = openProject(options, context);
  return {
    project,
    ports: { main: options.port, library: options.libraryPort },
    allowedHosts: options.allowHost,
    cache: openProjectCache(project.root, context),
    editor: options.editor ?? chosenEditor(context.env),
    select: ({ resolved }) => ({
      ...selectEditions(resolved, { state: options.state, mount: 'prefix', env: 'preview' }),
      environment: 'preview',
      liveForms: false,
    }),
    onUpdate: createUpdateLog(context),
    report: (line) => context.stderr.write(`${line}\n`),
  };
}
