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
