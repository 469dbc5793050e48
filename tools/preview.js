// The site, built and served for a tool that looks at it.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, runStep } from './steps.js';

/** Builds the project with further options of `build` into a folder below .build/; returns the folder's path. */
export async function buildInto(name, ...options) {
  const out = join(root, '.build', name);
  const command = ['node', 'cli/bin.js', 'build', '--out', out, ...options];
  const { passed, output } = await runStep({ name: 'build', command });
  if (!passed) throw new Error(`The build failed:\n${output}`);
  return out;
}

/** Serves an output on free ports, with forms that work; resolves to both addresses and a way to stop. */
export function servePreview(out) {
  const args = ['cli/bin.js', 'preview', '--out', out, '--port', '0', '--library-port', '0'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  return new Promise((resolve, reject) => {
    let printed = '';
    child.once('close', (code) => reject(new Error(`preview ended with ${code}`)));
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
      const [, main, library] = /^Main site: (\S+)\nLibrary edition: (\S+)\n/.exec(printed) ?? [];
      if (library !== undefined) resolve({ main, library, stop: () => child.kill('SIGINT') });
    });
  });
}
