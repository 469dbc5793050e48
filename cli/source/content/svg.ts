import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

type Element = NonNullable<ReturnType<typeof rootOf>>;

/** What a browser takes from an SVG file before it draws it. */
export interface Svg {
  /** `min-x min-y width height`, as typed. */
  readonly viewBox?: string;
  /** In pixels; of the view box where the file states no size. */
  readonly size?: { readonly width: number; readonly height: number };
  /** The text alternative of the whole picture. */
  readonly title?: string;
  /** The markup inside the root element, without comments and the room between elements. */
  readonly body: string;
}

/** Undefined for a text without an `svg` element. */
export function readSvg(text: string): Svg | undefined {
  const root = rootOf(text);
  if (root === undefined) return undefined;
  const { viewBox } = root.attribs;
  const size = drawnSize(root);
  const title = titleOf(root);
  return {
    ...(viewBox !== undefined && { viewBox }),
    ...(size && { size }),
    ...(title !== undefined && { title }),
    body: bodyOf(root),
  };
}

function rootOf(text: string) {
  const isRoot = (element: { readonly name: string }) => element.name === 'svg';
  return DomUtils.findOne(isRoot, parseDocument(text, { xmlMode: true }).children) ?? undefined;
}

function drawnSize({ attribs }: Element): Svg['size'] {
  const [, , boxWidth, boxHeight] =
    attribs['viewBox']
      ?.trim()
      .split(/[\s,]+/)
      .map(Number) ?? [];
  const width = pixels(attribs['width']) ?? boxWidth;
  const height = pixels(attribs['height']) ?? boxHeight;
  return width !== undefined && height !== undefined ? { width, height } : undefined;
}

/** A length in other units, or relative to its surroundings, says nothing in pixels. */
function pixels(length: string | undefined): number | undefined {
  const [, number] = /^\s*([\d.]+)(?:px)?\s*$/.exec(length ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}

function titleOf(root: Element): string | undefined {
  const [title] = DomUtils.getElementsByTagName('title', root.children, true, 1);
  return title && DomUtils.textContent(title).trim();
}

function bodyOf(root: Element): string {
  for (const comment of DomUtils.find(isComment, root.children, true, Infinity)) {
    DomUtils.removeElement(comment);
  }
  return DomUtils.getInnerHTML(root, { xmlMode: true }).replace(/>\s+</g, '><').trim();
}

function isComment({ type }: { readonly type: ElementType.ElementType }): boolean {
  return type === ElementType.Comment;
}
