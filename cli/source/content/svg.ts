import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

type Element = NonNullable<ReturnType<typeof rootOf>>;

/** What of an SVG file a page draws. */
export interface Svg {
  /** `min-x min-y width height`, as typed. */
  readonly viewBox?: string;
  /** The markup inside the root element, without comments and the room between elements. */
  readonly body: string;
}

/** Undefined for a text without an `svg` element. */
export function readSvg(text: string): Svg | undefined {
  const root = rootOf(text);
  if (root === undefined) return undefined;
  const { viewBox } = root.attribs;
  return { ...(viewBox !== undefined && { viewBox }), body: bodyOf(root) };
}

function rootOf(text: string) {
  const isRoot = (element: { readonly name: string }) => element.name === 'svg';
  return DomUtils.findOne(isRoot, parseDocument(text, { xmlMode: true }).children) ?? undefined;
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
