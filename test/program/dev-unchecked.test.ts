import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ServerMessage } from '../../cli/author/page/messages.ts';
import { trackOpenPages } from '../../cli/author/dev/open-pages.ts';
import type { Update } from '../../cli/author/dev/take-changes.ts';
import { openChangeQueue } from '../../cli/author/dev/take-changes.ts';
import { copySample } from '../author/dev/sample-project.ts';
import { temporaryFolder } from './career-site.ts';
import { regionsEdit, useDevSites } from './dev-sites.ts';

const openSite = useDevSites();

/** The site of the sample project with an open page, edits of its headline, and what it is sent. */
async function openPage() {
  const root = temporaryFolder();
  copySample(root);
  const site = await openSite(root);
  const report = (line: string): void => expect.fail(line);
  const pages = trackOpenPages(site, report);
  const sent: string[] = [];
  const send = ({ type }: ServerMessage): void => void sent.push(type);
  pages.open({ webRoot: 'main', path: '/ok/', send, end: () => undefined }, '');
  await pages.announce();
  return {
    sent,
    /** Resolves once the edit was taken in. */
    edit: (headline: string): Promise<Update> => {
      sent.length = 0;
      writeHeadline(root, headline);
      return new Promise((onUpdate) => {
        void openChangeQueue({ site, pages, onUpdate, report }).take(regionsEdit);
      });
    },
  };
}

function writeHeadline(root: string, headline: string): void {
  const path = join(root, 'regions.yaml');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(/^( {2}headerTitle: ).*/m, `$1${headline}`));
}

test('an edit is shown before what there is to say of it is known', async () => {
  const { sent, edit } = await openPage();
  const { changedPages } = await edit('Two  blanks');
  expect({ sent, changedPages }).toEqual({ sent: ['changed', 'notices'], changedPages: 1 });
});

test('a page that shows an edit with an error goes back to what it showed', async () => {
  const { sent, edit } = await openPage();
  const { changedPages } = await edit("'{{regionNam}}'");
  expect(sent).toEqual(['changed', 'problems', 'changed']);
  expect(changedPages).toBe(0);
});

test('only regions whose pages are open are made before an edit was checked', async () => {
  const root = temporaryFolder();
  copySample(root);
  const site = await openSite(root);
  const showing = async (): Promise<readonly string[]> => {
    const pages = ['/ok/index.html', '/nv/index.html'].map(async (path) => {
      const file = await site.read('main', path);
      return file?.bytes.includes('Edited') === true ? [path] : [];
    });
    return (await Promise.all(pages)).flat();
  };
  const early: string[] = [];
  writeHeadline(root, 'Edited');
  await site.update(regionsEdit, {
    regions: () => new Set(['oklahoma']),
    show: async () => void early.push(...(await showing())),
  });
  expect(early).toEqual(['/ok/index.html']);
  expect(await showing()).toEqual(['/ok/index.html', '/nv/index.html']);
});

test('an edit that its schema refuses is not shown', async () => {
  const { sent, edit } = await openPage();
  await edit('42');
  expect(sent).toEqual(['problems']);
});
