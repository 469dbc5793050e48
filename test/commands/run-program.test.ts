import { expect, test } from 'vitest';
import type { CommandContext } from '../../cli/commands/command-context.ts';
import { ExitCode } from '../../cli/commands/command-context.ts';
import type { Program } from '../../cli/commands/run-program.ts';
import { runProgram } from '../../cli/commands/run-program.ts';

const server = { ports: { main: 4000, library: 4001 }, token: 'token', madeEdits: [] };

const context: CommandContext = {
  cwd: '',
  env: {},
  platform: '',
  stdout: { write: () => true },
  stderr: { write: () => true },
  untilStopped: () => Promise.resolve(),
  openInBrowser: () => Promise.resolve(),
  onInterrupt: () => undefined,
};

/** A program that restarts as soon as it can be rebuilt, and ends where it cannot. */
function restarting(rebuild: Program['rebuild']): Program {
  return {
    async run(_argv, { restarting: own }) {
      if ((await own?.rebuild()) === true) own?.restart(server);
      return ExitCode.fine;
    },
    rebuild,
  };
}

/** A program that keeps what it was run with. */
function createLast(exitCode: ExitCode = ExitCode.fine) {
  const runs: { readonly argv: readonly string[]; readonly context: CommandContext }[] = [];
  const last: Program = {
    run: (argv, given) => {
      runs.push({ argv, context: given });
      return Promise.resolve(exitCode);
    },
    rebuild: () => Promise.resolve(undefined),
  };
  return { last, runs };
}

test('a rebuilt program runs the same command, where the server was that asked for it', async () => {
  const { last, runs } = createLast();
  await runProgram(
    restarting(() => Promise.resolve(last)),
    ['dev'],
    context,
  );
  expect(runs).toMatchObject([{ argv: ['dev'], context: { restarting: { previous: server } } }]);
});

test('the exit code is that of the program that ran last', async () => {
  const { last } = createLast(ExitCode.problems);
  const exitCode = await runProgram(
    restarting(() => Promise.resolve(last)),
    ['dev'],
    context,
  );
  expect(exitCode).toBe(ExitCode.problems);
});

test('a rebuilt program can be rebuilt again', async () => {
  const { last, runs } = createLast();
  const second = restarting(() => Promise.resolve(last));
  await runProgram(
    restarting(() => Promise.resolve(second)),
    ['dev'],
    context,
  );
  expect(runs).toHaveLength(1);
});

test('the program that is rebuilt last before a run ends is the next to run', async () => {
  const { last: earlier, runs: runsOfEarlier } = createLast();
  const { last: later, runs: runsOfLater } = createLast();
  const rebuilt = [earlier, later];
  const first: Program = {
    async run(_argv, { restarting: own }) {
      await own?.rebuild();
      own?.restart(server);
      await own?.rebuild();
      return ExitCode.fine;
    },
    rebuild: () => Promise.resolve(rebuilt.shift()),
  };
  await runProgram(first, ['dev'], context);
  expect([runsOfEarlier.length, runsOfLater.length]).toEqual([0, 1]);
});

test('a program that was rebuilt before a broken one runs next', async () => {
  const { last, runs } = createLast();
  const answers = [() => Promise.resolve(last), () => Promise.reject(new Error('broken'))];
  const first: Program = {
    async run(_argv, { restarting: own }) {
      await own?.rebuild();
      own?.restart(server);
      await expect(own?.rebuild()).rejects.toThrow('broken');
      return ExitCode.fine;
    },
    rebuild: () => answers.shift()?.() ?? Promise.resolve(undefined),
  };
  await runProgram(first, ['dev'], context);
  expect(runs).toHaveLength(1);
});

test('a run that was stopped once it was rebuilt is not restarted', async () => {
  const { last, runs } = createLast();
  const first: Program = {
    async run(_argv, { restarting: own }) {
      await own?.rebuild();
      return ExitCode.fine;
    },
    rebuild: () => Promise.resolve(last),
  };
  await runProgram(first, ['dev'], context);
  expect(runs).toEqual([]);
});

test('a program that cannot be rebuilt is run without the means of it', async () => {
  const { last, runs } = createLast();
  await runProgram({ run: last.run }, ['dev'], context);
  expect(runs[0]?.context.restarting).toBeUndefined();
});
