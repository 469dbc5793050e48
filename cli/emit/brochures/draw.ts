import type { MapShape, Silhouette } from '../../../runtime/contract.ts';
import type { Colours } from '../design-tokens.ts';
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
import type { BrochureWords, PlanWords } from './words.ts';

/** A brochure before it is drawn. It prints what the YAML says of a region and of the plans. */
export interface Brochure {
  /** As the YAML names it: `assets/brochures/nevada.pdf`. */
  readonly path: string;
  /** Of the region, whose outline is drawn. */
  readonly code: string;
  readonly words: BrochureWords;
  readonly colours: Colours;
  /** `#rrggbb`. */
  readonly accent: string;
}

/** What a brochure shows below its headline: the outline of the region, or the map of the states. */
export type Drawing = Silhouette | { readonly map: readonly MapShape[] };

const mapSize = { width: 959, height: 593 };

/** Draws a brochure of two pages: a cover, and what is inside at which price. */
export async function drawBrochure(brochure: Brochure, drawing: Drawing): Promise<Uint8Array> {
  const { words, colours, accent } = brochure;
  const document = openDocument(words.title, words.author);
  const sheet = { document, colours, accent };
  drawCover(sheet, words, drawing);
  document.addPage();
  drawInside(sheet, words);
  return endDocument(document);
}

function drawCover(sheet: Sheet, words: BrochureWords, drawing: Drawing): void {
  drawBackdrop(sheet);
  writeText(sheet, 'P', words.product, 60, { size: 13, face: 'bold' });
  drawRule(sheet, 84);
  const headline = { size: 42, face: 'serif', width: 440, gap: 2 } as const;
  const top = writeText(sheet, 'H1', words.headline, 112, headline);
  const lead = { size: 15, width: 420, gap: 4 };
  const end = writeText(sheet, 'P', words.lead, top + 14, lead);
  drawFigure(sheet, words.figure, drawing, { top: end + 26, bottom: 690 });
  drawRule(sheet, 708);
  const color = sheet.colours['ink-soft'];
  writeText(sheet, 'P', words.sponsor, 720, { size: 10.5, color, width: 300 });
  writeText(sheet, 'P', words.address, 720, { size: 12, face: 'bold', align: 'right' });
}

/** The region’s outline with its counties, or the map of the states, between two heights of the page. */
function drawFigure(
  sheet: Sheet,
  alt: string,
  drawing: Drawing,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): void {
  const { document, accent } = sheet;
  const { width, height } = 'map' in drawing ? mapSize : drawing;
  const scale = Math.min(column / width, (bottom - top) / height);
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

function drawInside(sheet: Sheet, { features, prices, contact, notice }: BrochureWords): void {
  drawBackdrop(sheet);
  const title = { size: 26, face: 'serif' } as const;
  let y = writeText(sheet, 'H2', features.title, 62, title);
  for (const feature of features.list) y = drawFeature(sheet, feature, y + 11);
  y = writeText(sheet, 'H2', prices.title, y + 30, title) + 10;
  for (const plan of prices.plans) y = drawPlan(sheet, plan, y);
  drawContact(sheet, contact, y + 24);
  writeText(sheet, 'P', notice, 730, { size: 9, color: sheet.colours['ink-soft'] });
}

function drawContact(sheet: Sheet, contact: BrochureWords['contact'], top: number): void {
  const title = { size: 20, face: 'serif' } as const;
  const y = writeText(sheet, 'H2', contact.title, top, title);
  const text = { size: 11.5, width: 400, gap: 2 };
  const end = writeText(sheet, 'P', contact.text, y + 6, text);
  writeText(sheet, 'P', contact.ways, end + 8, { size: 12, face: 'bold' });
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

function drawPlan(sheet: Sheet, plan: PlanWords, top: number): number {
  drawRule(sheet, top);
  const y = top + 9;
  const left = { size: 13, width: 210 };
  const right = { left: page.margin + 220, width: column - 220 };
  const name = writeText(sheet, 'H3', plan.name, y, { ...left, face: 'bold' });
  const priced = { ...left, face: 'serif', color: sheet.accent } as const;
  const price = writeText(sheet, 'P', plan.price, name + 2, priced);
  const summary = writeText(sheet, 'P', plan.summary, y, { size: 11.5, gap: 1, ...right });
  const soft = { size: 10.5, color: sheet.colours['ink-soft'], ...right };
  const end = writeText(sheet, 'P', plan.terms, summary + 2, soft);
  return Math.max(price, end) + 9;
}
