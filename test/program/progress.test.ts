import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { run } from '../../cli/commands/program.ts';
import { openTerminal } from '../../cli/commands/terminal.ts';
import { platform } from '../copied-project.ts';
import { openSmallProject } from './small-project.ts';

/** What a command writes on a terminal where so much time passes that each count is shown. */
async function shownBy(args: readonly string[], cwd: string): Promise<string> {
  let [time, shown] = [0, ''];
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000));
  onTestFinished(() => clock.mockRestore());
  const write = (text: string) => void (shown += text);
  const exitCode = await run(args, {
    cwd,
    env: process.env,
    platform,
    stdout: openTerminal({ write }),
    stderr: openTerminal({ write, isTTY: true }),
    untilStopped: () => Promise.resolve(),
    openInBrowser: () => Promise.resolve(),
  });
  expect(exitCode, shown).toBe(0);
  return shown;
}

test.each(['build', 'generate'])(
  '%s counts what it draws where nothing is kept',
  async (command) => {
    const root = await openSmallProject();
    const options = command === 'build' ? ['--no-cache', '--out', join(root, 'dist')] : [];
    const shown = await shownBy([command, ...options], root);
    const counts = Array.from(
      shown.matchAll(/(\d+) of (\d+) files made …/g),
      ([, ...each]) => each,
    );
    const all = counts.length;
    expect(all).toBeGreaterThan(1);
    expect(counts).toEqual(counts.map((_, index) => [String(index + 1), String(all)]));
  },
);
