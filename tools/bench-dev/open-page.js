// A page that a watcher keeps up to date.
import { setTimeout as wait } from 'node:timers/promises';

const timeoutMs = 120_000;

/**
 * Opens a page. What a watcher says while no page is connected is lost in some, and the page is reloaded with each edit,
 * so edits have to wait until it is connected: a site that `tellsBySocket` has then said something.
 */
export async function openPage(browser, address, { tellsBySocket }) {
  const tab = await browser.newPage();
  let isConnected = false;
  tab.on('framenavigated', () => (isConnected = false));
  tab.on('websocket', (socket) => socket.once('framereceived', () => (isConnected = true)));
  await tab.goto(address, { timeout: timeoutMs });
  const end = Date.now() + timeoutMs;
  return {
    tab,
    async untilConnected() {
      while (tellsBySocket && !isConnected) {
        if (Date.now() > end) throw new Error('The page is not connected to its server.');
        await wait(10);
      }
    },
    close: () => tab.close(),
  };
}
