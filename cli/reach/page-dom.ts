import { parseHtml } from '../check/html/tree.ts';
import type { HtmlElement } from '../check/html/tree.ts';
import { createSourceFile } from '../diagnostics/span.ts';

/** An element as a browser has it, its texts in one piece each. */
export interface DomElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly DomNode[];
}

export type DomNode = DomElement | string;

/** The `html` element that a browser makes of a page whose markup is sound. */
export function readDom(url: string, html: string): DomElement {
  const { elements } = parseHtml(createSourceFile(url, html));
  const [root] = elements;
  if (root === undefined) throw new Error(`The page ${url} holds no element.`);
  const { children, ...document } = toDom(root);
  // Browsers leave out the white space before the head.
  const [first, ...others] = children;
  return { ...document, children: first === undefined || isElement(first) ? children : others };
}

export function isElement(node: DomNode): node is DomElement {
  return typeof node !== 'string';
}

/** The name of an attribute as a browser has it: in a drawing some have capitals, which the reader of pages drops. */
export function domName(attribute: string): string {
  return attribute === 'viewbox' ? 'viewBox' : attribute;
}

function toDom({ name, attributes, children }: HtmlElement): DomElement {
  const nodes: DomNode[] = [];
  for (const child of children) {
    const last = nodes.at(-1);
    if (typeof child !== 'string') nodes.push(toDom(child));
    else if (typeof last === 'string') nodes[nodes.length - 1] = last + child;
    else nodes.push(child);
  }
  return { name, attributes, children: nodes };
}
