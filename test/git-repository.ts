import { execaSync } from 'execa';

/** What commits need and what they may not do, whatever this machine is set to. */
const settings = {
  'user.name': 'A marketer',
  'user.email': 'marketer@careerexplorer.example',
  'commit.gpgsign': 'false',
  // Newer versions tidy up behind a commit, and take their files away while a test copies or
  // removes the folder.
  'maintenance.auto': 'false',
};

/** Makes a folder a git repository, on a branch `main` that has no commit yet. */
export function initRepository(folder: string): void {
  const git = (...args: readonly string[]) => execaSync('git', args, { cwd: folder });
  git('init', '--quiet', '--initial-branch', 'main');
  for (const [name, value] of Object.entries(settings)) git('config', name, value);
}

/** Where a checkout came from, which is copied together with it. */
export const origin = '.git/origin.git';

/**
 * Makes a folder a checkout of a bare repository, with a first commit of all that it holds. Git
 * takes that for one of GitHub.
 */
export function checkOut(folder: string): void {
  const git = (...args: readonly string[]) => execaSync('git', args, { cwd: folder });
  initRepository(folder);
  git('init', '--quiet', '--bare', '--template=', '--initial-branch', 'main', origin);
  git('config', 'core.sshCommand', `f() { set -- \${2#git-}; git $1 ${origin}; }; f`);
  git('config', 'ssh.variant', 'simple');
  git('remote', 'add', 'origin', 'git@github.com:owner/site.git');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The site');
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
}
