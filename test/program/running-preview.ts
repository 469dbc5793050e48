import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './career-site.ts';

/** The installed program's preview, running. */
export interface RunningPreview {
  /** Without a slash at the end. */
  readonly main: string;
  readonly library: string;
  /** Stops it as Ctrl-C does; resolves to its exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts `preview` with these options, on free ports; resolves when it has printed its addresses.
 */
export function startPreview(...options: readonly string[]): Promise<RunningPreview> {
  const program = join(projectRoot, 'cli/bin.js');
  const args = [program, 'preview', '--port', '0', '--library-port', '0', ...options];
  const child = spawn(process.execPath, args, { cwd: projectRoot });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const stop = (): Promise<number | null> => {
    child.kill('SIGINT');
    return ended;
  };
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      const [, main, library] =
        /^Main site: (\S+)\/\nLibrary edition: (\S+)\/\n/.exec(printed) ?? [];
      if (main !== undefined && library !== undefined) resolve({ main, library, stop });
    });
    void ended.then((code) => {
      reject(new Error(`preview ended with ${String(code)} before it printed its addresses`));
    });
  });
}
