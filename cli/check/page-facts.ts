import type { Span } from '../diagnostics/span.ts';
import type { PageRow } from '../manifest/table.ts';
import type { CheckedPage } from './checked-page.ts';
import type { CheckedSite } from './checked-site.ts';
import { textOf } from './html/accessible-name.ts';
import type { HtmlElement, HtmlTree } from './html/tree.ts';
import { attributeSpan, contentSpan } from './html/tree.ts';

/** A text of a page's head, and where it stands. */
export interface HeadText {
  readonly text: string;
  readonly span: Span;
}

/** What is kept of a page, to be compared with others. */
export interface PageFacts extends Pick<CheckedPage, 'row' | 'file' | 'prefix' | 'extras'> {
  readonly title: HeadText | undefined;
  readonly description: HeadText | undefined;
  readonly canonical: HeadText | undefined;
  readonly isIndexed: boolean;
  readonly ids: ReadonlySet<string>;
  /** Addresses of links to elements of pages. */
  readonly anchors: readonly Anchor[];
  /** The pages that the links of the page lead to. */
  readonly links: ReadonlySet<PageRow>;
}

export interface Anchor {
  readonly to: PageRow;
  readonly path: string;
  readonly fragment: string;
  readonly span: () => Span;
}

export function readFacts(page: CheckedPage, site: CheckedSite): PageFacts {
  const { row, file, prefix, extras, tree } = page;
  const ids = tree.elements.flatMap(({ attributes }) => attributes['id'] ?? []);
  return {
    row,
    file,
    prefix,
    extras,
    ...readHead(tree),
    ids: new Set(ids),
    ...readLinks(page, site),
  };
}

function readHead(
  tree: HtmlTree,
): Pick<PageFacts, 'title' | 'description' | 'canonical' | 'isIndexed'> {
  const title = tree.elements.find(
    ({ name, parent }) => name === 'title' && parent?.name === 'head',
  );
  const robots = attributeText(tree, metaNamed(tree, 'robots'), 'content');
  const canonical = tree.elements.find(
    ({ name, attributes }) => name === 'link' && attributes['rel'] === 'canonical',
  );
  return {
    title: title && { text: textOf(title), span: contentSpan(tree, title) },
    description: attributeText(tree, metaNamed(tree, 'description'), 'content'),
    canonical: attributeText(tree, canonical, 'href'),
    isIndexed: !/\b(?:noindex|none)\b/i.test(robots?.text ?? ''),
  };
}

/** The `meta` element of a name. */
export function metaNamed({ elements }: HtmlTree, wanted: string): HtmlElement | undefined {
  return elements.find(({ name, attributes }) => name === 'meta' && attributes['name'] === wanted);
}

function attributeText(
  tree: HtmlTree,
  element: HtmlElement | undefined,
  name: string,
): HeadText | undefined {
  const text = element?.attributes[name]?.trim();
  if (element === undefined || text === undefined) return undefined;
  return { text, span: attributeSpan(tree, element, name) };
}

/** Where the links lead to after all redirects. */
function readLinks(
  { addresses }: CheckedPage,
  { follow }: CheckedSite,
): Pick<PageFacts, 'anchors' | 'links'> {
  const anchors: Anchor[] = [];
  const links = new Set<PageRow>();
  for (const { kind, target, span } of addresses) {
    if (kind !== 'link' || target.type !== 'inside') continue;
    const { path, fragment } = target;
    const { page: to } = follow(target.edition, path);
    if (to === undefined) continue;
    links.add(to);
    if (fragment !== '' && fragment !== 'top') anchors.push({ to, path, fragment, span });
  }
  return { anchors, links };
}
