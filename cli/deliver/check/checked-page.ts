import type { WebRoot } from '../../../runtime/contract.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceFile, Span } from '../../diagnostics/span.ts';
import type { PageRow, YamlLocation } from '../../compile/manifest/table.ts';
import type { Target } from '../../compile/manifest/target.ts';
import type { CheckedSite } from './checked-site.ts';
import { ownText } from './excerpt.ts';
import { textOf } from './html/accessible-name.ts';
import type { Reference } from './html/references.ts';
import { cssReferences, listReferences, scriptReferences } from './html/references.ts';
import type { HtmlElement, HtmlTree } from './html/tree.ts';
import { attributeSpan, contentSpan, parseHtml } from './html/tree.ts';
import { listIslandReferences, listIslands } from './islands.ts';

/** An address in a file, and what it refers to from there. */
export interface Address extends Reference {
  readonly target: Target;
}

/** A file that contains addresses of others. */
export interface ReferencingFile {
  readonly webRoot: WebRoot;
  readonly file: SourceFile;
  readonly addresses: readonly Address[];
}

/** A page as the rules see it that look at one alone. */
export type CheckedPage = ReturnType<typeof readPage>;

/** What is kept of a page, to be compared with others. */
export type PageFacts = CheckedPage['facts'];

export function readPage(row: PageRow, file: SourceFile, site: CheckedSite) {
  const { edition: webRoot, url, region, source } = row;
  const tree = parseHtml(file);
  const islands = listIslands(tree);
  const references = [...listReferences(tree), ...listIslandReferences(islands)];
  const addresses = readTargets(references, webRoot, url, site);
  const links = readLinks(addresses, site);
  const facts = {
    row,
    file,
    ...readHead(tree),
    anchors: listAnchors(links, row, tree),
    ids: site.shareIds(tree.byId.keys()),
    prefix: site.prefixOf(region),
    related: () => comesFrom(source.place),
  };
  return { webRoot, file, tree, addresses, islands, links: links.map(({ to }) => to), facts };
}

function readTargets(
  references: readonly Reference[],
  webRoot: WebRoot,
  url: string,
  { readTarget }: CheckedSite,
): readonly Address[] {
  return references.map((reference) => ({
    ...reference,
    target: readTarget(webRoot, url, reference.url),
  }));
}

function readHead(tree: HtmlTree) {
  const { elements } = tree;
  const title = elements.find(({ name, parent }) => name === 'title' && parent?.name === 'head');
  const canonical = elements.find(
    ({ name, attributes }) => name === 'link' && attributes['rel'] === 'canonical',
  );
  const robots = metaNamed(tree, 'robots')?.attributes['content'] ?? '';
  return {
    title: title && { text: ownText(textOf(title)), span: contentSpan(title) },
    description: attributeText(metaNamed(tree, 'description'), 'content'),
    canonical: attributeText(canonical, 'href'),
    isIndexed: !/\b(?:noindex|none)\b/i.test(robots),
  };
}

export function metaNamed({ elements }: HtmlTree, wanted: string): HtmlElement | undefined {
  return elements.find(({ name, attributes }) => name === 'meta' && attributes['name'] === wanted);
}

function attributeText(element: HtmlElement | undefined, name: string) {
  const text = element?.attributes[name]?.trim();
  return element && text !== undefined
    ? { text: ownText(text), span: attributeSpan(element, name) }
    : undefined;
}

function readLinks(addresses: readonly Address[], { follow }: CheckedSite) {
  return addresses.flatMap(({ kind, target, span }) => {
    if (kind !== 'link' || target.type !== 'inside') return [];
    const { path, fragment } = target;
    const { page: to } = follow(target.edition, path);
    return to === undefined ? [] : [{ to, path, fragment, span }];
  });
}

/** The links to elements, without those to elements that the page itself has. */
function listAnchors(links: ReturnType<typeof readLinks>, row: PageRow, { byId }: HtmlTree) {
  return links
    .filter(({ fragment }) => fragment !== '' && fragment !== 'top')
    .filter(({ to, fragment }) => to !== row || !byId.has(fragment))
    .map((link) => ({ ...link, span: link.span() }));
}

/** Reads a style sheet or a script; undefined for a script that does not parse. */
export function readAsset(
  webRoot: WebRoot,
  file: SourceFile,
  site: CheckedSite,
): ReferencingFile | undefined {
  const references = file.path.endsWith('.css') ? [...cssReferences(file)] : scriptReferences(file);
  const url = file.path.slice(webRoot.length);
  return references && { webRoot, file, addresses: readTargets(references, webRoot, url, site) };
}

/** Points to the lines of the YAML that something comes from, as far as there are any. */
export function comesFrom(...places: readonly (YamlLocation | undefined)[]): Diagnostic['related'] {
  const known = places.filter((place) => place !== undefined);
  return known.map((place) => ({ message: 'comes from here', span: spanInYaml(place) }));
}

/** The YAML is not read: line and column are computed back from the starts of lines. */
function spanInYaml({ file: path, line, column }: YamlLocation): Span {
  const lineStarts = Array.from({ length: line }, (_, index) => index);
  const start = line - 1 + (column - 1);
  return { file: { path, text: '', lineStarts }, start, end: start };
}
