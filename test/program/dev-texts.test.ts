import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPage } from '../../cli/author/dev/dev-site.ts';
import type { DevSite } from '../../cli/author/dev/dev-site.ts';
import { copySample } from '../author/dev/sample-project.ts';
import { temporaryFolder } from './career-site.ts';
import { regionsEdit, useDevSites } from './dev-sites.ts';

const openSite = useDevSites();

function pageAt(site: DevSite, path: string) {
  const { version } = site.state();
  const page = version && findPage(version, 'main', path);
  if (version === undefined || page === undefined) throw new Error(`There is no page at ${path}.`);
  return { version, page };
}

function edit(root: string, from: RegExp, to: string): void {
  const path = join(root, 'regions.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

/** Opens the site of a project, renders a page, and edits the headline that it shows. */
async function editHeadline(root: string) {
  const site = await openSite(root);
  const before = pageAt(site, '/ok/');
  await before.version.render(before.page);
  edit(root, /^(  headerTitle: ).*/m, '$1Edited here');
  await site.update(regionsEdit);
  return pageAt(site, '/ok/');
}

test('the texts of a page are known before its sharing card is redrawn', async () => {
  const root = temporaryFolder();
  copySample(root);
  const { version, page } = await editHeadline(root);
  const { html, texts } = await version.textsOf(page);
  expect(texts.map((each) => each.text)).toContain('Edited here');
  expect(await version.renderOpen(page)).toBe(html);
  expect(await version.render(page)).not.toBe(html);
});

test('the texts of a page are those of what it shows once that is redrawn', async () => {
  const root = temporaryFolder();
  copySample(root);
  edit(root, /^(  brochureDownloadImg: ).*/m, '$1assets/brochures/cover.svg');
  const { version, page } = await editHeadline(root);
  const { html, texts } = await version.textsOf(page);
  expect(texts.map((each) => each.text)).toContain('Edited here');
  expect(await version.renderOpen(page)).toBe(html);
});

test('an open page does not wait for a picture that is drawn anew, which is there once it asks for it', async () => {
  const root = temporaryFolder();
  copySample(root);
  edit(root, /^(  brochureDownloadImg: ).*/m, '$1assets/brochures/cover.svg');
  const { version, page } = await editHeadline(root);
  const html = await version.renderOpen(page);
  const [cover = ''] = /\/assets\/cover-[\w-]+\.svg/.exec(html) ?? [];
  expect(html).toContain('Edited here');
  expect(Buffer.from((await version.file('main', cover)) ?? '').toString()).toContain('<svg');
  expect(await version.render(page)).not.toContain(cover);
});
