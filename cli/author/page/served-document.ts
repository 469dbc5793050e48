import morphdom from 'morphdom';
import { servedAttribute } from './messages.ts';

/** Served nodes, and the nodes of the open page that stand for them. */
export type LiveNodes = WeakMap<Node, Node>;

/** The document as it was served, which no script of the page has touched, beside the open page. */
export interface ServedDocument {
  readonly document: Document;
  readonly live: LiveNodes;
}

/** A document that is shown: the open page, or a modal over it. */
export interface ShownDocument {
  /** Path of its address. */
  readonly path: string;
  readonly served: ServedDocument;
}

/** What `dev` calls this state of a document. */
export function servedName(document: Document): string {
  return scriptOf(document)?.getAttribute(servedAttribute) ?? '';
}

/** Gives a document the name of another one, which it was made to say the same as. */
export function takeName(document: Document, next: Document): void {
  scriptOf(document)?.setAttribute(servedAttribute, servedName(next));
}

function scriptOf(document: Document): Element | null {
  return document.querySelector(`script[${servedAttribute}]`);
}

/** Copies the open page before any other script of it runs. */
export function copyServedDocument(page: Document): ServedDocument {
  const copy = page.cloneNode(true);
  if (!(copy instanceof Document)) throw new Error('A document was copied to something else.');
  const live: LiveNodes = new WeakMap();
  pair(copy, page, live);
  return { document: copy, live };
}

/** Remembers which live node stands for a served one, in two trees of the same shape. */
export function pair(served: Node, live: Node, nodes: LiveNodes): void {
  nodes.set(served, live);
  served.childNodes.forEach((child, index) => {
    const other = live.childNodes[index];
    if (other !== undefined) pair(child, other, nodes);
  });
}

/** Makes a served element the next one, and returns the steps that led there. */
export function morph(served: Element, next: Element): readonly MutationRecord[] {
  const observer = new MutationObserver(() => undefined);
  observer.observe(served, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeOldValue: true,
    characterData: true,
  });
  morphdom(served, next, {
    onBeforeElUpdated: (from, to) => !from.isEqualNode(to),
  });
  const steps = observer.takeRecords();
  observer.disconnect();
  return steps;
}
