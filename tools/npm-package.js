// Gets npm packages that only one tool needs, and that are too large for everyone's node_modules.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './steps.js';

/**
 * Folder of a package of an exact version, or of the newest of a major one when it is first asked
 * for, below .build/; its install scripts are not run. Undefined when it can't be had.
 */
export function obtainPackage(name, version) {
  const prefix = join(root, '.build/packages', `${name}-${version}`);
  const folder = join(prefix, 'node_modules', name);
  if (existsSync(folder)) return folder;
  process.stderr.write(`Getting ${name} ${version} from npm\n`);
  const args = ['install', '--prefix', prefix, '--ignore-scripts', '--no-save', '--no-audit'];
  spawnSync('npm', [...args, `${name}@${version}`], { cwd: root, stdio: ['ignore', 2, 2] });
  return existsSync(folder) ? folder : undefined;
}
