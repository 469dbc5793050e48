import { keepTyped } from './typed.ts';
import type { LiveNodes } from './served-document.ts';
import { pair } from './served-document.ts';

/**
 * Puts the new markup in place of an island that is awake, and wakes it. What was typed into it is
 * typed again, since an island can't be given other props than those that it woke with.
 */
export function renewIsland(served: Element, live: HTMLElement, nodes: LiveNodes): void {
  const next = document.importNode(served, true);
  const restore = keepTyped(live);
  live.replaceWith(next);
  pair(served, next, nodes);
  if (next instanceof HTMLElement) void wake([next]);
  restore(next);
}

/** Wakes the islands among nodes that came to the page. */
export function wakeAdded(added: ReadonlySet<Node>, nodes: LiveNodes): void {
  const islands = [...added].flatMap((node) => islandsIn(nodes.get(node)));
  if (islands.length > 0) void wake(islands);
}

function islandsIn(node: Node | undefined): readonly HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  const inside = [...node.querySelectorAll<HTMLElement>('[data-island]')];
  return node.matches('[data-island]') ? [node, ...inside] : inside;
}

/**
 * The islands have their own copy of the framework, since the page's is under a name that only the
 * page knows.
 */
async function wake(islands: readonly HTMLElement[]): Promise<void> {
  const { wakeInTime } = await import('../../../runtime/islands/wake.ts');
  for (const island of islands) {
    wakeInTime(island, (error) => {
      throw error;
    });
  }
}
