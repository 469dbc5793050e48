import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { ServerMessage } from '../../cli/author/page/messages.ts';
import type { DevSite } from '../../cli/author/dev/dev-site.ts';
import { findPage } from '../../cli/author/dev/dev-site.ts';
import { trackOpenPages } from '../../cli/author/dev/open-pages.ts';
import { PictureError } from '../../cli/compile/emit/picture-error.ts';
import { copySample } from '../author/dev/sample-project.ts';
import { photograph } from '../rasters/rasters.ts';
import { temporaryFolder } from './career-site.ts';
import { regionsEdit, useDevSites } from './dev-sites.ts';

const openSite = useDevSites();

interface OpenedPage {
  /** What was sent to the page. */
  readonly sent: readonly ServerMessage[];
  /** Lines of the terminal. */
  readonly lines: readonly string[];
  /** Saves an edit of words elsewhere, and announces it. */
  editElsewhere(): Promise<void>;
  /** Resolves once all that takes time was tried. */
  untilTried(): Promise<void>;
}

/** Opens a page that shows a picture whose middle is gone. */
async function openBroken(): Promise<OpenedPage> {
  const root = temporaryFolder();
  copySample(root);
  const picture = await photograph(400, 300);
  writeFileSync(
    join(root, 'assets/class.jpg'),
    Buffer.concat([picture.subarray(0, 700), picture.subarray(-2)]),
  );
  const regions = join(root, 'regions.yaml');
  edit(
    regions,
    '    fallthrough: nevada\n',
    '$&    topScreenshotUrl: { file: assets/class.jpg, alt: A class at work }\n',
  );
  const site = await openSite(root);
  const sent: ServerMessage[] = [];
  const lines: string[] = [];
  const pages = trackOpenPages(site, (line) => lines.push(line));
  const send = (message: ServerMessage): number => sent.push(message);
  pages.open({ webRoot: 'main', path: '/ok/', send, end: () => undefined }, '');
  return {
    sent,
    lines,
    async editElsewhere() {
      edit(regions, 'What students of', 'What pupils of');
      await site.update(regionsEdit);
      await pages.announce();
    },
    untilTried: () => tryToMake(site),
  };
}

function edit(path: string, from: string, to: string): void {
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

/** Comes after what was tried for the open page. */
async function tryToMake(site: DevSite): Promise<void> {
  const { version } = site.state();
  const page = version && findPage(version, 'main', '/ok/');
  if (page === undefined) throw new Error('The page is missing.');
  await expect(version?.render(page)).rejects.toThrow(PictureError);
  await setImmediate();
}

test('a damaged picture of an open page is reported once, whatever is edited elsewhere', async () => {
  const { editElsewhere, untilTried, lines } = await openBroken();
  await untilTried();
  await editElsewhere();
  await untilTried();
  expect(lines).toEqual([expect.stringContaining('assets/class.jpg')]);
});

test('a damaged picture stays named over its page while words are edited elsewhere', async () => {
  const { editElsewhere, untilTried, sent } = await openBroken();
  await untilTried();
  await editElsewhere();
  expect(sent.findLast(({ type }) => type === 'problems')).toMatchObject({
    problems: [{ message: expect.stringContaining('assets/class.jpg') }],
  });
});
