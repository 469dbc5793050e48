import { run } from '../../cli/commands/program.ts';
import { openTerminal } from '../../cli/commands/terminal.ts';
import { platform } from '../copied-project.ts';
import type { Run } from './career-site.ts';
import { projectRoot, withoutColors } from './career-site.ts';

/**
 * Runs a command as `careerSite` does, but in this process: the program's start, which is most of
 * what a short command costs, is left out. The system's part in it (streams, signals, accounts, two
 * runs at once) needs the program.
 */
export async function runCommand(args: readonly string[], cwd = projectRoot): Promise<Run> {
  const printed = { stdout: '', stderr: '' };
  const exitCode = await run(args, {
    cwd,
    env: { ...process.env, ...withoutColors },
    platform,
    stdout: openTerminal({ write: (text) => void (printed.stdout += text) }),
    stderr: openTerminal({ write: (text) => void (printed.stderr += text) }),
    untilStopped: () => Promise.resolve(),
    openInBrowser: () => Promise.resolve(),
  });
  return {
    exitCode,
    stdout: printed.stdout.replace(/\n$/, ''),
    stderr: printed.stderr.replace(/\n$/, ''),
  };
}
