import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { marker } from '../../tools/pull-request-comment.js';
import { temporaryFolder } from './career-site.ts';
import { runTool } from './run-tool.ts';
import { serveAnswers } from './serve-answers.ts';

const commit = 'c0ffee'.padEnd(40, '0');
const run = {
  id: 7,
  html_url: 'https://github.example/o/r/actions/runs/7',
  head_sha: commit,
  head_branch: 'new prices',
  head_repository: { id: 42, full_name: 'fork/r', owner: { login: 'fork' } },
};
const pulls = 'GET /repos/o/r/pulls?state=open&per_page=100&head=fork%3Anew%20prices';
const artifacts = 'GET /repos/o/r/actions/runs/7/artifacts?per_page=100';
const comments = 'GET /repos/o/r/issues/12/comments?per_page=100&page=1';
const ofRun = { number: 12, head: { sha: commit, repo: { id: 42 } } };

/** What GitHub was asked to write by a comment of a report, and how the tool ended. */
async function comment(
  answers: Readonly<Record<string, unknown>>,
  report: Readonly<Record<string, string>> = {},
  event: Readonly<Record<string, unknown>> = run,
  preview = 'https://c0ffee.pages.example',
) {
  const { address, sent } = await serveAnswers(answers);
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(report)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'event.json'), JSON.stringify({ workflow_run: event }));
  const ran = await runTool('pull-request.js', [], {
    GITHUB_API_URL: address,
    GITHUB_REPOSITORY: 'o/r',
    GITHUB_TOKEN: 'secret',
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    REPORT_FOLDER: folder,
    PREVIEW_ADDRESS: preview,
    LIBRARY_PREVIEW_ADDRESS: 'https://1ibrary.pages.example',
  });
  return { ...ran, sent, written: sent.filter(({ what }) => !what.startsWith('GET')) };
}

describe('the comment on a pull request', () => {
  test('is written where there is none yet, with the changes and where they can be looked at', async () => {
    const answers = {
      [pulls]: [ofRun],
      [artifacts]: {
        artifacts: [
          { name: 'site', id: 3, expired: false },
          { name: 'changes.html', id: 4, expired: false },
        ],
      },
      [comments]: [{ id: 1, body: marker, user: { login: 'someone' } }],
      'POST /repos/o/r/issues/12/comments': {},
    };
    const { exitCode, written } = await comment(answers, {
      'changes.md': '**52 regions**: the headline',
    });
    expect(exitCode).toBe(0);
    expect(written.map(({ what }) => what)).toEqual(['POST /repos/o/r/issues/12/comments']);
    const { body } = JSON.parse(written[0]?.body ?? '{}');
    expect(body).toContain('**52 regions**: the headline');
    expect(body).toContain('[Open the preview](https://c0ffee.pages.example)');
    expect(body).toContain('[Open that of the library edition](https://1ibrary.pages.example)');
    expect(body).toContain(`[Download the preview](${run.html_url}/artifacts/3)`);
    expect(body).toContain(`[Before and after, side by side](${run.html_url}/artifacts/4)`);
  });

  test.each([
    ['leads to no page of a fork that no reviewer let through', 'fork/r', 0],
    ['leads to the pages of a branch of ours', 'o/r', 2],
  ])('%s', async (_, full_name, links) => {
    const answers = {
      [pulls]: [ofRun],
      [artifacts]: {
        artifacts: [
          { name: 'site', id: 3, expired: false },
          { name: 'changes.html', id: 4, expired: false },
        ],
      },
      [comments]: [],
      'POST /repos/o/r/issues/12/comments': {},
    };
    const event = { ...run, head_repository: { ...run.head_repository, full_name } };
    const { written } = await comment(answers, {}, event, '');
    expect(written[0]?.body.match(/\/artifacts\/\d/g) ?? []).toHaveLength(links);
  });

  test('is brought up to date where there is one', async () => {
    const answers = {
      [pulls]: [ofRun],
      [artifacts]: { artifacts: [] },
      [comments]: [{ id: 5, body: `${marker}\nold`, user: { login: 'github-actions[bot]' } }],
      'PATCH /repos/o/r/issues/comments/5': {},
    };
    const { written } = await comment(answers);
    expect(written.map(({ what }) => what)).toEqual(['PATCH /repos/o/r/issues/comments/5']);
  });

  test.each([
    ['has a newer commit', { ...ofRun, head: { ...ofRun.head, sha: 'newer' } }],
    ['is of another fork', { ...ofRun, head: { ...ofRun.head, repo: { id: 43 } } }],
  ])('is not written where the pull request %s', async (_, pull) => {
    const answers = { [pulls]: [pull] };
    const { exitCode, stdout, written } = await comment(answers);
    expect(exitCode).toBe(0);
    expect(stdout).toContain('No open pull request has this commit.');
    expect(written).toEqual([]);
  });

  test('is not written where the fork is gone', async () => {
    const { exitCode, sent } = await comment({}, {}, { ...run, head_repository: null });
    expect(exitCode).toBe(0);
    expect(sent).toEqual([]);
  });

  test('shows no report that is too large to be one', async () => {
    const answers = {
      [pulls]: [ofRun],
      [artifacts]: { artifacts: [] },
      [comments]: [],
      'POST /repos/o/r/issues/12/comments': {},
    };
    const { written } = await comment(answers, { 'changes.md': 'x'.repeat(1_000_001) });
    expect(written[0]?.body).toContain('nothing to compare yet');
  });
});
