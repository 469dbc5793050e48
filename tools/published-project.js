import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What git needs for commits, whatever this machine is set to. */
const settings = {
  'user.name': 'A marketer',
  'user.email': 'marketer@careerexplorer.example',
  'commit.gpgsign': 'false',
  'maintenance.auto': 'false',
};

const origin = '.git/origin.git';

/**
 * Makes a project a checkout as marketers have it, on its main branch, whose last commit raised a
 * price. The repository that it came from stands within.
 *
 * @param {string} root
 */
export function publishProject(root) {
  const git = (...args) => spawnSync('git', args, { cwd: root });
  git('init', '--quiet', '--initial-branch', 'main');
  for (const [name, value] of Object.entries(settings)) git('config', name, value);
  git('init', '--quiet', '--bare', '--initial-branch', 'main', origin);
  git('remote', 'add', 'origin', origin);
  const path = join(root, 'regions.yaml');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace('price: 89', 'price: 79'));
  git('add', 'regions.yaml', 'library.yaml', 'assets');
  git('commit', '--quiet', '--message', 'The site');
  writeFileSync(path, text);
  git('commit', '--quiet', '--message', 'Raise the price of the premium account', 'regions.yaml');
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
}
