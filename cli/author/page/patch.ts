import type { LiveNodes, ServedDocument } from './served-document.ts';
import { morph, pair } from './served-document.ts';
import { renewIsland, wakeAdded } from './islands.ts';

/**
 * Brings the open page from the document that was served to the next one, by taking the same steps
 * on both. What scripts and people did to the page stays, because no step is about it. Returns
 * false where the page has to be reloaded: other scripts belong to it, or one of its scripts has
 * replaced what changed.
 */
export function patchPage({ document: served, live }: ServedDocument, next: Document): boolean {
  if (scriptsOf(served) !== scriptsOf(next)) return false;
  return patchElement(served.documentElement, next.documentElement, live);
}

/** The same for a part of the page that was served in a document of its own. */
export function patchElement(served: Element, next: Element, live: LiveNodes): boolean {
  const steps = morph(served, next);
  const patch: Patch = { live, added: new Set(), islands: new Map() };
  const areTaken = steps.map((step) => takeStep(step, patch)).every(Boolean);
  for (const [island, element] of patch.islands) renewIsland(island, element, live);
  wakeAdded(patch.added, live);
  return areTaken;
}

/** What is under way. */
interface Patch {
  readonly live: LiveNodes;
  /** Served nodes whose live ones were made in their final state. */
  readonly added: Set<Node>;
  /**
   * Awake islands that changed, by their served element: the engine owns what is inside of the live
   * one.
   */
  readonly islands: Map<Element, HTMLElement>;
}

function scriptsOf(document: Document): string {
  const scripts = [...document.querySelectorAll('head script[src]')];
  return scripts.map((script) => script.getAttribute('src')).join();
}

function takeStep(step: MutationRecord, patch: Patch): boolean {
  const { target } = step;
  if (isAdded(target, patch.added)) return true;
  const island = awakeIslandOf(target, patch.live);
  if (island !== undefined) {
    patch.islands.set(...island);
    return true;
  }
  const live = patch.live.get(target);
  if (live?.isConnected !== true) return false;
  if (step.type === 'attributes' && live instanceof Element) changeAttribute(step, live, patch);
  if (step.type === 'characterData' && live instanceof CharacterData) live.data = nodeText(target);
  if (step.type === 'childList') changeChildren(step, live, patch);
  return true;
}

function isAdded(node: Node | null, added: ReadonlySet<Node>): boolean {
  return node !== null && (added.has(node) || isAdded(node.parentNode, added));
}

function awakeIslandOf(node: Node, live: LiveNodes): readonly [Element, HTMLElement] | undefined {
  const element = node instanceof Element ? node : node.parentElement;
  const island = element?.closest('[data-island]');
  const standing = island && live.get(island);
  if (island == null || !(standing instanceof HTMLElement)) return undefined;
  return standing.dataset['awake'] === undefined ? undefined : [island, standing];
}

function nodeText(node: Node): string {
  return node.nodeValue ?? '';
}

function changeAttribute(
  { target, attributeName, oldValue }: MutationRecord,
  live: Element,
  { live: nodes }: Patch,
): void {
  if (!(target instanceof Element) || attributeName === null) return;
  const value = target.getAttribute(attributeName);
  if (attributeName === 'class') changeClasses(live, oldValue ?? '', value ?? '');
  else if (attributeName === 'href' && live instanceof HTMLLinkElement && value !== null) {
    nodes.set(target, swapLink(live, value));
  } else if (value === null) live.removeAttribute(attributeName);
  else live.setAttribute(attributeName, value);
}

/** Classes that scripts have added stay. */
function changeClasses(live: Element, before: string, after: string): void {
  const [old, next] = [before, after].map((text) => text.split(/\s+/).filter(Boolean));
  live.classList.remove(...(old ?? []).filter((name) => next?.includes(name) !== true));
  live.classList.add(...(next ?? []));
}

/** The old style sheet goes once the new one is there, so that the page is never without. */
function swapLink(live: HTMLLinkElement, href: string): HTMLLinkElement {
  if (live.rel !== 'stylesheet') {
    live.href = href;
    return live;
  }
  const next = document.importNode(live, true);
  next.href = href;
  for (const end of ['load', 'error']) {
    next.addEventListener(end, () => live.remove(), { once: true });
  }
  live.after(next);
  return next;
}

function changeChildren(step: MutationRecord, live: Node, { live: nodes, added }: Patch): void {
  for (const node of step.removedNodes) {
    const standing = nodes.get(node);
    standing?.parentNode?.removeChild(standing);
  }
  for (const node of step.addedNodes) {
    const standing = nodes.get(node) ?? create(node, nodes, added);
    live.insertBefore(standing, placeFor(step, live, nodes));
  }
}

function create(node: Node, nodes: LiveNodes, added: Set<Node>): Node {
  const copy = document.importNode(node, true);
  pair(node, copy, nodes);
  added.add(node);
  return copy;
}

/** Nodes that scripts have added stay where they are: after the node that they follow. */
function placeFor(
  { nextSibling, previousSibling }: MutationRecord,
  live: Node,
  nodes: LiveNodes,
): Node | null {
  const next = nextSibling && nodes.get(nextSibling);
  if (next?.parentNode === live) return next;
  const previous = previousSibling && nodes.get(previousSibling);
  return previous?.parentNode === live ? previous.nextSibling : null;
}
