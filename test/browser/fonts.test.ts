import { expect, test } from 'vitest';
import { openPage, useBrowser } from './browser.ts';

const browser = useBrowser();

/** Fonts that a machine may have, two of which the site names, and what it shows without them. */
const families = ['Nimbus Sans', 'Noto Sans', 'Liberation Sans', 'system-ui', 'sans-serif'];

/** Elsewhere no file says which fonts there are. */
test.runIf(process.platform === 'linux').each(families)(
  'letters in %s are those of DejaVu Sans, by which pages are measured',
  async (family) => {
    const { page, context } = await openPage(await browser());
    await page.setContent(`<p style="font-family: ${family}, sans-serif">Letters</p>`);
    const session = await context.newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const selected = { nodeId: root.nodeId, selector: 'p' };
    const { nodeId } = await session.send('DOM.querySelector', selected);
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(
      fonts.map(({ familyName }) => familyName),
      'Install DejaVu Sans (on Debian: apt-get install fonts-dejavu-core).',
    ).toEqual(['DejaVu Sans']);
  },
);
