import type { SourceFile } from '../../diagnostics/span.ts';
import { createSourceFile } from '../../diagnostics/span.ts';
import { readNodes } from './read-nodes.ts';
import type { YamlEntry, YamlMap, YamlNode } from './yaml-node.ts';

/**
 * Begins a line with a name in the column of the file's own fields, or of those of its groups. What
 * a sound field holds stands further to the right, whatever quotes or brackets it is in.
 */
const ENTRY = /^(?=(?: {2})?[A-Za-z]\w*:(?:[ \r\n]|$))/m;

/** The name of a group, whose fields follow; what comes before the first field; what ends all. */
const GROUP = /^\w+:\s*(?:#.*(?:\r?\n\s*|$))*$/;
const COMMENTS = /^\s*(?:#.*(?:\r?\n\s*|$))*$/;
const OF_DOCUMENT = /^(?:---|\.\.\.|%)/m;

/** The fields of each file as it was last read, by their texts. */
const lastRead = new Map<string, ReadonlyMap<string, { start: number; map: YamlMap }>>();

/**
 * Reads a file field by field with the yaml package, and none again that reads as it did the last
 * time: 10 % of an edit in `dev`. Undefined where anything is wrong: the file is to be read whole.
 */
export function readSections({ path, text }: SourceFile): YamlMap | undefined {
  const all = sectionsOf(text);
  if (OF_DOCUMENT.test(text) || all.length === 1) return undefined;
  const sections = new Map<string, { start: number; map: YamlMap }>();
  const fields: { readonly own: YamlMap; readonly within: YamlMap[] }[] = [];
  let start = 0;
  for (const { section, isWithin } of all) {
    const known = lastRead.get(path)?.get(section);
    const read = known?.map ?? readSection(path, section, isWithin ? 1 : 0);
    const map = read && moved(read, start - (known?.start ?? 0));
    // All of the file's own fields stand in one column.
    const isBeside = isWithin || /^\n?$/.test(text.charAt((map?.start ?? 0) - 1));
    if (map === undefined || !isBeside) return undefined;
    sections.set(section, { start, map });
    if (isWithin) fields.at(-1)?.within.push(map);
    else fields.push({ own: map, within: [] });
    start += section.length;
  }
  lastRead.set(path, sections);
  return joined(fields.map(({ own, within }) => (within.length === 0 ? own : filled(own, within))));
}

/** The texts of fields, and of the fields of groups; together they are the whole text. */
function sectionsOf(text: string) {
  const sections: { section: string; isWithin: boolean }[] = [];
  let isGroup = false;
  let isBefore = true;
  for (const piece of text.split(ENTRY)) {
    const isDeeper = piece.startsWith(' ');
    const last = sections.at(-1);
    if (last && (isBefore || (isDeeper && !isGroup))) last.section += piece;
    else sections.push({ section: piece, isWithin: isDeeper && isGroup });
    if (!isDeeper) isGroup = GROUP.test(piece);
    isBefore &&= COMMENTS.test(piece);
  }
  return sections;
}

function readSection(path: string, section: string, around: number): YamlMap | undefined {
  const { root, error, refused } = readNodes(createSourceFile(path, section), around);
  const isSound = !error && refused.length === 0 && root?.kind === 'map' && root.block;
  return isSound ? root : undefined;
}

/** The same field with others in its group; undefined where it is no group. */
function filled(own: YamlMap, within: readonly YamlMap[]): YamlMap | undefined {
  const [[name, entry] = [], other] = own.entries;
  const value = joined(within);
  if (name === undefined || entry === undefined || other || !value) return undefined;
  return { ...own, end: value.end, entries: new Map([[name, { ...entry, value }]]) };
}

/** One map of several; undefined where a name is in two of them. */
function joined(maps: readonly (YamlMap | undefined)[]): YamlMap | undefined {
  const all = maps.filter((map) => map !== undefined);
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last || all.length < maps.length) return undefined;
  const entries = all.flatMap((map) => [...map.entries]);
  const map = { ...first, end: last.end, entries: new Map(entries) };
  return map.entries.size === entries.length ? map : undefined;
}

/** The same further down in the file, or further up. */
function moved<N extends YamlNode>(node: N, by: number): N;
function moved(node: YamlNode, by: number): YamlNode {
  if (by === 0) return node;
  const place = { start: node.start + by, end: node.end + by };
  if (node.kind === 'scalar') return { ...node, ...place };
  if (node.kind === 'list')
    return { ...node, ...place, items: node.items.map((item) => moved(item, by)) };
  const entries = new Map<string, YamlEntry>();
  for (const [name, { start, end, value }] of node.entries)
    entries.set(name, { start: start + by, end: end + by, value: moved(value, by) });
  return { ...node, ...place, entries };
}
