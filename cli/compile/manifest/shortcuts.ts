import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import { nearest } from '../schema/nearest.ts';
import { childPointer } from '../schema/pointer.ts';
import { atPlace } from '../source/locate-piece.ts';
import { isAnswer, openPlan } from './match.ts';
import type { UrlPlan } from './table.ts';
import { regionPrefixes } from './table.ts';

/**
 * Another name of a page in each region and without one (docs/product.md T14); both addresses are
 * below the prefix.
 */
export type Shortcut = ReturnType<typeof listShortcuts>[number];

export function listShortcuts({ written: { regions } }: Pick<ResolvedSite, 'written'>) {
  const { document, value } = regions;
  return Object.entries(value.site.shortcuts ?? {}).map(([name, to]) => {
    const pointer = childPointer('/site/shortcuts', name);
    const span = document.locate(pointer, 'key');
    return { from: `/${name}/`, to: to.endsWith('/') ? to : `${to}/`, document, pointer, span };
  });
}

/** Finds those that lead to nothing in some region or without one. */
export function findDeadShortcuts(resolved: ResolvedSite, urls: UrlPlan): readonly Diagnostic[] {
  const shortcuts = listShortcuts(resolved);
  if (shortcuts.length === 0) return [];
  const { follow } = openPlan(urls);
  const prefixes = ['', ...regionPrefixes(urls.pages).values()];
  return shortcuts.flatMap(({ from, to, document, pointer }) => {
    const dead = prefixes.find((prefix) => !isAnswer(follow('main', prefix + to).end));
    if (dead === undefined) return [];
    const known = urls.pages.filter(({ region }) => region === 'generic').map(({ url }) => url);
    const instead = nearest(to, known);
    const addresses = { from: dead + from, to: dead + to, instead };
    return atPlace({ document, pointer }, 'moved-to-nothing', addresses, { instead });
  });
}
