import type {
  BuildContext,
  CreateSiteRenderer,
  PageEntry,
  RenderPage,
  SiteData,
} from '../../runtime/contract.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import { once, onceEach } from '../resolve/once.ts';
import { segmentsOf } from '../schema/pointer.ts';
import type { MarkedValues } from './marked-site.ts';
import { markSite } from './marked-site.ts';
import type { MarkedField } from './marks.ts';
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

/** Reads from a page, as it is served, its texts, each with where it is written. */
export type PageMapper = (page: PageEntry, html: string) => MappedTexts;

/**
 * Each page is rendered a second time, with marks in its content that lead back from its texts to the YAML; that render
 * is never served (docs/architecture.md A5). What the pages of an edition share is marked once.
 */
export function createPageMapper({
  resolved,
  data,
  context,
  createSiteRenderer,
}: PageSources): PageMapper {
  const marked = once(() => markSite(data, context, resolved));
  const rendererOf = onceEach((edition: string) => {
    const { dataOf, context: markedContext } = marked();
    return createSiteRenderer(dataOf(edition), markedContext);
  });
  // The same fields are on most pages of an edition.
  const sourceOf = onceEach((id: number) => toSource(marked().marks.fieldOf(id), resolved));
  return (page, html) => {
    const twin = renderMarked(rendererOf(page.region), page);
    const { texts, islandTexts } = readPage(page.url, html, twin, marked().marks);
    const toTexts = (read: readonly ReadText[]) => read.map((text) => toText(text, sourceOf));
    return { texts: toTexts(texts), islandTexts: toTexts(islandTexts) };
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

function toText(
  { parts, ...text }: ReadText,
  sourceOf: (id: number) => TextSource | undefined,
): PageText {
  const sourcesOf = (ids: readonly number[]): readonly TextSource[] =>
    ids.flatMap((id) => sourceOf(id) ?? []);
  return {
    ...text,
    parts: parts.map(({ text: piece, ids }) => ({ text: piece, sources: sourcesOf(ids) })),
  };
}

/** Undefined for the address of a page that no region gives a prefix to: nobody writes it. */
function toSource(
  { owner, pointer, token, asset }: MarkedField,
  { findValue }: Pick<ResolvedSite, 'findValue'>,
): TextSource | undefined {
  const provenance = findValue({ owner, pointer })?.provenance;
  if (provenance === undefined) return undefined;
  return {
    owner,
    field: segmentsOf(pointer).join('.'),
    provenance,
    ...(token !== undefined && { token }),
    ...(asset !== undefined && { asset }),
  };
}
