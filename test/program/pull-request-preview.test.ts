import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './career-site.ts';
import { runTool } from './run-tool.ts';
import { serveAnswers } from './serve-answers.ts';

const commit = 'c0ffee'.padEnd(40, '0');

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

/**
 * What the main branch's program built: headers, and files that are no part of what is deployed.
 */
function ours(): string {
  const folder = temporaryFolder();
  for (const webRoot of ['main', 'library']) {
    mkdirSync(join(folder, webRoot));
    for (const name of ['_headers', 'index.html'])
      writeFileSync(join(folder, webRoot, name), `our ${name} of ${webRoot}`);
  }
  return folder;
}

async function deploy(env: Readonly<Record<string, string>>, built = site(), headers = ours()) {
  const output = join(temporaryFolder(), 'output');
  writeFileSync(output, '');
  const ran = await runTool('preview-deploy.js', [built, headers], {
    HEAD_SHA: commit,
    GITHUB_OUTPUT: output,
    ...env,
  });
  return { ...ran, output: readFileSync(output, 'utf8') };
}

describe('the preview of a pull request', () => {
  test('is nowhere without a token', async () => {
    const { exitCode, output } = await deploy({});
    expect([exitCode, output]).toEqual([0, '']);
  });

  const served = ['.well-known/gpc.json', '_headers', 'index.html', 'nv/index.html'];

  function digestsOf(paths: readonly string[]) {
    return Object.fromEntries(paths.map((path) => [`/${path}`, expect.any(String)]));
  }

  test('goes to Netlify: what visitors can be served, with our headers, and of that what Netlify lacks', async () => {
    const digests = ['nv/index.html', 'our _headers of main'].map((text) =>
      createHash('sha1').update(text).digest('hex'),
    );
    const { address, sent } = await serveAnswers({
      'POST /sites/ours/deploys': {
        id: 'd1',
        required: digests,
        deploy_ssl_url: 'https://d1--ours.netlify.example',
      },
      'PUT /deploys/d1/files/nv/index.html': {},
      'PUT /deploys/d1/files/_headers': {},
    });
    const { exitCode, output } = await deploy({
      NETLIFY_API_URL: address,
      NETLIFY_SITE_ID: 'ours',
      NETLIFY_AUTH_TOKEN: 'secret',
    });
    const deployed = 'https://d1--ours.netlify.example';
    expect([exitCode, output]).toEqual([0, `main=${deployed}\nlibrary=${deployed}\n`]);
    const drafts = sent.filter(({ what }) => what.startsWith('POST'));
    expect(drafts.map(({ body }) => JSON.parse(body))).toMatchObject([
      { draft: true, title: 'main-c0ffee000000', files: digestsOf(served) },
      { draft: true, title: 'library-c0ffee000000', files: digestsOf(['_headers', 'index.html']) },
    ]);
    const puts = sent.filter(({ what }) => what.startsWith('PUT'));
    expect(new Map(puts.map(({ what, body }) => [what, body]))).toEqual(
      new Map([
        ['PUT /deploys/d1/files/_headers', 'our _headers of main'],
        ['PUT /deploys/d1/files/nv/index.html', 'nv/index.html'],
      ]),
    );
  });

  test('goes to Cloudflare from a folder that holds nothing but what visitors can be served, and our headers', async () => {
    const folder = temporaryFolder();
    const [wrangler, log] = [join(folder, 'wrangler.cjs'), join(folder, 'log.json')];
    writeFileSync(
      wrangler,
      `const { appendFileSync, readFileSync, readdirSync, statSync } = require('node:fs');
       const files = readdirSync('.', { recursive: true }).filter((path) => statSync(path).isFile());
       const args = process.argv.slice(2);
       appendFileSync(process.env.LOG, JSON.stringify({ args, files: files.sort(), headers: readFileSync('site/_headers', 'utf8') }) + '\\n');
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
    expect(runs.map(({ headers }) => headers)).toEqual([
      'our _headers of main',
      'our _headers of library',
    ]);
    expect(runs.map(({ files }) => files)).toEqual([
      served.map((path) => `site/${path}`),
      ['site/_headers', 'site/index.html'],
    ]);
  });

  interface WranglerRun {
    readonly args: readonly string[];
    readonly files: readonly string[];
    readonly headers: string;
  }

  function readRun(line: string): WranglerRun {
    return JSON.parse(line);
  }

  test('is nowhere without headers of ours', async () => {
    const { address, sent } = await serveAnswers({});
    const env = { NETLIFY_API_URL: address, NETLIFY_SITE_ID: 'ours', NETLIFY_AUTH_TOKEN: 's' };
    const { exitCode, output } = await deploy(env, site(), temporaryFolder());
    expect([exitCode, output, sent]).toEqual([1, '', []]);
  });

  test('holds no folder that a link leads to', async () => {
    const output = temporaryFolder();
    symlinkSync('/etc', join(output, 'main'));
    symlinkSync('/etc', join(output, 'library'));
    const { address, sent } = await serveAnswers({});
    const env = { NETLIFY_API_URL: address, NETLIFY_SITE_ID: 'ours', NETLIFY_AUTH_TOKEN: 's' };
    expect((await deploy(env, output)).output).toBe('');
    expect(sent).toEqual([]);
  });
});
