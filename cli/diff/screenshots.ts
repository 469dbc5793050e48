import { clientEntries, clientOptions } from '../site/client-bundle.ts';
import { loadBundler } from '../site/bundler.ts';
import { contentTypeOf } from '../site/content-type.ts';
import type { Chromium } from './chromium.ts';
import { startChromium } from './chromium.ts';
import { groupBy } from './group.ts';
import type { Section } from './report.ts';
import type { ShownSite } from './shown-site.ts';
import { pageId } from './shown-site.ts';
import type { Spot } from './change.ts';
import { isPage } from './where.ts';

/** A page as it looks in both versions, as data URLs. */
export interface Screenshots {
  readonly spot: Spot;
  readonly before: string;
  readonly after: string;
}

/** Kinds of pages that are photographed at most, the most important changes first. */
const mostKinds = 8;

/** The first changed page of each kind, in both versions; those that only one has are left out. */
export function pagesToShow(
  sections: readonly Section[],
  old: ShownSite,
  next: ShownSite,
): readonly Spot[] {
  const spots = sections.flatMap(({ clusters }) =>
    clusters.flatMap(({ changes }) => changes.flatMap((change) => change.spots)),
  );
  const isInBoth = (spot: Spot) => old.pages.has(pageId(spot)) && next.pages.has(pageId(spot));
  const kinds = groupBy(
    spots.filter((spot) => isPage(spot) && isInBoth(spot)),
    ({ page }) => page,
  );
  return [...kinds.values()].flatMap(([first]) => first ?? []).slice(0, mostKinds);
}

/** Takes pictures of pages in both versions. */
export async function takeScreenshots(
  spots: readonly Spot[],
  old: ShownSite,
  next: ShownSite,
  executable: string,
): Promise<readonly Screenshots[]> {
  const styles = await bundleStyles();
  const browser = startChromium(executable);
  try {
    const taken: Screenshots[] = [];
    for (const spot of spots) {
      const before = await photograph(browser, { spot, site: old, styles });
      taken.push({ spot, before, after: await photograph(browser, { spot, site: next, styles }) });
    }
    return taken;
  } finally {
    await browser.close();
  }
}

type Files = ReadonlyMap<string, Uint8Array>;

/** The style sheets and what they load, by URL; pages name the sheets without the hash of a build. */
async function bundleStyles(): Promise<Files> {
  const options = clientOptions('preact', [...clientEntries.styles]);
  const { outputFiles } = await loadBundler().build(options);
  const files = outputFiles.map(({ path, contents }) => {
    const name = path.slice(path.lastIndexOf('/assets/'));
    return [name, contents] as const;
  });
  const sheets = files.map(
    ([name, contents]) => [name.replace(/-\w+\.css$/, '.css'), contents] as const,
  );
  return new Map([...files, ...sheets]);
}

interface Shot {
  readonly spot: Spot;
  readonly site: ShownSite;
  readonly styles: Files;
}

const viewport = { width: 1000, height: 1400, deviceScaleFactor: 1, mobile: false };

/** Pixels of a page's height that are shown; what is further down is reported in words. */
const mostHeight = 3000;

async function photograph(browser: Chromium, shot: Shot): Promise<string> {
  const { targetId } = await browser.ask('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await browser.ask('Target.attachToTarget', { targetId, flatten: true });
  const ask = (method: string, params: object = {}) =>
    browser.ask(method, params, String(sessionId));
  browser.on('Fetch.requestPaused', ({ requestId, request }) => {
    const url = urlOf(request);
    void ask('Fetch.fulfillRequest', { requestId, ...answer(url, shot) }).catch(() => undefined);
  });
  const loaded = new Promise<void>((resolve) => {
    browser.on('Page.loadEventFired', () => resolve());
  });
  await ask('Fetch.enable');
  await ask('Emulation.setScriptExecutionDisabled', { value: true });
  await ask('Emulation.setDeviceMetricsOverride', viewport);
  await ask('Page.enable');
  await ask('Page.navigate', { url: `https://shown.invalid${shot.spot.url}` });
  await Promise.race([loaded, browser.ended]);
  const height = await heightOf(ask);
  const { data } = await ask('Page.captureScreenshot', {
    format: 'webp',
    quality: 60,
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width: viewport.width, height: Math.min(height, mostHeight), scale: 0.6 },
  });
  await browser.ask('Target.closeTarget', { targetId });
  return `data:image/webp;base64,${String(data)}`;
}

type Ask = (method: string, params?: object) => Promise<Readonly<Record<string, unknown>>>;

async function heightOf(ask: Ask): Promise<number> {
  const { cssContentSize } = await ask('Page.getLayoutMetrics');
  const isSize = typeof cssContentSize === 'object' && cssContentSize !== null;
  return isSize && 'height' in cssContentSize ? Number(cssContentSize.height) : viewport.height;
}

function urlOf(request: unknown): URL {
  const isRequest = typeof request === 'object' && request !== null && 'url' in request;
  return new URL(isRequest ? String(request.url) : 'about:blank');
}

/** The browser asks this program alone: whatever a page names elsewhere is not there. */
function answer({ hostname, pathname }: URL, { spot, site, styles }: Shot) {
  if (hostname !== 'shown.invalid') return { responseCode: 404 };
  const page = site.pages.get(pageId(spot));
  const isPageItself = pathname === spot.url && page !== undefined;
  const body = isPageItself
    ? Buffer.from(site.render(page))
    : (styles.get(pathname) ?? site.contentsAt(pathname));
  if (body === undefined) return { responseCode: 404 };
  const value = isPageItself ? 'text/html; charset=utf-8' : contentTypeOf(pathname);
  return {
    responseCode: 200,
    responseHeaders: [{ name: 'Content-Type', value }],
    body: Buffer.from(body).toString('base64'),
  };
}
