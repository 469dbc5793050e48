// Talks to GitHub about the pull request that a run of a workflow was made for.

/**
 * GitHub's API for one repository.
 *
 * @param {{ api: string, repository: string, token: string }} options
 */
export function openGitHub({ api, repository, token }) {
  const headers = {
    accept: 'application/vnd.github+json',
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'x-github-api-version': '2022-11-28',
  };
  const ask = async (method, path, body) => {
    const address = `${api}/repos/${repository}/${path}`;
    const answer = await fetch(address, { method, headers, body: body && JSON.stringify(body) });
    if (!answer.ok) throw new Error(`GitHub answered ${answer.status} to ${method} ${path}.`);
    return answer.json();
  };
  return {
    pullRequestOf: (run) => pullRequestOf(ask, run),
    artifactsOf: (run) => artifactsOf(ask, run),
    comment: (number, marker, body) => comment(ask, number, marker, body),
  };
}

/**
 * Number of the open pull request whose latest commit a run was made for; undefined where there is
 * none, because it was closed or has a newer commit. Nothing of what the run made is asked: all
 * stands in what GitHub says of the run.
 */
async function pullRequestOf(ask, run) {
  const { head_sha: commit, head_branch: branch, head_repository: fork } = run;
  // A fork can be deleted meanwhile.
  if (fork === null) return undefined;
  const head = encodeURIComponent(`${fork.owner.login}:${branch}`);
  const open = await ask('GET', `pulls?state=open&per_page=100&head=${head}`);
  const isOfRun = (pull) => pull.head.sha === commit && pull.head.repo?.id === fork.id;
  return open.find(isOfRun)?.number;
}

/** Addresses of what a run uploaded, by name. */
async function artifactsOf(ask, run) {
  const { artifacts } = await ask('GET', `actions/runs/${run.id}/artifacts?per_page=100`);
  const kept = artifacts.filter(({ expired }) => !expired);
  return new Map(kept.map(({ name, id }) => [name, `${run.html_url}/artifacts/${id}`]));
}

/** Writes the comment that begins with the marker, or brings it up to date. */
async function comment(ask, number, marker, body) {
  const ours = await findComment(ask, number, marker);
  if (ours?.body === body) return;
  if (ours) await ask('PATCH', `issues/comments/${ours.id}`, { body });
  else await ask('POST', `issues/${number}/comments`, { body });
}

/** Anybody can write a comment with the marker, so it must be by the workflow as well. */
async function findComment(ask, number, marker) {
  for (let page = 1; ; page += 1) {
    const comments = await ask('GET', `issues/${number}/comments?per_page=100&page=${page}`);
    const ours = comments.find(
      ({ body, user }) => user?.login === 'github-actions[bot]' && body?.startsWith(marker),
    );
    if (ours || comments.length < 100) return ours;
  }
}
