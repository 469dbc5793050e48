import { termsOf } from '../../../runtime/app/plan-terms.ts';
import type { Plan, RegionConfig, SiteConfig } from '../../../runtime/contract.ts';
import { fillIn } from '../../../runtime/services/fill-in.ts';
import type { Brochure, Drawing } from './brochure.ts';
import type { PriceWords } from './prices.ts';
import { priceOf } from './prices.ts';
import type { Sheet } from './sheet.ts';
import {
  column,
  decorate,
  drawBackdrop,
  drawRule,
  endDocument,
  openDocument,
  page,
  writeText,
} from './sheet.ts';

const mapSize = { width: 959, height: 593 };

/** Draws a brochure of two pages: a cover, and what is inside at which price. */
export async function drawBrochure(brochure: Brochure, drawing: Drawing): Promise<Uint8Array> {
  const { region, site, colours } = brochure;
  const title = fillIn(region.pages.brochure.title, { headline: region.headerTitle });
  const document = openDocument(title, site.copyright.holder);
  const sheet = { document, colours, accent: colours[region.accent] };
  drawCover(sheet, brochure, drawing);
  document.addPage();
  drawInside(sheet, brochure);
  return endDocument(document);
}

function drawCover(sheet: Sheet, { region, site }: Brochure, drawing: Drawing): void {
  drawBackdrop(sheet);
  writeText(sheet, 'P', site.name, 60, { size: 13, face: 'bold' });
  drawRule(sheet, 84);
  const headline = { size: 42, face: 'serif', width: 440, gap: 2 } as const;
  const top = writeText(sheet, 'H1', region.headerTitle, 112, headline);
  const lead = { size: 15, width: 420, gap: 4 };
  const end = writeText(sheet, 'P', region.headerTitleDescription, top + 14, lead);
  drawFigure(sheet, region, drawing, { top: end + 26, bottom: 690 });
  drawRule(sheet, 708);
  const color = sheet.colours['ink-soft'];
  writeText(sheet, 'P', region.sponsorMsg, 720, { size: 10.5, color, width: 300 });
  const address = `${site.origin.replace(/^https:\/\//, '')}${region.pathPrefix}`;
  writeText(sheet, 'P', address, 720, { size: 12, face: 'bold', align: 'right' });
}

/** The region’s outline with its counties, or the map of the states, between two heights of the page. */
function drawFigure(
  sheet: Sheet,
  region: RegionConfig,
  drawing: Drawing,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): void {
  const { document, accent } = sheet;
  const { width, height } = 'map' in drawing ? mapSize : drawing;
  const scale = Math.min(column / width, (bottom - top) / height);
  const { map } = region.pages.brochure;
  const alt = 'map' in drawing ? map.states : map.region;
  const figure = document.struct('Figure', { alt }, () => {
    document.save().translate((page.width - width * scale) / 2, top);
    document
      .scale(scale)
      .lineWidth(1.5 / scale)
      .lineJoin('round');
    for (const path of outlinesOf(drawing)) {
      document.path(path).fillOpacity(0.16).fillAndStroke(accent, accent);
    }
    if (!('map' in drawing)) document.path(drawing.counties).strokeOpacity(0.45).stroke(accent);
    document.restore();
  });
  document.addStructure(figure);
}

function outlinesOf(drawing: Drawing): readonly string[] {
  return 'map' in drawing ? drawing.map.map(({ path }) => path) : [drawing.outline];
}

function drawInside(sheet: Sheet, { region, site }: Brochure): void {
  drawBackdrop(sheet);
  const title = { size: 26, face: 'serif' } as const;
  let y = writeText(sheet, 'H2', region.featuresTitle, 62, title);
  for (const feature of region.features) y = drawFeature(sheet, feature.title, y + 11);
  y = writeText(sheet, 'H2', region.upgradeTitle, y + 30, title) + 10;
  const words = { ...site.interface.plans, ...region.pages.brochure.prices };
  for (const plan of site.plans) y = drawPlan(sheet, { plan, region, words }, y);
  drawContact(sheet, region, site, y + 24);
}

function drawContact(sheet: Sheet, region: RegionConfig, site: SiteConfig, top: number): void {
  const { contacts, copyright } = site;
  const title = { size: 20, face: 'serif' } as const;
  const y = writeText(sheet, 'H2', region.contactFormHeader, top, title);
  const text = { size: 11.5, width: 400, gap: 2 };
  const end = writeText(sheet, 'P', region.contactFormDescription, y + 6, text);
  const ways = [contacts.email, contacts.phone].filter((way) => way !== undefined).join('   ');
  writeText(sheet, 'P', ways, end + 8, { size: 12, face: 'bold' });
  const notice = `© ${copyright.year} ${copyright.holder}`;
  writeText(sheet, 'P', notice, 730, { size: 9, color: sheet.colours['ink-soft'] });
}

/** An entry of the legend: a waypoint and its text. Returns where the next one can begin. */
function drawFeature(sheet: Sheet, title: string, y: number): number {
  decorate(sheet, (document) => {
    document
      .circle(page.margin + 5, y + 6, 4.5)
      .lineWidth(2)
      .stroke(sheet.accent);
  });
  const style = { size: 12, left: page.margin + 24, width: column - 24 };
  return writeText(sheet, 'P', title, y, style);
}

interface PricedPlan {
  readonly plan: Plan;
  readonly region: RegionConfig;
  readonly words: PriceWords;
}

function drawPlan(sheet: Sheet, { plan, region, words }: PricedPlan, top: number): number {
  drawRule(sheet, top);
  const y = top + 9;
  const left = { size: 13, width: 210 };
  const right = { left: page.margin + 220, width: column - 220 };
  const name = writeText(sheet, 'H3', plan.name, y, { ...left, face: 'bold' });
  const priced = { ...left, face: 'serif', color: sheet.accent } as const;
  const price = writeText(sheet, 'P', priceOf(plan, words), name + 2, priced);
  const summary = writeText(sheet, 'P', plan.summary, y, { size: 11.5, gap: 1, ...right });
  const terms = termsOf(plan, region.freeEducatorAccountQuota, words).join(' · ');
  const soft = { size: 10.5, color: sheet.colours['ink-soft'], ...right };
  const end = writeText(sheet, 'P', terms, summary + 2, soft);
  return Math.max(price, end) + 9;
}
