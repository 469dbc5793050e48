import type { SchemaNode } from '../../cli/compile/schema/schema-node.ts';
import { childNode, nodeAt } from '../../cli/compile/schema/schema-node.ts';
import type { RegionConfig, SiteData } from '../../runtime/contract.ts';

/** Where letters of marked words are: a plane of characters that nobody writes. */
const plane = 0xf0000;

/**
 * The parts of a text that are no words: what the page fills in, and where a link in running text
 * leads.
 */
const kept = /(\{\w+\}|\]\([^)]*\))/;

/** What holds the words of a site. */
type Content = Pick<SiteData, 'site' | 'generic' | 'regions' | 'library'>;

/**
 * The content of a site with every letter of its words changed to one that no component can have
 * typed.
 */
export function markWords<T extends Content>(data: T): T;
export function markWords(data: Content): Content {
  const markRegion = (region: RegionConfig) => markedBy(region, nodeAt('regions', '/regions/any'));
  return {
    ...data,
    site: markedBy(data.site, nodeAt('regions', '/site')),
    generic: markRegion(data.generic),
    regions: data.regions.map(markRegion),
    library: markedBy(data.library, nodeAt('library', '')),
  };
}

/** The text with every letter changed to a marked one. */
function mark(text: string): string {
  return text.replace(/\p{L}/gu, (letter) =>
    String.fromCodePoint(plane + (letter.codePointAt(0) ?? 0)),
  );
}

function markedBy<T>(value: T, node: SchemaNode | undefined): T;
function markedBy(value: unknown, node: SchemaNode | undefined): unknown {
  if (typeof value === 'string') return isWords(node) ? markText(value) : value;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => markedBy(item, childOf(node, String(index))));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, child]) => [
    name,
    markedBy(child, childOf(node, name)),
  ]);
  return Object.fromEntries(entries);
}

function childOf(node: SchemaNode | undefined, name: string): SchemaNode | undefined {
  return node && childNode(node, name);
}

function isWords({ format, enum: names }: SchemaNode = {}): boolean {
  return names === undefined && (format === 'text' || format === 'prose');
}

function markText(text: string): string {
  return text
    .split(kept)
    .map((part, index) => (index % 2 === 0 ? mark(part) : part))
    .join('');
}
