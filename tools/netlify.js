// Puts a folder on Netlify as a draft, by its API: files that it has already are not sent again.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Sent at a time. */
const atOnce = 8;

/**
 * Address of the draft.
 *
 * @param {string} folder
 * @param {{ api: string, site: string, token: string, title: string }} options
 */
export async function deployToNetlify(folder, { api, site, token, title }) {
  const ask = (method, path, type, body) => send(`${api}/${path}`, { method, token, type, body });
  const paths = filesBelow(folder);
  const digests = paths.map((path) => [`/${path}`, sha1(readFileSync(join(folder, path)))]);
  const draft = JSON.stringify({ files: Object.fromEntries(digests), draft: true, title });
  const deploy = await ask('POST', `sites/${site}/deploys`, 'application/json', draft);
  const missing = new Set(deploy.required);
  const queue = digests.filter(([, digest]) => missing.delete(digest));
  const sendNext = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const path = next[0].split('/').map(encodeURIComponent).join('/');
      const contents = readFileSync(join(folder, next[0]));
      await ask('PUT', `deploys/${deploy.id}/files${path}`, 'application/octet-stream', contents);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
  return deploy.deploy_ssl_url;
}

function filesBelow(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort();
}

async function send(address, { method, token, type, body }) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const answer = await fetch(address, { method, headers, body });
  if (!answer.ok) throw new Error(`Netlify answered ${answer.status} to ${method} ${address}.`);
  return answer.json();
}

function sha1(contents) {
  return createHash('sha1').update(contents).digest('hex');
}
