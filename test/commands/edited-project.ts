import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { ExitCode } from '../../cli/commands/command-context.ts';
import { run } from '../../cli/commands/program.ts';
import { base } from '../base-project.ts';

/** How a command ended, and all that it printed. */
interface Ran {
  readonly exitCode: ExitCode;
  readonly printed: string;
}

/** A copy of the sound project, which commands edit; it is gone after the test. */
export interface EditedProject {
  readonly root: string;
  readonly read: (path: string) => string;
  readonly write: (path: string, text: string) => void;
  /** `answers` are typed at a terminal, one after the other; without them nobody sits at one. */
  readonly run: (argv: readonly string[], answers?: readonly string[]) => Promise<Ran>;
}

/** @param original In place of the sound project, such as a checkout of it. */
export function copyBase(original = base): EditedProject {
  const root = mkdtempSync(join(tmpdir(), 'career-site-edited-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  cpSync(original, root, { recursive: true });
  return {
    root,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write: (path, text) => {
      writeFileSync(join(root, path), text);
    },
    run: (argv, answers) => runIn(root, argv, answers),
  };
}

async function runIn(
  root: string,
  argv: readonly string[],
  answers: readonly string[] | undefined,
): Promise<Ran> {
  const left = [...(answers ?? [])];
  let printed = '';
  const write = (text: string): void => {
    printed += text;
  };
  const ask = (question: string): Promise<string | undefined> => {
    printed += question;
    return Promise.resolve(left.shift());
  };
  const exitCode = await run([...argv, '--root', root], {
    cwd: tmpdir(),
    env: {},
    platform: 'test',
    stdout: { write },
    stderr: { write },
    ...(answers && { ask }),
    untilStopped: () => Promise.resolve(),
    openInBrowser: (address) => Promise.resolve(write(`Opened ${address}\n`)),
  });
  return { exitCode, printed };
}
