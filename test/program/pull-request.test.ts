import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { marker } from '../../tools/pull-request-comment.js';
import { projectRoot, temporaryFolder } from './career-site.ts';

/** A request that the program sent, without what does not differ. */
interface Sent {
  readonly what: string;
  readonly body: string;
}

type Answers = Readonly<Record<string, unknown>>;

const commit = 'c0ffee'.padEnd(40, '0');
const run = {
  id: 7,
  html_url: 'https://github.example/o/r/actions/runs/7',
  head_sha: commit,
  head_branch: 'new prices',
  head_repository: { id: 42, owner: { login: 'fork' } },
};
const pulls = 'GET /repos/o/r/pulls?state=open&per_page=100&head=fork%3Anew%20prices';
const artifacts = 'GET /repos/o/r/actions/runs/7/artifacts?per_page=100';
const comments = 'GET /repos/o/r/issues/12/comments?per_page=100&page=1';
const ofRun = { number: 12, head: { sha: commit, repo: { id: 42 } } };

let sent: Sent[];
let answers: Answers;

const server = createServer((request, response) => {
  void answer(request).then(({ status, body }) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});

async function answer(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const what = `${request.method ?? ''} ${request.url ?? ''}`;
  sent.push({ what, body: Buffer.concat(chunks).toString('utf8') });
  return what in answers ? { status: 200, body: answers[what] } : { status: 404, body: {} };
}

beforeEach(async () => {
  sent = [];
  answers = {};
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
});

function address(): string {
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('Nothing listens.');
  return `http://127.0.0.1:${String(listening.port)}`;
}

async function runTool(args: readonly string[], env: Readonly<Record<string, string>>) {
  return execa(process.execPath, [join(projectRoot, args[0] ?? ''), ...args.slice(1)], {
    env,
    extendEnv: false,
    reject: false,
    cwd: projectRoot,
  });
}

describe('the comment on a pull request', () => {
  async function comment(
    report: Readonly<Record<string, string>> = {},
    event: Readonly<Record<string, unknown>> = run,
  ) {
    const folder = temporaryFolder();
    for (const [name, text] of Object.entries(report)) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, 'event.json'), JSON.stringify({ workflow_run: event }));
    return runTool(['tools/pull-request.js'], {
      GITHUB_API_URL: address(),
      GITHUB_REPOSITORY: 'o/r',
      GITHUB_TOKEN: 'secret',
      GITHUB_EVENT_PATH: join(folder, 'event.json'),
      REPORT_FOLDER: folder,
      PREVIEW_ADDRESS: 'https://c0ffee.pages.example',
      LIBRARY_PREVIEW_ADDRESS: 'https://1ibrary.pages.example',
    });
  }

  const written = () => sent.filter(({ what }) => !what.startsWith('GET'));

  test('is written where there is none yet, with the changes and where they can be looked at', async () => {
    answers = {
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
    const { exitCode } = await comment({ 'changes.md': '**52 regions**: the headline' });
    expect(exitCode).toBe(0);
    expect(written().map(({ what }) => what)).toEqual(['POST /repos/o/r/issues/12/comments']);
    const { body } = JSON.parse(written()[0]?.body ?? '{}');
    expect(body).toContain('**52 regions**: the headline');
    expect(body).toContain('[Open the preview](https://c0ffee.pages.example)');
    expect(body).toContain('[Open that of the library edition](https://1ibrary.pages.example)');
    expect(body).toContain(`[Download the preview](${run.html_url}/artifacts/3)`);
    expect(body).toContain(`[Before and after, side by side](${run.html_url}/artifacts/4)`);
  });

  test('is brought up to date where there is one', async () => {
    answers = {
      [pulls]: [ofRun],
      [artifacts]: { artifacts: [] },
      [comments]: [{ id: 5, body: `${marker}\nold`, user: { login: 'github-actions[bot]' } }],
      'PATCH /repos/o/r/issues/comments/5': {},
    };
    await comment();
    expect(written().map(({ what }) => what)).toEqual(['PATCH /repos/o/r/issues/comments/5']);
  });

  test.each([
    ['has a newer commit', { ...ofRun, head: { ...ofRun.head, sha: 'newer' } }],
    ['is of another fork', { ...ofRun, head: { ...ofRun.head, repo: { id: 43 } } }],
  ])('is not written where the pull request %s', async (_, pull) => {
    answers = { [pulls]: [pull] };
    const { exitCode, stdout } = await comment();
    expect(exitCode).toBe(0);
    expect(stdout).toContain('No open pull request has this commit.');
    expect(written()).toEqual([]);
  });

  test('is not written where the fork is gone', async () => {
    const { exitCode } = await comment({}, { ...run, head_repository: null });
    expect(exitCode).toBe(0);
    expect(sent).toEqual([]);
  });

  test('shows no report that is too large to be one', async () => {
    answers = {
      [pulls]: [ofRun],
      [artifacts]: { artifacts: [] },
      [comments]: [],
      'POST /repos/o/r/issues/12/comments': {},
    };
    await comment({ 'changes.md': 'x'.repeat(1_000_001) });
    expect(written()[0]?.body).toContain('nothing to compare yet');
  });
});

describe('the preview of a pull request', () => {
  /** A site as a fork may send it, and a library edition of one page. */
  function site(): string {
    const output = temporaryFolder();
    mkdirSync(join(output, 'library'));
    writeFileSync(join(output, 'library/index.html'), 'the library');
    const folder = join(output, 'main');
    for (const inner of ['nv', '.well-known', '.git', 'functions'])
      mkdirSync(join(folder, inner), { recursive: true });
    for (const path of ['index.html', 'nv/index.html', '.well-known/gpc.json'])
      writeFileSync(join(folder, path), path);
    for (const path of ['_worker.js', '_headers', 'netlify.toml', '.git/config', 'functions/a.js'])
      writeFileSync(join(folder, path), 'foreign');
    symlinkSync('/etc/hostname', join(folder, 'link.html'));
    return output;
  }

  async function deploy(env: Readonly<Record<string, string>>, built = site()) {
    const output = join(temporaryFolder(), 'output');
    writeFileSync(output, '');
    const ran = await runTool(['tools/preview-deploy.js', built], {
      HEAD_SHA: commit,
      GITHUB_OUTPUT: output,
      ...env,
    });
    return { ...ran, output: readFileSync(output, 'utf8') };
  }

  test('is nowhere without a token', async () => {
    const { exitCode, output } = await deploy({});
    expect([exitCode, output]).toEqual([0, '']);
  });

  const served = ['.well-known/gpc.json', 'index.html', 'nv/index.html'];

  function digestsOf(paths: readonly string[]) {
    return Object.fromEntries(paths.map((path) => [`/${path}`, expect.any(String)]));
  }

  test('goes to Netlify: what visitors can be served, and of that what Netlify lacks', async () => {
    const digest = createHash('sha1').update('nv/index.html').digest('hex');
    answers = {
      'POST /sites/ours/deploys': {
        id: 'd1',
        required: [digest],
        deploy_ssl_url: 'https://d1--ours.netlify.example',
      },
      'PUT /deploys/d1/files/nv/index.html': {},
    };
    const { exitCode, output } = await deploy({
      NETLIFY_API_URL: address(),
      NETLIFY_SITE_ID: 'ours',
      NETLIFY_AUTH_TOKEN: 'secret',
    });
    const deployed = 'https://d1--ours.netlify.example';
    expect([exitCode, output]).toEqual([0, `main=${deployed}\nlibrary=${deployed}\n`]);
    const drafts = sent.filter(({ what }) => what.startsWith('POST'));
    expect(drafts.map(({ body }) => JSON.parse(body))).toMatchObject([
      { draft: true, title: 'main-c0ffee000000', files: digestsOf(served) },
      { draft: true, title: 'library-c0ffee000000', files: digestsOf(['index.html']) },
    ]);
    expect(sent.filter(({ what }) => what.startsWith('PUT'))).toEqual([
      { what: 'PUT /deploys/d1/files/nv/index.html', body: 'nv/index.html' },
    ]);
  });

  test('goes to Cloudflare from a folder that holds nothing but what visitors can be served', async () => {
    const folder = temporaryFolder();
    const [wrangler, log] = [join(folder, 'wrangler.cjs'), join(folder, 'log.json')];
    writeFileSync(
      wrangler,
      `const { appendFileSync, readdirSync, statSync } = require('node:fs');
       const files = readdirSync('.', { recursive: true }).filter((path) => statSync(path).isFile());
       const args = process.argv.slice(2);
       appendFileSync(process.env.LOG, JSON.stringify({ args, files: files.sort() }) + '\\n');
       console.log('Deployed: https://' + args[args.indexOf('--branch') + 1] + '.ours.pages.dev');`,
    );
    const { exitCode, output } = await deploy({
      WRANGLER_PATH: wrangler,
      LOG: log,
      CLOUDFLARE_API_TOKEN: 'secret',
      CLOUDFLARE_PROJECT: 'ours',
    });
    expect([exitCode, output]).toEqual([
      0,
      'main=https://main-c0ffee000000.ours.pages.dev\nlibrary=https://library-c0ffee000000.ours.pages.dev\n',
    ]);
    const runs = readFileSync(log, 'utf8').trim().split('\n').map(readRun);
    for (const { args } of runs)
      expect(args.slice(0, 5)).toEqual(['pages', 'deploy', 'site', '--project-name', 'ours']);
    expect(runs.map(({ files }) => files)).toEqual([
      served.map((path) => `site/${path}`),
      ['site/index.html'],
    ]);
  });

  function readRun(line: string): { args: readonly string[]; files: readonly string[] } {
    return JSON.parse(line);
  }

  test('holds no folder that a link leads to', async () => {
    const output = temporaryFolder();
    symlinkSync('/etc', join(output, 'main'));
    symlinkSync('/etc', join(output, 'library'));
    const env = { NETLIFY_API_URL: address(), NETLIFY_SITE_ID: 'ours', NETLIFY_AUTH_TOKEN: 's' };
    expect((await deploy(env, output)).output).toBe('');
    expect(sent).toEqual([]);
  });
});
