import type { Page } from 'playwright-core';

/** Holds back the requests of an address until they are released. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { released, release } = createHold();
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Holds back the first answer of an address, as it was at that time, until it is released; resolves
 * once the page has it.
 */
export async function holdFirstAnswer(page: Page, address: string): Promise<() => Promise<void>> {
  const { released, release } = createHold();
  await page.route(
    address,
    async (held) => {
      const response = await held.fetch();
      await released;
      await held.fulfill({ response });
    },
    { times: 1 },
  );
  return async () => {
    const finished = page.waitForEvent('requestfinished');
    release();
    await finished;
  };
}

function createHold() {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}
