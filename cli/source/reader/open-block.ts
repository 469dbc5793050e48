import type { YamlEntry, YamlList, YamlMap, YamlNode } from '../yaml-node.ts';

/** A map or list that lines are still added to. It is the node of the document. */
export type OpenBlock = OpenMap | OpenList;

export interface OpenMap extends YamlMap {
  end: number;
  readonly entries: Map<string, YamlEntry>;
  readonly indent: number;
  /** The block that was read last, for lines that are indented as if they went on with it. */
  last?: OpenBlock | undefined;
}

export interface OpenList extends YamlList {
  end: number;
  readonly items: YamlNode[];
  readonly indent: number;
  /** Indented no deeper than the name of the list. */
  readonly flush: boolean;
  last?: OpenBlock | undefined;
}

export function openMap(start: number, indent: number): OpenMap {
  return { kind: 'map', start, end: start, block: true, entries: new Map(), indent };
}

export function openList(start: number, indent: number, flush: boolean): OpenList {
  return { kind: 'list', start, end: start, block: true, items: [], indent, flush };
}
