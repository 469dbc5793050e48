// Installs Debian packages that the tests need.
import { spawnSync } from 'node:child_process';

/** Installs packages where apt works; returns whether it did. The output of apt goes to stderr. */
export function installByApt(...packages) {
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages];
  return asRoot(['apt-get', 'update']) && asRoot(install);
}

/** The run level keeps a server that is installed from being started. */
function asRoot(command) {
  const [program, ...args] = process.getuid?.() === 0 ? command : ['sudo', '-n', '-E', ...command];
  process.stderr.write(`Getting what the tests need: ${command.join(' ')}\n`);
  const env = { ...process.env, RUNLEVEL: '1' };
  const { status } = spawnSync(program, args, { stdio: ['ignore', 2, 2], env });
  return status === 0;
}
