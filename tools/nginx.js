// Finds nginx and its brotli module for the tests, or gets them.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installByApt } from './apt.js';

const module = 'ngx_http_brotli_static_module.so';
const moduleFolders = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules'];

/** Vitest calls this before the tests of programs; their workers inherit the variables. */
export function setup() {
  const nginx = findNginx();
  if (nginx === undefined) return;
  process.env.NGINX_PATH = nginx.program;
  process.env.NGINX_BROTLI_PATH = nginx.brotli;
}

/** Paths of the program and of its module; undefined where one of them is missing. */
function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const program = folders.map((folder) => join(folder, 'nginx')).find(existsSync);
  const brotli = moduleFolders.map((folder) => join(folder, module)).find(existsSync);
  return program === undefined || brotli === undefined ? undefined : { program, brotli };
}

/** Installs what is missing, where apt can; returns whether both are there now. */
export function obtainNginx() {
  if (findNginx() !== undefined) return true;
  installByApt('nginx', 'libnginx-mod-http-brotli-static');
  return findNginx() !== undefined;
}
