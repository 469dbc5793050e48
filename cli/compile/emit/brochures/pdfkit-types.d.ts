import type { Font } from 'fontkit';

/** What pdfkit takes as well, though its types don't say so. */
declare global {
  namespace PDFKit.Mixins {
    interface PDFFont {
      /** A font that is parsed already, by a name that the document knows it by. */
      font(source: Font, family: string): this;
      /** The font that is written in, in this document. */
      readonly _font: { layoutCache: object };
    }

    interface StructureElementOptions {
      /** Left, top, right and bottom, in points from the upper left corner of the page. */
      readonly bbox?: readonly [number, number, number, number];
    }

    interface PDFAnnotation {
      link(x: number, y: number, w: number, h: number, url: string, option: TaggedLink): this;
    }

    interface TaggedLink {
      /** What the link leads to; pdfkit writes primitive texts as names. */
      readonly Contents: InstanceType<StringConstructor>;
      readonly structParent: PDFStructureElement;
    }
  }
}
