import { expect, test } from 'vitest';
import { reviewAddress } from '../../../cli/author/propose/address.ts';

const onGitHub = 'https://github.com/owner/site/compare/main...premium-95?expand=1';

test.each([
  'https://github.com/owner/site.git',
  'https://github.com/owner/site',
  'https://github.com/owner/site/',
  'https://someone:secret@github.com/owner/site.git',
  'git@github.com:owner/site.git',
  'git@github.com:/owner/site',
  'github.com:owner/site.git',
  'ssh://git@github.com/owner/site.git',
  'ssh://git@ssh.github.com:443/owner/site.git',
  'git@github.com-work:owner/site.git',
  'git://GitHub.com/owner/site.git',
])('the pull request of %s is made on GitHub', (remote) => {
  expect(reviewAddress(remote, 'main', 'premium-95')).toBe(onGitHub);
});

test.each([
  [
    'https://gitlab.com/group/below/site.git',
    'https://gitlab.com/group/below/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=b&merge_request%5Btarget_branch%5D=trunk',
  ],
  [
    'ssh://git@gitlab.company.example:2222/group/site.git',
    'https://gitlab.company.example/group/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=b&merge_request%5Btarget_branch%5D=trunk',
  ],
  [
    'http://gitlab:8080/group/site',
    'http://gitlab:8080/group/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=b&merge_request%5Btarget_branch%5D=trunk',
  ],
  [
    'https://github.company.example/owner/site.git',
    'https://github.company.example/owner/site/compare/trunk...b?expand=1',
  ],
  [
    'git@bitbucket.org:team/site.git',
    'https://bitbucket.org/team/site/pull-requests/new?source=b&dest=trunk',
  ],
  [
    'https://bitbucket.company.example/scm/team/site.git',
    'https://bitbucket.company.example/projects/team/repos/site/pull-requests?create&sourceBranch=b&targetBranch=trunk',
  ],
  [
    'ssh://git@bitbucket.company.example:7999/team/site.git',
    'https://bitbucket.company.example/projects/team/repos/site/pull-requests?create&sourceBranch=b&targetBranch=trunk',
  ],
])('that of %s on its own host', (remote, address) => {
  expect(reviewAddress(remote, 'trunk', 'b')).toBe(address);
});

test.each([
  '/srv/github/site.git',
  '../github.git',
  'file:///srv/github/site.git',
  'C:/github/site.git',
  'work-github:owner/site.git',
  'git@git.company.example:owner/site.git',
])('where that of %s is made is not known', (remote) => {
  expect(reviewAddress(remote, 'main', 'b')).toBeUndefined();
});

test('signs of a branch are written as an address needs them', () => {
  const remote = 'git@github.com:owner/site.git';
  expect(reviewAddress(remote, 'main', 'price/95 #1')).toBe(
    'https://github.com/owner/site/compare/main...price/95%20%231?expand=1',
  );
});
