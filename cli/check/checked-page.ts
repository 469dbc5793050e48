import type { WebRoot } from '../../runtime/contract.ts';
import type { Extras } from '../diagnostics/diagnostic.ts';
import type { SourceFile, Span } from '../diagnostics/span.ts';
import type { PageRow, YamlLocation } from '../manifest/table.ts';
import type { CheckedSite } from './checked-site.ts';
import { cssUrls, listImports } from './html/css.ts';
import type { Reference } from './html/references.ts';
import { listReferences } from './html/references.ts';
import type { HtmlTree } from './html/tree.ts';
import { parseHtml } from './html/tree.ts';
import type { Island } from './islands.ts';
import { listIslands } from './islands.ts';
import type { Target } from '../manifest/target.ts';

/** An address in a file, and what it refers to from there. */
export interface Address extends Pick<Reference, 'url' | 'kind' | 'isLazy' | 'span'> {
  readonly target: Target;
}

/** A file that contains addresses of others. */
export interface ReferencingFile {
  readonly edition: WebRoot;
  readonly file: SourceFile;
  readonly addresses: readonly Address[];
  /** Related locations to report with its problems: the line of the YAML that it comes from. */
  readonly extras: () => Extras;
}

/** A page as the rules see it. */
export interface CheckedPage extends ReferencingFile {
  readonly row: PageRow;
  readonly tree: HtmlTree;
  readonly islands: readonly Island[];
  /** Prefix of the addresses of the page's region, such as `/nv`. */
  readonly prefix: string;
}

export function readPage(
  row: PageRow,
  file: SourceFile,
  prefix: string,
  site: CheckedSite,
): CheckedPage {
  const { edition: webRoot, url: page } = row;
  const tree = parseHtml(file);
  const addresses = [...listReferences(tree)].map((reference) => ({
    ...reference,
    target: site.readTarget(webRoot, page, reference.url),
  }));
  const extras = (): Extras => relatedLocations(row.source.place);
  return {
    row,
    edition: webRoot,
    file,
    tree,
    addresses,
    islands: listIslands(tree),
    prefix,
    extras,
  };
}

/** Reads a style sheet; its path is below the output folder. */
export function readStyleSheet(
  webRoot: WebRoot,
  file: SourceFile,
  site: CheckedSite,
): ReferencingFile {
  const references = [...cssUrls(file.text)].map((url) => ({ ...url, isLazy: false }));
  return readReferences(webRoot, file, references, site);
}

/** Reads a script; undefined where its text does not parse, for example because it is cut off. */
export function readScript(
  webRoot: WebRoot,
  file: SourceFile,
  site: CheckedSite,
): ReferencingFile | undefined {
  const imports = listImports(file.text);
  const references = imports?.map((each) => ({ ...each, kind: 'script' as const }));
  return references && readReferences(webRoot, file, references, site);
}

interface TextReference extends Pick<Address, 'url' | 'kind' | 'isLazy'> {
  readonly offset: number;
}

function readReferences(
  webRoot: WebRoot,
  file: SourceFile,
  references: readonly TextReference[],
  site: CheckedSite,
): ReferencingFile {
  const path = file.path.slice(webRoot.length);
  const addresses = references.map(({ url, kind, isLazy, offset }) => ({
    url,
    kind,
    isLazy,
    span: (): Span => ({ file, start: offset, end: offset + url.length }),
    target: site.readTarget(webRoot, path, url),
  }));
  return { edition: webRoot, file, addresses, extras: () => ({}) };
}

/** Points to the lines of the YAML that something comes from, as far as there are any. */
export function relatedLocations(...places: readonly (YamlLocation | undefined)[]): Extras {
  const known = places.filter((place) => place !== undefined);
  return {
    related: known.map((place) => ({ message: 'comes from here', span: spanInYaml(place) })),
  };
}

/**
 * A span in a stand-in for the YAML file, which a check does not read: it has no text, and its lines start at offsets
 * from which the line and column are computed back.
 */
function spanInYaml({ file: path, line, column }: YamlLocation): Span {
  const lineStarts = Array.from({ length: line }, (_, index) => index);
  const start = line - 1 + (column - 1);
  return { file: { path, text: '', lineStarts }, start, end: start };
}
