import type { Browser, BrowserContext, BrowserContextOptions, Clock, Page } from 'playwright-core';

/** A new page of a context in which nothing is left of uses before. */
export interface LentPage {
  readonly page: Page;
  /** Ends the use of the context, with all its pages. */
  giveBack(): Promise<void>;
}

/** A context that is used again and again: a fresh one costs more than most of what tests do. */
interface SharedContext {
  readonly context: BrowserContext;
  /** The page that stays: without one the browser starts another process for the next. */
  readonly keeper: Page;
  /** Forgets what is stored for all addresses, and the answers that are kept. */
  clear(): Promise<void>;
  /** Whether something was done to it that is not undone by clearing it. */
  isSpoilt(): boolean;
}

/** Those that nobody uses, by the options that only a context has. */
const free = new Map<string, SharedContext[]>();

/**
 * Lends a page until it is given back. Of the options, a page of its own is set to what it can be,
 * and the rest says which contexts will do.
 */
export async function lendPage(
  browser: Browser,
  {
    viewport = null,
    colorScheme = 'light',
    reducedMotion = 'no-preference',
    forcedColors = 'none',
    contrast = 'no-preference',
    ...own
  }: BrowserContextOptions,
): Promise<LentPage> {
  const waiting = waitingFor(JSON.stringify(own));
  const shared = waiting.pop() ?? (await share(await browser.newContext(own)));
  await shared.clear();
  const page = await shared.context.newPage();
  if (viewport !== null) await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, reducedMotion, forcedColors, contrast });
  return { page, giveBack: () => giveBack(shared, waiting) };
}

function waitingFor(own: string): SharedContext[] {
  const waiting = free.get(own) ?? [];
  free.set(own, waiting);
  return waiting;
}

async function giveBack(shared: SharedContext, waiting: SharedContext[]): Promise<void> {
  const { context, keeper } = shared;
  if (shared.isSpoilt()) {
    await context.close();
    return;
  }
  const used = context.pages().filter((each) => each !== keeper);
  await Promise.all(used.map((each) => each.close()));
  waiting.push(shared);
}

async function share(context: BrowserContext): Promise<SharedContext> {
  const isSpoilt = watch(context);
  const keeper = await context.newPage();
  const session = await context.newCDPSession(keeper);
  await session.send('Network.enable');
  const clear = async (): Promise<void> => {
    await context.clearCookies();
    await session.send('Storage.clearDataForOrigin', { origin: '*', storageTypes: 'all' });
    await session.send('Network.clearBrowserCache');
  };
  return { context, keeper, clear, isSpoilt };
}

/** Returns whether one of the calls was asked for since that change a context for good. */
function watch(context: BrowserContext): () => boolean {
  let isSpoilt = false;
  const spoiling = (of: object, name: string): void => {
    const call: unknown = Reflect.get(of, name);
    Object.defineProperty(of, name, {
      get: () => {
        isSpoilt = true;
        return call;
      },
    });
  };
  contextCalls.forEach((name) => spoiling(context, name));
  clockCalls.forEach((name) => spoiling(context.clock, name));
  return () => isSpoilt;
}

const contextCalls = [
  'addInitScript',
  'addListener',
  'close',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'on',
  'once',
  'prependListener',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setDefaultNavigationTimeout',
  'setDefaultTimeout',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
  'setStorageState',
] as const satisfies readonly (keyof BrowserContext)[];

const clockCalls = [
  'fastForward',
  'install',
  'pauseAt',
  'resume',
  'runFor',
  'setFixedTime',
  'setSystemTime',
] as const satisfies readonly (keyof Clock)[];
