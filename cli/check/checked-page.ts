import type { WebRoot } from '../../runtime/contract.ts';
import type { Extras } from '../diagnostics/diagnostic.ts';
import type { SourceFile, Span } from '../diagnostics/span.ts';
import type { PageRow, YamlLocation } from '../manifest/table.ts';
import type { CheckedSite } from './checked-site.ts';
import type { FindingPlace } from './finding.ts';
import { cssUrls, listImports } from './html/css.ts';
import type { Reference } from './html/references.ts';
import { listReferences } from './html/references.ts';
import type { HtmlTree } from './html/tree.ts';
import { parseHtml } from './html/tree.ts';
import type { Island } from './islands.ts';
import { listIslandReferences, listIslands } from './islands.ts';
import type { Target } from '../manifest/target.ts';

/** An address in a file, and what it refers to from there. */
export interface Address extends Reference {
  readonly target: Target;
}

/** A file that contains addresses of others. */
export interface ReferencingFile {
  readonly edition: WebRoot;
  readonly file: SourceFile;
  readonly addresses: readonly Address[];
}

/** A page as the rules see it. */
export interface CheckedPage extends ReferencingFile, FindingPlace {
  readonly row: PageRow;
  readonly tree: HtmlTree;
  readonly islands: readonly Island[];
}

export function readPage(
  row: PageRow,
  file: SourceFile,
  prefix: string,
  site: CheckedSite,
): CheckedPage {
  const { edition, url } = row;
  const tree = parseHtml(file);
  const islands = listIslands(tree);
  const references = [...listReferences(tree), ...listIslandReferences(islands)];
  const addresses = references.map((reference) => ({
    ...reference,
    target: site.readTarget(edition, url, reference.url),
  }));
  const extras = (): Extras => relatedLocations(row.source.place);
  return { row, edition, file, tree, addresses, islands, prefix, extras };
}

/**
 * Reads a style sheet or a script, whose path is below the output folder; undefined for a script whose text does not parse, for
 * example because it is cut off.
 */
export function readAsset(
  edition: WebRoot,
  file: SourceFile,
  site: CheckedSite,
): ReferencingFile | undefined {
  const { path, text } = file;
  const references = path.endsWith('.css') ? [...cssUrls(text)] : listImports(text);
  const addresses = references?.map(({ offset, ...reference }) => ({
    ...reference,
    span: (): Span => ({ file, start: offset, end: offset + reference.url.length }),
    target: site.readTarget(edition, path.slice(edition.length), reference.url),
  }));
  return addresses && { edition, file, addresses };
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
