import type { Span } from '../../diagnostics/span.ts';
import { indexNames, normaliseAlias } from './names.ts';
import type { Written } from './written.ts';
import { listRegions } from './written.ts';

const linkKinds = ['reuse', 'fallthrough'] as const;

export type LinkKind = (typeof linkKinds)[number];

/** A line of a region that names another one to inherit from (docs/product.md R4, R5). */
export interface RegionLink {
  readonly kind: LinkKind;
  /** Key of the region that the line belongs to. */
  readonly from: string;
  /** Key of the region that it names. */
  readonly to: string;
  /** The name, where it is typed. */
  readonly span: Span;
}

export function isLinkKind(field: string): field is LinkKind {
  return linkKinds.some((kind) => kind === field);
}

/** All links in the order of the file, with the names as typed; the target of one may not exist. */
export function readLinks(written: Written) {
  const names = indexNames(written);
  return listRegions(written).flatMap(({ key, region, document, pointer: entry }) =>
    linkKinds.flatMap((kind) => {
      const name = region[kind];
      if (name === undefined) return [];
      const pointer = `${entry}/${kind}`;
      const [to, span] = [names.get(normaliseAlias(name)), document.locate(pointer, 'value')];
      return [{ kind, from: key, name, to, pointer, span }];
    }),
  );
}

/** The links that lead somewhere, by the region they belong to. */
export function usableLinks(links: ReturnType<typeof readLinks>): ReadonlyMap<string, RegionLink> {
  const usable = new Map<string, RegionLink>();
  for (const { kind, from, to, span } of links) {
    if (to !== undefined && !usable.has(from)) usable.set(from, { kind, from, to, span });
  }
  return usable;
}

/** The links that lead from one back to it; empty where they do not. */
export function cycleFrom(
  first: RegionLink,
  links: ReadonlyMap<string, RegionLink>,
): readonly RegionLink[] {
  const chain = [first];
  let link = links.get(first.to);
  for (; link !== undefined && !chain.includes(link); link = links.get(link.to)) chain.push(link);
  return link === first ? chain : [];
}

/** The links that can be followed to their end. */
export function withoutCycles(
  links: ReadonlyMap<string, RegionLink>,
): ReadonlyMap<string, RegionLink> {
  return new Map([...links].filter(([, link]) => cycleFrom(link, links).length === 0));
}

/** The `reuse` links from a region to the one that states its content. */
export function reuseChain(
  key: string,
  links: ReadonlyMap<string, RegionLink>,
): readonly RegionLink[] {
  const link = links.get(key);
  return link?.kind === 'reuse' ? [link, ...reuseChain(link.to, links)] : [];
}

/** The region whose content a region shows: itself, or the one it reuses. */
export function contentOwner(key: string, links: ReadonlyMap<string, RegionLink>): string {
  return reuseChain(key, links).at(-1)?.to ?? key;
}
