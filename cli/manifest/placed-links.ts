import type { WebRoot } from '../../runtime/contract.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import { locatePiece } from '../source/locate-piece.ts';
import { locationOf } from './pages.ts';
import type { YamlLocation } from './table.ts';
import { listTypedLinks } from './typed-links.ts';

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
  for (const { webRoot, region, prefix, file, ...link } of listTypedLinks(resolved)) {
    const typed = link.findTyped();
    if (typed === undefined) continue;
    const { document, pointer, text } = typed;
    const address = withoutRegion(link.address, prefix);
    const key = `${file} ${pointer} ${address}`;
    const { place, regions = [] } = found.get(key) ?? {
      place: locationOf(
        locatePiece(document, pointer, text, typed) ?? document.locate(pointer, 'value'),
      ),
    };
    // A text of one region may be shown by those that reuse it; any other by all.
    const isOwn = region !== undefined && pointer.startsWith('/regions/');
    const shown = isOwn ? { regions: [...regions, region] } : {};
    found.set(key, { edition: webRoot, address, place, ...shown });
  }
  return [...found.values()];
}

/** The address as the edition without a state has it. */
export function withoutRegion(address: string, prefix: string): string {
  return address.startsWith(`${prefix}/`) ? address.slice(prefix.length) : address;
}
