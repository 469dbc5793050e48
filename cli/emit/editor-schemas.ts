import { join } from 'node:path';
import { notices } from '../diagnostics/codes.ts';
import type { AssetKind } from '../resolve/asset-kinds.ts';
import { assetKindOf, takes } from '../resolve/asset-kinds.ts';
import { iconNames } from '../resolve/asset-uses.ts';
import { brochurePath, coverPath } from '../resolve/made-brochures.ts';
import type { ResolvedSite } from '../resolve/resolved.ts';
import type { FileKind, SchemaNode } from '../schema/schema-node.ts';
import { rootNode } from '../schema/schema-node.ts';
import { listAssets } from '../source/assets.ts';
import { readText, replaceFile } from './replace-file.ts';

/** The names that exist in one project, which editors complete as they complete fields. */
interface EditorNames {
  /** By key: every name that the region is found by, normalised. */
  readonly regions: ReadonlyMap<string, readonly string[]>;
  /** Paths of files, and of what the program makes of the YAML. */
  readonly assets: ReadonlySet<string>;
}

/** Brings up to date the schemas that the first lines of the YAML files name. */
export function writeEditorSchemas(root: string, { regions }: ResolvedSite): void {
  const keys = regions.map(({ key }) => key);
  const names = {
    regions: new Map(regions.map(({ key, aliases }) => [key, aliases])),
    assets: new Set([...listAssets(root), ...['default', ...keys].flatMap(makeable)]),
  };
  for (const file of ['regions', 'library'] as const) {
    const path = join(root, `generated/${file}.schema.json`);
    const text = editorSchema(file, names);
    if (readText(path) !== text) replaceFile(path, text);
  }
}

/** The schema of a file as JSON, with the names of a project where a field takes one of them. */
function editorSchema(file: FileKind, names: EditorNames): string {
  const schema = withNames(rootNode(file), names);
  const marked = { $schema: 'http://json-schema.org/draft-07/schema#', ...schema };
  return `${JSON.stringify(marked, null, 1)}\n`;
}

function makeable(region: string): readonly string[] {
  return [brochurePath(region), coverPath(region)];
}

/** A part of a schema, with the keywords that only editors read. */
type EditorNode = SchemaNode & {
  readonly anyOf?: readonly EditorNode[];
  readonly pattern?: string;
  /** What editors say of a value that is none of the names. */
  readonly errorMessage?: string;
};

function withNames(node: SchemaNode, names: EditorNames): EditorNode {
  const { properties, additionalProperties, items } = node;
  return {
    ...node,
    ...(properties && { properties: withNamesOf(properties, names) }),
    ...(items && { items: withNames(items, names) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: withNames(additionalProperties, names),
    }),
    ...namesFor(node, names),
  };
}

function withNamesOf(
  properties: Readonly<Record<string, SchemaNode>>,
  names: EditorNames,
): Readonly<Record<string, SchemaNode>> {
  const entries = Object.entries(properties);
  return Object.fromEntries(entries.map(([name, node]) => [name, withNames(node, names)]));
}

function namesFor(node: SchemaNode, { regions, assets }: EditorNames): EditorNode {
  if (node.names === 'regions')
    return {
      anyOf: [oneOf([...regions.keys()], 'No region has this name.'), spelled(regions)],
    };
  if (node.names === 'notices') return oneOf(notices, 'No notice has this code.');
  if (node.format === 'icon-name')
    return oneOf(iconNames(assets), 'assets/icons/ has no drawing of this name.');
  const kind = assetKindOf(node.format);
  return kind === undefined ? {} : { anyOf: assetsFor(kind, node, assets) };
}

function assetsFor(
  kind: AssetKind,
  { type }: SchemaNode,
  assets: ReadonlySet<string>,
): readonly EditorNode[] {
  const paths = [...assets].filter((path) => takes(kind, path) && !isIcon(path));
  return [
    { type: 'string', ...oneOf(paths, `assets/ has no such file for ${kind.words}.`) },
    ...(kind.orLink ? [{ type: 'string', pattern: '^(?!assets/)' }] : []),
    ...(type === 'string' ? [] : [{ type: 'object' }]),
  ];
}

/** Icons are named by the fields that show them, without their paths. */
function isIcon(path: string): boolean {
  return path.startsWith('assets/icons/');
}

/** Sorted, so that the schema changes with the names alone. */
function oneOf(names: readonly string[], errorMessage: string): EditorNode {
  // JSON Schema knows no empty `enum`.
  return names.length === 0 ? {} : { enum: names.toSorted(), errorMessage };
}

/** A region is found by any of its names, in capitals or not, with blanks, hyphens and underscores or without. */
function spelled(regions: EditorNames['regions']): EditorNode {
  const letters = [...new Set([...regions.values()].flat())]
    .toSorted()
    .map((alias) => [...alias].map(eitherCase).join('[ _-]*'));
  return { pattern: `^(?:${letters.join('|')})$` };
}

function eitherCase(letter: string): string {
  const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()];
  return lower === upper ? letter.replace(/[^\w]/g, '\\$&') : `[${lower}${upper}]`;
}
