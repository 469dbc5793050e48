import PDFDocument from 'pdfkit';
import type { Colours } from '../design-tokens.ts';

/** Lengths are points; the page is a letter's. */
export const page = { width: 612, height: 792, margin: 54 };
export const column = page.width - 2 * page.margin;

/** A document on its way, and the colours that it is drawn in. */
export interface Sheet {
  readonly document: PDFKit.PDFDocument;
  readonly colours: Colours;
  readonly accent: string;
}

/** How a text is set; what is left out is the style of running text over the whole column. */
export interface TextStyle {
  readonly size: number;
  readonly gap?: number;
  readonly color?: string;
  readonly left?: number;
  readonly width?: number;
  readonly align?: 'right';
  readonly face?: 'bold' | 'serif';
}

const faces = { bold: 'Helvetica-Bold', serif: 'Times-Bold' } as const;

/**
 * A document without content. It knows neither the time nor a clock's identifier, and is not compressed: what Node packs
 * differs between its versions and between processors.
 */
export function openDocument(title: string, author: string): PDFKit.PDFDocument {
  return new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    compress: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: new Date(0) },
  });
}

/** The bytes of a document, once it is ended. */
export async function endDocument(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  document.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of document) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Writes a text as a tagged element and returns the height below it. */
export function writeText(
  { document, colours }: Sheet,
  tag: string,
  text: string,
  y: number,
  style: TextStyle,
): number {
  const { size, gap = 0, color = colours.ink, left = page.margin, width = column } = style;
  document.font(style.face === undefined ? 'Helvetica' : faces[style.face]);
  document.fontSize(size).fillColor(color);
  const options = { width, lineGap: gap, ...(style.align && { align: style.align }) };
  const height = document.heightOfString(text, options);
  document.addStructure(document.struct(tag, {}, () => document.text(text, left, y, options)));
  return y + height;
}

/** Paper and a frame. */
export function drawBackdrop(sheet: Sheet): void {
  const { colours } = sheet;
  decorate(sheet, (document) => {
    document.rect(0, 0, page.width, page.height).fill(colours.paper);
    drawFrame(document, 22, 1.5, colours.ink);
    drawFrame(document, 27, 0.6, colours.line);
  });
}

function drawFrame(
  document: PDFKit.PDFDocument,
  inset: number,
  thickness: number,
  color: string,
): void {
  document
    .rect(inset, inset, page.width - 2 * inset, page.height - 2 * inset)
    .lineWidth(thickness)
    .stroke(color);
}

/** A line across the column. */
export function drawRule(sheet: Sheet, y: number): void {
  decorate(sheet, (document) => {
    document.moveTo(page.margin, y).lineTo(page.width - page.margin, y);
    document.lineWidth(0.8).stroke(sheet.colours.ink);
  });
}

/** Draws what a screen reader should not mention. */
export function decorate({ document }: Sheet, draw: (document: PDFKit.PDFDocument) => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw(document);
  document.endMarkedContent();
}
