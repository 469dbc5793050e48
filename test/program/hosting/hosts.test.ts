import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differingPaths } from '../career-site.ts';
import { buildNevada, openSmallProject } from '../small-project.ts';

async function buildFor(...hosts: readonly string[]) {
  const options = hosts.flatMap((host) => ['--host', host]);
  return buildNevada(await openSmallProject(), ['--library', ...options]);
}

test('a build for no host in particular writes nothing of any', async () => {
  const { tree } = await buildFor();
  const paths = [...tree.keys()];
  expect(paths.filter((path) => /hosting|\/_|\.(gz|br)$/.test(path))).toEqual([]);
});

test('each file for a host is listed in the manifest', async () => {
  const { tree } = await buildFor('nginx,s3', 'cloudflare');
  const manifest = JSON.parse(String(tree.get('manifest.json')));
  const listed = manifest.files.map(({ path }: { path: string }) => path);
  expect([...listed, 'manifest.json'].toSorted()).toEqual([...tree.keys()].toSorted());
  expect(listed).toContain('hosting/nginx/main.conf');
  expect(listed).toContain('main/nv/index.html.br');
});

test('of two hosts that read the same names the first has the web roots, and it is said', async () => {
  const { run, tree } = await buildFor('netlify', 'cloudflare');
  expect(tree.has('main/_worker.js')).toBe(false);
  expect(tree.has('main/_redirects')).toBe(true);
  expect(tree.has('hosting/cloudflare/main/_worker.js')).toBe(true);
  expect(run.stderr).toContain('copy hosting/cloudflare/ over it');
});

test('the files for a host are the same bytes each time', async () => {
  const [first, again] = [await buildFor('nginx,s3'), await buildFor('s3', 'nginx')];
  expect(differingPaths(first.tree, again.tree)).toEqual([]);
});

test('a file that a host does not take ends the build, and the last output stays', async () => {
  const root = await openSmallProject();
  const brochure = join(root, 'assets/brochure.pdf');
  const end = readFileSync(brochure);
  writeFileSync(brochure, Buffer.concat([end, Buffer.alloc(26 * 2 ** 20, '\n'), end]));
  const { run } = await buildNevada(root, ['--host', 'cloudflare']);
  expect(run.exitCode).toBe(1);
  expect(run.stderr).toMatch(/brochure\.pdf: 27,\d{3},\d{3} bytes of a file, and for cloudflare/);
  expect(run.stderr).toContain('The last output is as it was.');
});
