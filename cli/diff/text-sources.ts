import type { PageRow } from '../manifest/table.ts';
import type { MarkedSite } from '../reach/marked-site.ts';
import { listMarkIds } from '../reach/marks.ts';
import type { PageMapper } from '../reach/page-map.ts';
import type { Provenance, ResolvedSite } from '../resolve/resolved.ts';
import { jsonPieces } from './pieces.ts';

/** Where what a version says is written. */
export interface TextSources {
  /** Of a text, an address or a picture of a page. */
  readonly ofPage: (page: PageRow, value: string) => readonly Provenance[];
  /** Of all that a drawn file says, or of one of its texts, by the place that this has among them. */
  readonly ofDrawing: (edition: string, path: string, index?: number) => readonly Provenance[];
}

/** What sources are found in. */
export interface ReadSite {
  readonly resolved: Pick<ResolvedSite, 'findValue'>;
  readonly marked: () => MarkedSite;
  readonly mapPage: (page: PageRow) => ReturnType<PageMapper>;
  /** What the YAML calls an asset that has this URL; any other value as it is. */
  readonly nameOf: (value: string) => string;
}

/** Each page is read once. */
export function createTextSources({ resolved, marked, mapPage, nameOf }: ReadSite): TextSources {
  const known = new Map<PageRow, ReadonlyMap<string, readonly Provenance[]>>();
  const readPage = (page: PageRow): ReadonlyMap<string, readonly Provenance[]> => {
    const found = new Map<string, Provenance[]>();
    const { texts, islandTexts } = mapPage(page);
    for (const { text, parts } of [...texts, ...islandTexts]) {
      const value = nameOf(text.replaceAll(/\s+/g, ' ').trim());
      const sources = parts.flatMap((part) => part.sources.map(({ provenance }) => provenance));
      found.set(value, [...(found.get(value) ?? []), ...sources]);
    }
    return found;
  };
  return {
    ofPage(page, value) {
      const texts = known.get(page) ?? readPage(page);
      known.set(page, texts);
      return texts.get(value) ?? [];
    },
    ofDrawing(edition, path, index) {
      const { dataOf, drawingsOf, marks } = marked();
      const drawing = drawingsOf(edition, dataOf(edition)).find((each) => each.path === path);
      if (drawing === undefined) return [];
      const words =
        index === undefined ? drawing.words : jsonPieces('', drawing.words)[index]?.value;
      const fields = [...listMarkIds(words ?? '', marks)].map(marks.fieldOf);
      return fields.flatMap((field) => resolved.findValue(field)?.provenance ?? []);
    },
  };
}
