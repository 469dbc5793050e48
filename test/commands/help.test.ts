import type { Command } from 'commander';
import { expect, test } from 'vitest';
import { createProgram } from '../../cli/commands/program.ts';
import { runCommand } from '../program/run-command.ts';

const program = () => createProgram(context, () => () => Promise.resolve());

const silent = { write: () => undefined };
const context = {
  cwd: '/',
  env: {},
  platform: 'test',
  stdout: silent,
  stderr: silent,
  untilStopped: () => Promise.resolve(),
  openInBrowser: () => Promise.resolve(),
};

/** What is typed for each command that does something. */
const commands = typedFor(program());

function typedFor({ commands }: Command, above: readonly string[] = []): readonly string[][] {
  return commands.flatMap((command) => {
    const typed = [...above, command.name()];
    return command.commands.length === 0 ? [typed] : typedFor(command, typed);
  });
}

/** The lines of the examples that the help of a command ends with. */
async function examplesOf(typed: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await runCommand([...typed, '--help']);
  const [, examples = ''] = stdout.split('\nExamples:\n');
  return examples.trim().split(/\n */);
}

test.each(commands.map((typed) => [typed.join(' '), typed] as const))(
  'the help of %s ends with lines that can be typed',
  async (name, typed) => {
    for (const line of await examplesOf(typed)) {
      expect(`${line} `).toMatch(new RegExp(`^career-site ${name} `));
      await program().parseAsync(line.split(' ').slice(1), { from: 'user' });
    }
  },
);
