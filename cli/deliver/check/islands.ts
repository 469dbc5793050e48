import type { Span } from '../../diagnostics/span.ts';
import { segmentsOf } from '../../compile/schema/pointer.ts';
import { textsWith } from '../../compile/schema/walk.ts';
import type { Reference } from './html/references.ts';
import type { HtmlTree } from './html/tree.ts';
import { attributeSpan } from './html/tree.ts';
import { parseJson } from '../../compile/values/parse-json.ts';

/** An island in the markup of a page (docs/architecture.md 'Marks that others may rely on'). */
export interface Island {
  readonly name: string;
  /** Where its props stand. */
  readonly span: () => Span;
  /** Each with the names that lead to it, such as `upcoming.webinarSignupForm`. */
  readonly texts: readonly { readonly path: string; readonly text: string }[];
}

/** Props that are ids of forms, or URLs of videos; in the output they are texts. */
const propsByIsland = {
  form: new Map([
    ['CrmForm', ['formId']],
    ['WebinarPanel', ['upcoming.webinarSignupForm', 'nextForm']],
  ]),
  video: new Map([
    ['AboutVideo', ['url', 'fallbackUrl']],
    ['RecordedWebinar', ['history.videoUrl', 'history.fallbackUrl']],
  ]),
} as const;

/** Whether the island of a name shows forms, or plays videos. */
export function shows(kind: keyof typeof propsByIsland, name: string): boolean {
  return propsByIsland[kind].has(name);
}

/** The ids of the forms that an island shows, or the URLs of the videos that it plays. */
export function shownBy(
  kind: keyof typeof propsByIsland,
  { name, texts }: Island,
): readonly string[] {
  const props = propsByIsland[kind].get(name) ?? [];
  return texts.filter(({ path }) => props.includes(path)).map(({ text }) => text);
}

export function listIslands(tree: HtmlTree): readonly Island[] {
  return tree.elements.flatMap((element) => {
    const name = element.attributes['data-island'];
    if (name === undefined) return [];
    const texts = propTexts(parseJson(element.attributes['data-props'] ?? '{}'));
    return [{ name, span: () => attributeSpan(element, 'data-props'), texts }];
  });
}

/** Addresses among props: pages, and files that are loaded once the island wakes up. */
export function* listIslandReferences(islands: readonly Island[]): Generator<Reference> {
  for (const { span, texts } of islands) {
    for (const { text: url } of texts) {
      // Texts that look like this are files, or canonical addresses of pages (docs/product.md T1).
      if (url.startsWith('/assets/')) yield { url, kind: 'media', isLazy: true, span };
      else if (/^\/(?:[\w.~-]+\/)*$/.test(url)) yield { url, kind: 'prop', isLazy: true, span };
    }
  }
}

/** The indices of lists are no part of the paths. */
function propTexts(props: unknown): Island['texts'] {
  return textsWith(/^/, props).map(({ pointer, text }) => {
    const names = segmentsOf(pointer).filter((segment) => !/^\d+$/.test(segment));
    return { path: names.join('.'), text };
  });
}
