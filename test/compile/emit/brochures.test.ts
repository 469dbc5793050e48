import { extractText } from 'unpdf';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { brochurePath } from '../../../cli/compile/resolve/made-brochures.ts';
import { listBrochures } from '../../../cli/compile/emit/brochures/brochure.ts';
import { readDesignTokens } from '../../../cli/compile/emit/design-tokens.ts';
import { drawAll, withoutCache } from '../../../cli/compile/emit/drawing.ts';
import type { SiteManifest } from '../../../cli/compile/manifest/manifest.ts';
import { formatDollars } from '../../../runtime/app/format.ts';
import { localPay } from '../../../runtime/app/local-pay.ts';
import { darkRuns } from '../../../runtime/components/paper-note/qr-code.ts';
import type { RegionConfig } from '../../../runtime/contract.ts';
import { fillIn } from '../../../runtime/services/fill-in.ts';
import { readManifest } from './read-manifest.ts';

const nevada = brochurePath('nevada');
const manifest = readManifest();

/** Nevada's brochure, or another, as a PDF file. */
async function draw(given: SiteManifest, path = nevada): Promise<Buffer> {
  const brochures = listBrochures(given, readDesignTokens().light);
  const drawn = await drawAll(
    brochures.filter((brochure) => brochure.path === path),
    withoutCache,
  );
  return Buffer.from(drawn.get(path) ?? []);
}

function regionOf(key: string): RegionConfig {
  const region = manifest.regions.find((each) => each.key === key);
  if (region === undefined) throw new Error(`There is no region ${key}.`);
  return region;
}

/** All words of a PDF file. */
async function wordsOf(pdf: Buffer): Promise<string> {
  const { text } = await extractText(Uint8Array.from(pdf), { mergePages: true });
  return text.replaceAll(/\s+/g, ' ');
}

/** The same site where the first plan that is paid for costs something else. */
function withPrice(price: number): SiteManifest {
  const plans = manifest.site.plans.map((plan) =>
    plan.unit === 'per-year' ? { ...plan, price } : plan,
  );
  return { ...manifest, site: { ...manifest.site, plans } };
}

const drawn = listBrochures(manifest, readDesignTokens().light);

test('a brochure is made for each region, and one for the edition without a state', () => {
  expect(drawn.map(({ path }) => path)).toEqual([
    brochurePath('default'),
    ...manifest.regions.map(({ key }) => brochurePath(key)),
  ]);
});

test('the brochure of a region that falls through is about the region, at its own address', () => {
  const { words, code } = drawn.find(({ path }) => path === brochurePath('illinois')) ?? {};
  expect([code, words?.address.text]).toEqual(['IL', expect.stringMatching(/\/il$/)]);
  expect(JSON.stringify(words)).not.toContain('Indiana');
});

test("a brochure's copyright has the year of the build", () => {
  const [brochure] = listBrochures({ ...manifest, year: 2031 }, readDesignTokens().light);
  expect(brochure?.words.notice).toMatch(/^© 2031 /);
});

test('a brochure says prices in the words of the pages', () => {
  const { plans, interface: words } = manifest.site;
  const starting = plans.find(({ unit }) => unit === 'starting-at');
  const price = fillIn(words.plans.startingAt, { price: formatDollars(starting?.price ?? NaN) });
  const brochure = drawn.find(({ path }) => path === nevada);
  expect(brochure?.words.prices.plans.map((plan) => plan.price)).toContain(price);
});

describe('a brochure', () => {
  test('is a PDF file with the headline of its region and the prices of the YAML', async () => {
    const priced = withPrice(1234.5);
    const regions = priced.regions.map((region) => ({ ...region, headerTitle: 'Over the ranges' }));
    const pdf = await draw({ ...priced, regions });
    expect(pdf.toString('latin1', 0, 8)).toBe('%PDF-1.7');
    const { perYear } = manifest.site.interface.plans;
    const words = await wordsOf(pdf);
    expect(words).toContain(fillIn(perYear, { price: '$1,234.50' }));
    expect(words).toContain('Over the ranges');
  });

  test('says what careers pay in its region, as the landing page does, and that the figures are samples', async () => {
    const words = await wordsOf(await draw(manifest));
    const { key, wages, pages } = regionOf('nevada');
    const { pay, sample } = pages.try.careers;
    expect(words).toContain(`${pay} ${sample}`);
    const careers = localPay(key, pages.try.questions, wages);
    expect(careers).toHaveLength(3);
    for (const entry of careers) expect(words).toContain(`${entry.career} ${entry.pay}`);
  });

  test('names the app that its region opens', async () => {
    const path = brochurePath('south_dakota');
    expect(await wordsOf(await draw(manifest, path))).toContain(regionOf('south_dakota').appName);
  });

  test('shows the address of its page as a QR code', async () => {
    const { origin } = manifest.site;
    const pdf = (await draw(manifest)).toString('latin1');
    const drawnRuns = [...pdf.matchAll(/^(\d+) (\d+) (\d+) 1 re$/gm)].map(([, ...run]) =>
      run.map(Number),
    );
    const { runs } = darkRuns(`${origin}/nv/`);
    expect(drawnRuns).toEqual(runs.map(({ x, y, length }) => [x, y, length]));
  });

  test('is another once a price is', async () => {
    expect((await draw(withPrice(97))).equals(await draw(withPrice(98)))).toBe(false);
  });

  test('is the same to the byte whenever it is drawn, whatever Node packs files with', async () => {
    const first = await draw(manifest, brochurePath('default'));
    vi.setSystemTime(new Date(2031, 0, 1));
    onTestFinished(() => {
      vi.useRealTimers();
    });
    expect(first.equals(await draw(manifest, brochurePath('default')))).toBe(true);
    expect(first.includes('FlateDecode')).toBe(false);
  });
});
