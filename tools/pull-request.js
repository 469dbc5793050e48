// Comments on a pull request once the workflow that built it has ended:
// `node tools/pull-request.js`, which the workflow of the same name runs, on the main branch's own
// code. What the build made is read as text, and never run.
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openGitHub } from './github.js';
import { composeComment, marker } from './pull-request-comment.js';

/** The largest report, in bytes. */
const largest = 1_000_000;

const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_TOKEN, GITHUB_EVENT_PATH } = process.env;
const { REPORT_FOLDER = '', PREVIEW_ADDRESS = '', LIBRARY_PREVIEW_ADDRESS = '' } = process.env;

const { workflow_run: run } = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8'));
const github = openGitHub({
  api: GITHUB_API_URL,
  repository: GITHUB_REPOSITORY,
  token: GITHUB_TOKEN,
});
const number = await github.pullRequestOf(run);
if (number === undefined) process.stdout.write('No open pull request has this commit.\n');
else await comment(number);

async function comment(number) {
  const artifacts = await github.artifactsOf(run);
  const body = composeComment({
    changes: read('changes.md'),
    diagnostics: read('diagnostics.md'),
    links: isReviewed() ? [...previews(), ...downloads(artifacts)] : [],
    commit: run.head_sha,
  });
  await github.comment(number, marker, body);
  process.stdout.write(`Commented on #${number}.\n`);
}

/** The text of a report; undefined where there is none, or where it cannot be one. */
function read(name) {
  const path = join(REPORT_FOLDER, name);
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found?.isFile() && found.size <= largest ? readFileSync(path, 'utf8') : undefined;
}

/**
 * Pages of a fork can say anything; those that have a preview were looked at by a reviewer before.
 */
function isReviewed() {
  return run.head_repository.full_name === GITHUB_REPOSITORY || PREVIEW_ADDRESS !== '';
}

function previews() {
  const known = [
    { words: 'Open the preview', address: PREVIEW_ADDRESS },
    { words: 'Open that of the library edition', address: LIBRARY_PREVIEW_ADDRESS },
  ];
  return known.filter(({ address }) => address !== '');
}

function downloads(artifacts) {
  const known = [
    { name: 'changes.html', words: 'Before and after, side by side' },
    {
      name: 'site',
      words: 'Download the preview',
      note: 'unpack it as `dist` and run `npx career-site preview`',
    },
  ];
  return known.flatMap(({ name, ...link }) => {
    const address = artifacts.get(name);
    return address === undefined ? [] : [{ ...link, address }];
  });
}
