import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { data } from '../../generated/index.ts';
import { listen } from '../listen.ts';
import { openPage, useBrowser } from './browser.ts';
import { useSite } from './served-site.ts';
import { wakeIslands } from './wake.ts';

const browser = useBrowser();
const { video: words } = data.site.interface;

describe('videos', () => {
  const site = useSite();

  async function visit(path: string): Promise<Page> {
    const { page } = await openPage(await browser());
    await page.goto(new URL(path, (await site()).main).href);
    // A click that comes before the scripts follows the link to the file.
    await wakeIslands(page);
    return page;
  }

  test.each(['/about/', '/webinar/latest/'])(
    'the video of %s plays, and shows its captions',
    async (path) => {
      const page = await visit(path);
      await play(page);
      await untilPlaying(page);
      await page.waitForFunction(() => {
        const [track] = document.querySelector('video')?.textTracks ?? [];
        return track?.mode === 'showing' && (track.activeCues?.length ?? 0) > 0;
      });
    },
  );

  test('a browser that cannot play the first format plays the other', async () => {
    const page = await visit('/about/');
    await page.route('**/*.webm', (route) => route.fulfill({ status: 200, body: 'No video.' }));
    await play(page);
    await untilPlaying(page);
    const source = await page.locator('video').evaluate(currentSource);
    expect(source).toMatch(/\.mp4$/);
  });

  test('a visitor reads that the connection broke off, and sees the video when it is back', async () => {
    const page = await visit('/about/');
    const connection = await passOverBadConnection(page, (await site()).output);
    await play(page);
    await untilBegun(page);
    connection.breakOff();
    await page.getByRole('alert').filter({ hasText: words.interrupted }).waitFor();
    connection.mend();
    await page.getByRole('button', { name: words.retry }).click();
    await untilPlaying(page);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  test('offline, a visitor reads that no video can be loaded', async () => {
    const page = await visit('/about/');
    await page.context().setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await play(page);
    await page.getByRole('alert').filter({ hasText: words.offline }).waitFor();
  });
});

function play(page: Page): Promise<void> {
  return page.getByRole('link', { name: words.play }).click();
}

async function untilPlaying(page: Page): Promise<void> {
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.6);
}

/** A video that breaks off before that is one that may not be there at all. */
async function untilBegun(page: Page): Promise<void> {
  await page.waitForFunction(
    () => (document.querySelector('video')?.readyState ?? 0) >= HTMLMediaElement.HAVE_METADATA,
  );
}

function currentSource(video: Element): string {
  return video instanceof HTMLVideoElement ? video.currentSrc : '';
}

interface BadConnection {
  /** What has begun to arrive ends. */
  breakOff(): void;
  /** From now on everything arrives. */
  mend(): void;
}

/**
 * Sends the page the beginning of a video, and refuses to go on: Chromium asks for half a minute.
 */
async function passOverBadConnection(page: Page, output: string): Promise<BadConnection> {
  let isMended = false;
  let begun: ServerResponse | undefined;
  const server = createServer(({ url = '' }, response) => {
    if (begun !== undefined) {
      response.writeHead(503).end();
      return;
    }
    begun = response;
    const bytes = readFileSync(join(output, 'main', url));
    response.writeHead(200, {
      'Content-Type': url.endsWith('.webm') ? 'video/webm' : 'video/mp4',
      'Content-Length': bytes.length,
    });
    response.write(bytes.subarray(0, bytes.length / 20));
  });
  const address = await listen(server);
  await page.route(/\.(?:webm|mp4)$/, (route) => {
    if (isMended) return route.continue();
    const { pathname } = new URL(route.request().url());
    return route.continue({ url: address + pathname });
  });
  return { breakOff: () => void begun?.destroy(), mend: () => void (isMended = true) };
}
