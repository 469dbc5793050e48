// The site, built and served for a tool that looks at it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root, runStep } from './steps.js';

/**
 * Builds the project with further options of `build` into a folder below .build/; returns the
 * folder's path.
 */
export async function buildInto(name, ...options) {
  const out = join(root, '.build', name);
  const command = ['node', 'cli/bin.js', 'build', '--out', out, ...options];
  const { passed, output } = await runStep({ name: 'build', command });
  if (!passed) throw new Error(`The build failed:\n${output}`);
  return out;
}

/** Serves an output on free ports, with forms that work; resolves as `serve` does. */
export function servePreview(out) {
  return serve(['preview', '--out', out]);
}

/**
 * Runs `preview` or `dev`, of the program in a folder, on free ports; resolves to both addresses,
 * what it says meanwhile, and a way to stop, which resolves once it has ended.
 */
export function serve(command, folder = root) {
  const args = [join(folder, 'cli/bin.js'), ...command, '--port', '0', '--library-port', '0'];
  const stdio = ['ignore', 'pipe', 'pipe'];
  const child = spawn(process.execPath, args, { cwd: folder, stdio });
  const said = child.stderr.setEncoding('utf8').resume();
  const stop = () => {
    child.kill('SIGINT');
    return once(child, 'close');
  };
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('close', (code) => reject(new Error(`${command[0]} ended with ${code}`)));
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
      const [, main, library] = /^Main site: (\S+)\nLibrary edition: (\S+)\n/.exec(printed) ?? [];
      if (library) resolve({ main, library, said, stop });
    });
  });
}
