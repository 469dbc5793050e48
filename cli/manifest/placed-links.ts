import type { WebRoot } from '../../runtime/contract.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import { locationOf } from './pages.ts';
import type { YamlLocation } from './table.ts';
import type { TypedLink } from './typed-links.ts';
import { listTypedLinks, locateTarget } from './typed-links.ts';

/** A link of the YAML, and where it is typed: what is found wrong with it in a built page is to be mended there. */
export interface PlacedLink {
  readonly edition: WebRoot;
  /** Without the prefix of the region that shows it. */
  readonly address: string;
  readonly place: YamlLocation;
  /** Keys of the regions that show it; absent where that may be any. */
  readonly regions?: readonly string[];
}

/** Every link of both files that may lead to this site, each once for each place that it is typed in. */
export function listPlacedLinks(resolved: ResolvedSite): readonly PlacedLink[] {
  const found = new Map<string, PlacedLink>();
  for (const link of listTypedLinks(resolved)) {
    const typed = link.findTyped();
    if (typed === undefined) continue;
    const { document, pointer } = typed;
    const address = withoutRegion(link.address, link.prefix);
    const key = `${link.file} ${pointer} ${address}`;
    const { place, regions = [] } = found.get(key) ?? {
      place: locationOf(locateTarget(typed) ?? document.locate(pointer, 'value')),
    };
    found.set(key, {
      edition: link.webRoot,
      address,
      place,
      ...ownRegions(link, pointer, regions),
    });
  }
  return [...found.values()];
}

/** The address as the edition without a state has it. */
export function withoutRegion(address: string, prefix: string): string {
  return address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address;
}

/** A text of one region may be shown by those that reuse it; any other by all. */
function ownRegions(
  { region }: TypedLink,
  pointer: string,
  regions: readonly string[],
): Pick<PlacedLink, 'regions'> {
  return region !== undefined && pointer.startsWith('/regions/')
    ? { regions: [...regions, region] }
    : {};
}
