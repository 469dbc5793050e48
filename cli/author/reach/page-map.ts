import type { PageEntry } from '../../../runtime/contract.ts';
import { once, onceEach } from '../../compile/values/once.ts';
import { segmentsOf } from '../../compile/schema/pointer.ts';
import type { PageSources } from './marked-site.ts';
import { markSite } from './marked-site.ts';
import type { MappedTexts, PageText, TextSource } from './page-text.ts';
import type { ReadText } from './read-page.ts';
import { readPage } from './read-page.ts';

/**
 * Makes what says where each text of a page is written. The page is rendered a second time, with
 * marks that lead back to the YAML; that render is never served (docs/architecture.md A5).
 */
export function createPageMapper(
  sources: PageSources,
): (page: PageEntry, html: string) => MappedTexts {
  const marked = once(() => markSite(sources));
  // The same fields are on most pages of an edition.
  const sourcesOf = onceEach((id: number): readonly TextSource[] => {
    const { owner, pointer, token, asset } = marked().marks.fieldOf(id);
    const provenance = sources.resolved.findValue({ owner, pointer })?.provenance;
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
    const { render, marks } = marked();
    const { texts, islandTexts } = readPage(page.url, html, render(page), marks);
    return { texts: texts.map(toText), islandTexts: islandTexts.map(toText) };
  };
}
