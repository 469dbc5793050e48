import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { execaSync } from 'execa';

/**
 * What commits need and what they may not do, whatever this machine is set to. Newer versions of
 * git tidy up behind a commit, and take their files away while a test copies or removes the folder.
 */
const settings = `[user]
	name = A marketer
	email = marketer@careerexplorer.example
[commit]
	gpgsign = false
[maintenance]
	auto = false
`;

/**
 * Makes a folder a git repository, on a branch `main` that has no commit yet. What it is set to is
 * written at once: git would have to be started for each line.
 */
export function initRepository(folder: string, further = ''): void {
  execaSync('git', ['init', '--quiet', '--initial-branch', 'main'], { cwd: folder });
  appendFileSync(join(folder, '.git/config'), settings + further);
}

/** Where a checkout came from, which is copied together with it. */
export const origin = '.git/origin.git';

/** The bare repository in the place of what git takes for one of GitHub. */
const connection = `[core]
	sshCommand = "f() { set -- \${2#git-}; git $1 ${origin}; }; f"
[ssh]
	variant = simple
[remote "origin"]
	url = git@github.com:owner/site.git
	fetch = +refs/heads/*:refs/remotes/origin/*
`;

/** Makes a folder a checkout of a bare repository, with a first commit of all that it holds. */
export function checkOut(folder: string): void {
  const git = (...args: readonly string[]) => execaSync('git', args, { cwd: folder });
  initRepository(folder, connection);
  git('init', '--quiet', '--bare', '--template=', '--initial-branch', 'main', origin);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The site');
  git('push', '--quiet', '--set-upstream', 'origin', 'main');
}
