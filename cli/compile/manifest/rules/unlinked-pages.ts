import type { BlockEdition } from '../../../../runtime/services/block-pages.ts';
import { listBlockPages, listFeeds, listNews } from '../../../../runtime/services/block-pages.ts';
import { warning } from '../../../diagnostics/catalogue/entry.ts';
import { reporter } from '../../source/locate-piece.ts';
import type { ResolvedSite } from '../../resolve/resolved.ts';
import { mountLibrary } from '../mount.ts';
import { readPath } from '../target.ts';
import { once } from '../../values/once.ts';
import type { AddressRule } from './rule.ts';

export const codes = {
  'unlinked-page': warning(
    'Nothing leads to {address}: no text links to it, and it is not in the menu, the footer or on the home page.[{isNews} A list of news leads to it where its address begins with that of the list, and both have the same onlyIn.] Add linkedFrom with footer in its list, or a link in a text.',
    'Nothing of the site links to a page of blocks.',
    'Visitors find it by its address alone.',
    'Add `linkedFrom`, or link to it in a text. Leave it where only an advertisement is to lead to it.',
  ),
} as const;

const { atPlace } = reporter(codes);

/** Pages of blocks that nothing links to, each once, where its address is typed. */
export const unlinkedPages: AddressRule = function* ({ resolved, links }) {
  const linked = once(
    () => new Set(links.map(({ webRoot, address }) => `${webRoot} ${pathOf(address)}`)),
  );
  const reported = new Set<string>();
  for (const { webRoot, document, config, provenanceOf } of listEditions(resolved)) {
    const listed = newsIn(config);
    for (const [name, { address, linkedFrom, alternateOf, date }] of listBlockPages(config)) {
      if (linkedFrom !== undefined || alternateOf !== undefined || listed.has(name)) continue;
      const pointer = provenanceOf(`/blockPages/${name}/address`)?.pointer;
      const isLinked = linked().has(`${webRoot} ${config.pathPrefix}${address}`);
      if (isLinked || pointer === undefined || reported.has(pointer)) continue;
      reported.add(pointer);
      yield atPlace({ document, pointer }, 'unlinked-page', {
        address,
        isNews: date !== undefined,
      });
    }
  }
};

function pathOf(address: string): string {
  return readPath(address.replace(/[?#].*$/s, '')) ?? '';
}

function listEditions(resolved: ResolvedSite) {
  const { regions, library } = resolved.written;
  const ofLibrary = mountLibrary(resolved);
  const main = { webRoot: 'main', document: regions.document } as const;
  return [
    ...[resolved.generic, ...resolved.regions].map((edition) => ({
      ...main,
      config: edition.config,
      provenanceOf: edition.provenanceOf,
    })),
    ...(library && ofLibrary
      ? [{ webRoot: 'library', document: library.document, ...ofLibrary } as const]
      : []),
  ];
}

/** Names of the pages that a list of news of the edition leads to. */
function newsIn(edition: BlockEdition): ReadonlySet<string> {
  const listed = listFeeds(edition).flatMap(({ page }) => listNews(page, edition));
  return new Set(listed.map(({ name }) => name));
}
