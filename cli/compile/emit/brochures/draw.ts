import { darkRuns } from '../../../../runtime/components/paper-note/qr-code.ts';
import type { HeadlineSpace } from '../cards/headline.ts';
import { setHeadline } from '../cards/headline.ts';
import type { Shape } from '../geometry/shapes.ts';
import type { Face, LinkWords, Sheet } from './sheet.ts';
import {
  column,
  decorate,
  drawBackdrop,
  drawRule,
  endDocument,
  openElement,
  openSheet,
  page,
  widthOf,
  writeLinks,
  writeText,
} from './sheet.ts';
import type { BrochureWords, PlanWords } from './words.ts';

export interface Brochure extends Pick<Sheet, 'colours'> {
  readonly words: BrochureWords;
}

/** Draws a brochure of two pages: a cover, and what is inside at which price. */
export async function drawBrochure(brochure: Brochure, shape: Shape): Promise<Uint8Array> {
  const { words, colours } = brochure;
  const sheet = openSheet(words.title, words.author, colours);
  drawCover(sheet, words, shape);
  sheet.document.addPage();
  drawInside(sheet, words);
  return endDocument(sheet);
}

function drawCover(sheet: Sheet, words: BrochureWords, shape: Shape): void {
  drawBackdrop(sheet);
  writeText(sheet, 'P', words.product, 60, { size: 13, face: 'bold' });
  drawRule(sheet, 84);
  const top = writeBalanced(sheet, 'H1', words.headline, 112, headline);
  const end = writeBalanced(sheet, 'P', words.lead, top + 14, lead);
  placeFigure(sheet, words.figure, shape, { top: end + 26, bottom: 618 });
  drawPay(sheet, words.pay, 636);
  drawRule(sheet, 708);
  const color = sheet.colours.soft;
  writeText(sheet, 'P', words.sponsor, 720, { size: 10, color, width: 280, gap: 2 });
  const address = { size: 12, face: 'bold', color: sheet.colours.accent } as const;
  const left = page.width - page.margin - widthOf(sheet, words.address.text, address);
  writeLinks(sheet, [words.address], 720, { ...address, left });
  const app = { ...address, size: 10 } as const;
  const appLeft = page.width - page.margin - widthOf(sheet, words.app.text, app);
  writeLinks(sheet, [words.app], 739, { ...app, left: appLeft });
}

function drawPay(sheet: Sheet, { title, sample, careers }: BrochureWords['pay'], y: number): void {
  const head = { size: 13, face: 'serif' } as const;
  writeText(sheet, 'P', title, y, head);
  const left = page.margin + widthOf(sheet, title, head) + 8;
  const color = sheet.colours.soft;
  writeText(sheet, 'P', sample, y + 3, { size: 9.5, color, left, width: column });
  const width = column / careers.length;
  for (const [index, { career, pay }] of careers.entries()) {
    const place = { left: page.margin + index * width, width: width - 12 };
    const end = writeText(sheet, 'P', career, y + 21, { size: 11, ...place });
    const priced = { size: 17, face: 'serif', color: sheet.colours.accent, ...place } as const;
    writeText(sheet, 'P', pay, end + 1, priced);
  }
}

/** Writes a text as large as it fits, in lines of similar length. Returns the height below it. */
function writeBalanced(
  sheet: Sheet,
  tag: string,
  text: string,
  y: number,
  { space, face }: { readonly space: Omit<HeadlineSpace, 'height'>; readonly face: Face },
): number {
  const measure = (words: string, size: number) => widthOf(sheet, words, { size, face });
  const { lines, size } = setHeadline(text, { ...space, height: page.height }, measure);
  const gap = (space.leading - 1) * size;
  return writeText(sheet, tag, lines.join('\n'), y, { size, face, gap });
}

const headline = {
  face: 'serif',
  space: { width: 480, leading: 1.08, lines: 4, sizes: [46, 42, 38, 34] },
} as const;

const title = {
  face: 'serif',
  space: { width: column, leading: 1.08, lines: 1, sizes: [28, 26, 24, 22] },
} as const;

const question = {
  face: 'serif',
  space: { width: 400, leading: 1.08, lines: 1, sizes: [21, 19, 17, 15] },
} as const;

const lead = {
  face: 'text',
  space: { width: 430, leading: 1.3, lines: 9, sizes: [14] },
} as const;

/** The outline of the region with its counties, the map of the states, or without words neither. */
function placeFigure(
  sheet: Sheet,
  alt: string | undefined,
  shape: Shape,
  { top, bottom }: { readonly top: number; readonly bottom: number },
): void {
  const { width, height } = shape;
  const scale = Math.min(column / width, (bottom - top) / height);
  const left = (page.width - width * scale) / 2;
  const y = (top + bottom - height * scale) / 2;
  const bbox = [left, y, left + width * scale, y + height * scale] as const;
  const draw = () => drawShape(sheet, shape, { left, y, scale });
  if (alt === undefined) decorate(sheet, draw);
  else sheet.element.add(sheet.document.struct('Figure', { alt, bbox }, draw));
}

function drawShape(
  { document, colours: { accent } }: Sheet,
  { areas, lines }: Shape,
  { left, y, scale }: Readonly<Record<'left' | 'y' | 'scale', number>>,
): void {
  document.save().translate(left, y);
  document
    .scale(scale)
    .lineWidth(1.5 / scale)
    .lineJoin('round');
  for (const path of areas) document.path(path).fillOpacity(0.16).fillAndStroke(accent, accent);
  if (lines !== undefined) document.path(lines).strokeOpacity(0.45).stroke(accent);
  document.restore();
}

function drawInside(
  sheet: Sheet,
  { features, prices, contact, address, notice }: BrochureWords,
): void {
  drawBackdrop(sheet);
  let y = writeBalanced(sheet, 'H2', features.title, 62, title) + 3;
  const list = openElement(sheet, 'L');
  for (const feature of features.list) y = drawFeature(list, feature, y + 9);
  y = writeBalanced(sheet, 'H2', prices.title, y + 28, title) + 11;
  for (const plan of prices.plans) y = drawPlan(sheet, plan, y);
  drawContact(sheet, contact, y + 24);
  drawCode(sheet, address, y + 24);
  writeText(sheet, 'P', notice, 730, { size: 9, color: sheet.colours.soft });
}

function drawContact(sheet: Sheet, contact: BrochureWords['contact'], top: number): void {
  const y = writeBalanced(sheet, 'H2', contact.title, top, question);
  const end = writeText(sheet, 'P', contact.text, y + 8, { size: 11, width: 400, gap: 3 });
  writeLinks(sheet, contact.ways, end + 8, { size: 12, face: 'bold', color: sheet.colours.accent });
}

/** An address as a QR code at the right edge, and as a link below it. */
function drawCode(sheet: Sheet, address: LinkWords, top: number): void {
  const { size, runs } = darkRuns(address.url);
  const side = 84;
  const right = page.width - page.margin;
  decorate(sheet, (document) => {
    document.save().translate(right - side, top);
    document.scale(side / size);
    for (const { x, y, length } of runs) document.rect(x, y, length, 1);
    document.fill(sheet.colours.ink).restore();
  });
  const style = { size: 9, color: sheet.colours.soft } as const;
  const left = right - widthOf(sheet, address.text, style);
  writeLinks(sheet, [address], top + side + 7, { ...style, left });
}

/** An entry of the legend: a waypoint and its text. Returns where the next one can begin. */
function drawFeature(list: Sheet, title: string, y: number): number {
  decorate(list, (document) => {
    document
      .circle(page.margin + 5, y + 7, 4.5)
      .lineWidth(2)
      .stroke(list.colours.accent);
  });
  const style = { size: 11.5, left: page.margin + 24, width: column - 24 };
  return writeText(openElement(list, 'LI'), 'LBody', title, y, style);
}

function drawPlan(sheet: Sheet, plan: PlanWords, top: number): number {
  drawRule(sheet, top);
  const y = top + 9;
  const left = { size: 12.5, width: 210 };
  const right = { left: page.margin + 220, width: column - 220 };
  const name = writeText(sheet, 'H3', plan.name, y, { ...left, face: 'bold' });
  const priced = { size: 15, width: 210, face: 'serif', color: sheet.colours.accent } as const;
  const price = writeText(sheet, 'P', plan.price, name + 3, priced);
  const summary = writeText(sheet, 'P', plan.summary, y, { size: 11, gap: 2, ...right });
  const soft = { size: 10, color: sheet.colours.soft, ...right };
  const end = writeText(sheet, 'P', plan.terms, summary + 1, soft);
  return Math.max(price, end) + 9;
}
