import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { EditionColours } from '../design-tokens.ts';
import { escapeXml } from '../escape-xml.ts';
import type { FontName } from '../fonts/font-files.ts';
import { openFont } from '../fonts/open-font.ts';

/** Lengths are points; the page is a letter's. */
export const page = { width: 612, height: 792, margin: 54 };
export const column = page.width - 2 * page.margin;

/** An element of a document on its way, and the colours that it is drawn in. */
export interface Sheet {
  readonly document: PDFKit.PDFDocument;
  readonly element: PDFKit.PDFStructureElement;
  readonly colours: EditionColours;
}

/** How a text is set; what is left out is the style of running text over the whole column. */
interface TextStyle {
  readonly size: number;
  readonly gap?: number;
  readonly color?: string;
  readonly left?: number;
  readonly width?: number;
  readonly face?: Face;
}

export type Face = 'text' | 'bold' | 'serif';

const faces: Readonly<Record<Face, FontName>> = {
  text: 'inter-400',
  bold: 'inter-600',
  serif: 'newsreader-600',
};

export interface LinkWords {
  readonly text: string;
  readonly url: string;
}

/**
 * Keeps to PDF/UA-1 (ISO 14289-1) by itself: pdfkit's `subset: 'PDF/UA'` lists glyphs in a way that
 * 7.21.4.2 forbids. pdfkit puts the title into XML as it stands.
 */
class UniversalDocument extends PDFDocument {
  override endMetadata(): void {
    const { Title = '', Author = '' } = this.info;
    Object.assign(this.info, { Title: escapeXml(Title), Author: escapeXml(Author) });
    this.appendXML(
      '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
    );
    super.endMetadata();
  }
}

/** A sheet without content. It holds no time, and is not compressed: zlib's output varies. */
export function openSheet(title: string, author: string, colours: EditionColours): Sheet {
  const document = new UniversalDocument({
    size: [page.width, page.height],
    margin: 0,
    compress: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    // None of pdfkit's own, which it does not embed.
    font: '',
    info: { Title: title, Author: author, CreationDate: new Date(0) },
  });
  const element = document.struct('Document');
  document.addStructure(element);
  return { document, element, colours };
}

export function endDocument({ document }: Sheet): Promise<Uint8Array> {
  document.end();
  return buffer(document);
}

export function openElement(sheet: Sheet, tag: string): Sheet {
  const element = sheet.document.struct(tag);
  sheet.element.add(element);
  return { ...sheet, element };
}

/** Writes a text as a tagged element and returns the height below it. */
export function writeText(
  sheet: Sheet,
  tag: string,
  text: string,
  y: number,
  style: TextStyle,
): number {
  const { document, element } = sheet;
  const { gap = 0, left = page.margin, width = column } = style;
  const known = setFace(sheet, style, text);
  const options = { width, lineGap: gap };
  const height = document.heightOfString(known, options);
  element.add(document.struct(tag, {}, () => document.text(known, left, y, options)));
  return y + height;
}

/** Writes links beside each other in a line; each says what it leads to. */
export function writeLinks(
  sheet: Sheet,
  links: readonly LinkWords[],
  y: number,
  style: TextStyle,
): void {
  const paragraph = openElement(sheet, 'P');
  let { left = page.margin } = style;
  for (const link of links) left += writeLink(paragraph, link, left, y, style) + style.size;
}

/** Returns the width that it takes. */
function writeLink(
  sheet: Sheet,
  { text, url }: LinkWords,
  left: number,
  y: number,
  style: TextStyle,
): number {
  const { document, element } = sheet;
  const known = setFace(sheet, style, text);
  const width = document.widthOfString(known);
  const link = document.struct('Link', {}, () => {
    document.text(known, left, y, { lineBreak: false });
    const contents = { Contents: new String(text), structParent: link };
    document.link(left, y, width, document.currentLineHeight(), url, contents);
  });
  element.add(link);
  return width;
}

export function widthOf(sheet: Sheet, text: string, style: TextStyle): number {
  return sheet.document.widthOfString(setFace(sheet, style, text));
}

/** Laid out words by face, shared by all documents: most words are in every brochure. */
const layouts: Readonly<Record<Face, object>> = { serif: {}, text: {}, bold: {} };

/** Makes the next text look like this; returns the text without what the font has no letter for. */
function setFace({ document, colours }: Sheet, style: TextStyle, text: string): string {
  const { size, color = colours.ink, face = 'text' } = style;
  const font = openFont(faces[face]);
  document.font(font, face).fontSize(size).fillColor(color);
  document._font.layoutCache = layouts[face];
  const isKnown = (letter: string) =>
    letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  return [...text].filter(isKnown).join('');
}

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
