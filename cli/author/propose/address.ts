/** Where a branch is made a pull request; undefined where the host of the remote is not known. */
export function reviewAddress(remote: string, main: string, branch: string): string | undefined {
  const { origin, host, path } = findWebPlace(remote) ?? { host: '' };
  const page = `${origin}/${path}`;
  if (host.includes('github'))
    return `${page}/compare/${inPath(main)}...${inPath(branch)}?expand=1`;
  if (host.includes('gitlab')) {
    const branches = {
      'merge_request[source_branch]': branch,
      'merge_request[target_branch]': main,
    };
    return `${page}/-/merge_requests/new?${new URLSearchParams(branches)}`;
  }
  if (host === 'bitbucket.org')
    return `${page}/pull-requests/new?${new URLSearchParams({ source: branch, dest: main })}`;
  if (!host.includes('bitbucket')) return undefined;
  // Of a company that runs it itself.
  const repository = page.replace(/(?:scm\/)?([^/]+)\/([^/]+)$/, 'projects/$1/repos/$2');
  const branches = new URLSearchParams({ sourceBranch: branch, targetBranch: main });
  return `${repository}/pull-requests?create&${branches}`;
}

/** A branch in the path of an address, whose slashes stay. */
function inPath(branch: string): string {
  return branch.split('/').map(encodeURIComponent).join('/');
}

/** Such as `git@github.com:owner/site.git`. A host without a dot is an alias of ssh, or a drive. */
const likeScp = /^(?:[^@/:]+@)?([^@/:]+\.[^@/:]+):(?!\/\/)(.+)$/;

/** Other names of public hosts: `ssh.github.com` past firewalls, `github.com-work` with a key. */
const publicHost = /(?:^|\.)(github\.com|gitlab\.com|bitbucket\.org)(?:-.*)?$/;

/**
 * Where a project is on the web: `https://github.com`, and `owner/site` there; without the name and
 * the password that a remote may hold.
 */
function findWebPlace(remote: string) {
  const [, scpHost, scpPath] = likeScp.exec(remote) ?? [];
  const url = URL.canParse(remote) ? new URL(remote) : undefined;
  const named = (scpHost ?? url?.hostname ?? '').toLowerCase();
  if (!named.includes('.') && !url?.protocol.startsWith('http')) return undefined;
  const host = publicHost.exec(named)?.[1] ?? named;
  const isWeb = scpHost === undefined && url?.protocol.startsWith('http') === true;
  const path = (scpPath ?? url?.pathname ?? '').replace(/^\/+|\/+$/g, '').replace(/\.git$/, '');
  return { origin: isWeb ? url.origin : `https://${host}`, host, path };
}
