import type {
  BuildContext,
  CreateSiteRenderer,
  PageEntry,
  RenderPage,
  SiteData,
} from '../../runtime/contract.ts';
import { once, onceEach } from '../resolve/once.ts';
import { segmentsOf } from '../schema/pointer.ts';
import type { MarkedValues } from './marked-site.ts';
import { markSite } from './marked-site.ts';
import type { MappedTexts, PageText, TextSource } from './page-text.ts';
import type { ReadText } from './read-page.ts';
import { readPage } from './read-page.ts';

/** All that pages are made from. */
export interface PageSources {
  readonly resolved: MarkedValues;
  readonly data: SiteData;
  readonly context: BuildContext;
  readonly createSiteRenderer: CreateSiteRenderer;
}

/**
 * Makes what reads from a page, as it is served, its texts, each with where it is written. The page is rendered a second time, with
 * marks in its content that lead back from its texts to the YAML; that render is never served (docs/architecture.md A5). What the
 * pages of an edition share is marked once.
 */
export function createPageMapper({
  resolved,
  data,
  context,
  createSiteRenderer,
}: PageSources): (page: PageEntry, html: string) => MappedTexts {
  const marked = once(() => markSite(data, context, resolved));
  const rendererOf = onceEach((edition: string) => {
    const { dataOf, context: markedContext } = marked();
    return createSiteRenderer(dataOf(edition), markedContext);
  });
  // The same fields are on most pages of an edition.
  const sourcesOf = onceEach((id: number): readonly TextSource[] => {
    const { owner, pointer, token, asset } = marked().marks.fieldOf(id);
    const provenance = resolved.findValue({ owner, pointer })?.provenance;
    // Nobody writes the address of a page that no region gives a prefix to.
    if (provenance === undefined) return [];
    const field = segmentsOf(pointer).join('.');
    return [{ owner, field, provenance, ...(token && { token }), ...(asset && { asset }) }];
  });
  const toText = ({ parts, ...text }: ReadText): PageText => ({
    ...text,
    parts: parts.map((part) => ({ text: part.text, sources: part.ids.flatMap(sourcesOf) })),
  });
  return (page, html) => {
    const twin = renderMarked(rendererOf(page.region), page);
    const { texts, islandTexts } = readPage(page.url, html, twin, marked().marks);
    return { texts: texts.map(toText), islandTexts: islandTexts.map(toText) };
  };
}

/** A page with marks; undefined where a component can make none of what is marked, as it can of what is not. */
export function renderMarked(render: RenderPage, page: PageEntry): string | undefined {
  try {
    return render(page);
  } catch {
    return undefined;
  }
}
