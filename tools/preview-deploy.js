// Puts the pages of a pull request where they can be opened:
// `node tools/preview-deploy.js FOLDER OURS`, which the workflow `pull-request` runs. On Cloudflare
// Pages or Netlify, whichever a token is set for; each web root below the folder has an address of
// its own, which goes to the workflow under the web root's name. It is served with the headers of
// the same web root of the other folder, which the main branch's own program built.
import { spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, lstatSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployToNetlify } from './netlify.js';
import { copyStaticFiles } from './static-files.js';
import { obtainScript } from './npm-programs.js';

const { env } = process;
const [output = '', ours = ''] = process.argv.slice(2);
const commit = (env.HEAD_SHA ?? '').slice(0, 12);

const deploy = chooseHost();
if (deploy === undefined) process.stdout.write('No host has a token, so there is no preview.\n');
else {
  for (const webRoot of ['main', 'library'].filter(isFolder)) {
    const address = await deploy(prepareFolder(webRoot), `${webRoot}-${commit}`);
    process.stdout.write(`${webRoot}: ${address}\n`);
    appendFileSync(env.GITHUB_OUTPUT, `${webRoot}=${address}\n`);
  }
}

/** A link could lead to what is no part of the site. */
function isFolder(webRoot) {
  return lstatSync(join(output, webRoot), { throwIfNoEntry: false })?.isDirectory() === true;
}

/** A folder with `site` alone, which holds what visitors can be served, and our headers. */
function prepareFolder(webRoot) {
  const workplace = mkdtempSync(join(tmpdir(), 'career-site-deploy-'));
  const site = join(workplace, 'site');
  copyStaticFiles(join(output, webRoot), site);
  copyFileSync(join(ours, webRoot, '_headers'), join(site, '_headers'));
  return workplace;
}

function chooseHost() {
  if (env.CLOUDFLARE_API_TOKEN && env.CLOUDFLARE_PROJECT) return toCloudflare;
  return env.NETLIFY_AUTH_TOKEN && env.NETLIFY_SITE_ID ? toNetlify : undefined;
}

function toNetlify(workplace, title) {
  return deployToNetlify(join(workplace, 'site'), {
    api: env.NETLIFY_API_URL ?? 'https://api.netlify.com/api/v1',
    site: env.NETLIFY_SITE_ID,
    token: env.NETLIFY_AUTH_TOKEN,
    title,
  });
}

// Wrangler runs above the site, since it obeys and bundles what it finds in its own folder.
function toCloudflare(workplace, branch) {
  const wrangler = env.WRANGLER_PATH ?? obtainScript('WRANGLER_PATH');
  if (wrangler === undefined) throw new Error('Wrangler can’t be had from npm.');
  const args = ['pages', 'deploy', 'site', '--project-name', env.CLOUDFLARE_PROJECT];
  const { status, stdout } = spawnSync(
    process.execPath,
    [wrangler, ...args, '--branch', branch, '--commit-dirty=true'],
    { cwd: workplace, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [found] = stdout.match(/https:\/\/[\w.-]+\.pages\.dev/) ?? [];
  if (status !== 0 || found === undefined) throw new Error(`Wrangler failed:\n${stdout}`);
  return found;
}
