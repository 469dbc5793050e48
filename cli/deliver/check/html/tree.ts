import { Parser } from 'htmlparser2';
import type { SourceFile, Span } from '../../../diagnostics/span.ts';

/** An element of a page, with where its opening tag stands in the file. */
export interface HtmlElement extends Span {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly parent: HtmlElement | undefined;
  readonly children: readonly HtmlNode[];
  /** Offset at which the content ends. */
  readonly contentEnd: number;
}

/** A text stands for itself; no two stand next to each other. */
export type HtmlNode = HtmlElement | string;

export interface HtmlTree {
  readonly file: SourceFile;
  /** All elements in their order. */
  readonly elements: readonly HtmlElement[];
  readonly byId: ReadonlyMap<string, HtmlElement>;
}

interface OpenElement extends HtmlElement {
  readonly children: HtmlNode[];
  contentEnd: number;
}

/** Reads a page as browsers do where its markup is sound. */
export function parseHtml(file: SourceFile): HtmlTree {
  const elements: OpenElement[] = [];
  const byId = new Map<string, OpenElement>();
  const open: OpenElement[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1);
      const { startIndex: start, endIndex } = parser;
      const end = endIndex + 1;
      const element = { name, attributes, parent, children: [], file, start, end, contentEnd: end };
      parent?.children.push(element);
      elements.push(element);
      const { id } = attributes;
      if (id !== undefined && !byId.has(id)) byId.set(id, element);
      open.push(element);
    },
    ontext(text) {
      // What is typed as an entity is handed over as a text of its own.
      const { children = [] } = open.at(-1) ?? {};
      const before = children.at(-1);
      if (typeof before === 'string') children[children.length - 1] = before + text;
      else children.push(text);
    },
    onclosetag() {
      const element = open.pop();
      if (element !== undefined) element.contentEnd = Math.max(element.end, parser.startIndex);
    },
  });
  parser.end(file.text);
  return { file, elements, byId };
}

/** The opening tag alone, so that the page need not be kept. */
export function tagSpan({ file, start, end }: HtmlElement): Span {
  return { file, start, end };
}

/** The content of an element; its opening tag where there is none. */
export function contentSpan(element: HtmlElement): Span {
  const { file, end, contentEnd } = element;
  return contentEnd > end ? { file, start: end, end: contentEnd } : tagSpan(element);
}

const ATTRIBUTE = /[\s/]([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/dg;

/** A value without quotes; the name without a value; the tag where it is missing. */
export function attributeSpan({ file, start, end }: HtmlElement, name: string): Span {
  const found = [...file.text.slice(start, end).matchAll(ATTRIBUTE)].find(
    ({ 1: written }) => written?.toLowerCase() === name.toLowerCase(),
  );
  const [, written, ...values] = found?.indices ?? [];
  const value = values.find((range) => range && range[0] < range[1]);
  const [from, to] = value ?? written ?? [0, end - start];
  return { file, start: start + from, end: start + to };
}
