import type { ResolvedSite } from '../resolve/resolved.ts';
import { childPointer } from '../schema/pointer.ts';

/** Another name of a page, below the prefix of each region (docs/product.md T14). */
export type Shortcut = ReturnType<typeof listShortcuts>[number];

export function listShortcuts({ written: { regions } }: Pick<ResolvedSite, 'written'>) {
  const { document, value } = regions;
  return Object.entries(value.site.shortcuts ?? {}).map(([name, to]) => {
    const pointer = childPointer('/site/shortcuts', name);
    const span = document.locate(pointer, 'key');
    return { from: `/${name}/`, to: to.endsWith('/') ? to : `${to}/`, document, pointer, span };
  });
}
