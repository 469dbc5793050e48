import type { PageRow } from '../manifest/table.ts';
import type { MarkedSite } from '../reach/marked-site.ts';
import { listMarkIds } from '../reach/marks.ts';
import type { PageMapper } from '../reach/page-map.ts';
import { onceEach } from '../resolve/once.ts';
import type { Provenance, ResolvedSite } from '../resolve/resolved.ts';
import type { Resource } from './change.ts';
import { pageId } from './change.ts';
import type { SiteDocument } from './documents.ts';
import { jsonPieces } from './pieces.ts';

/** Where a text, an address or a picture that a version has in some place is written. */
export type FindSources = (resource: Resource, value: string) => readonly Provenance[];

/** What sources are found in. */
interface ReadSite {
  readonly pages: ReadonlyMap<string, PageRow>;
  readonly documents: () => ReadonlyMap<string, SiteDocument>;
  readonly resolved: Pick<ResolvedSite, 'findValue'>;
  /** What is drawn for editions, with marks in it. */
  readonly drawings: () => MarkedSite;
  readonly mapPage: (page: PageRow) => ReturnType<PageMapper>;
  /** What the YAML calls an asset that has this URL; any other value as it is. */
  readonly nameOf: (value: string) => string;
  readonly isDrawn: (name: string) => boolean;
}

/** Each page is read once. */
export function createSourceFinder(site: ReadSite): FindSources {
  const textsOf = onceEach((page: PageRow) => readPage(site, page));
  return (resource, value) => {
    const page = site.pages.get(pageId(resource));
    if (page === undefined) {
      const pieces = site.documents().get(pageId(resource))?.pieces ?? [];
      const indices = [...pieces.keys()].filter((index) => pieces[index]?.value === value);
      return indices.flatMap((index) =>
        ofDrawing(site, resource.region, resource.url.slice(1), index),
      );
    }
    if (site.isDrawn(value)) return ofDrawing(site, resource.region, value);
    return textsOf(page).get(value) ?? [];
  };
}

function readPage(
  { mapPage, nameOf }: ReadSite,
  page: PageRow,
): ReadonlyMap<string, readonly Provenance[]> {
  const found = new Map<string, Provenance[]>();
  const { texts, islandTexts } = mapPage(page);
  for (const { text, parts } of [...texts, ...islandTexts]) {
    const value = nameOf(text.replaceAll(/\s+/g, ' ').trim());
    const sources = parts.flatMap((part) => part.sources.map(({ provenance }) => provenance));
    found.set(value, [...(found.get(value) ?? []), ...sources]);
  }
  return found;
}

/** Of all that a drawn file says, or of one of its texts, by the place that this has among them. */
function ofDrawing(
  { resolved, drawings }: ReadSite,
  edition: string,
  path: string,
  index?: number,
): readonly Provenance[] {
  const { dataOf, drawingsOf, marks } = drawings();
  const drawing = drawingsOf(edition, dataOf(edition)).find((each) => each.path === path);
  if (drawing === undefined) return [];
  const words = index === undefined ? drawing.words : jsonPieces('', drawing.words)[index]?.value;
  const fields = [...listMarkIds(words ?? '', marks)].map(marks.fieldOf);
  return fields.flatMap((field) => resolved.findValue(field)?.provenance ?? []);
}
