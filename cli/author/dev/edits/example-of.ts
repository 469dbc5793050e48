import type { SchemaNode } from '../../../compile/schema/schema-node.ts';
import type { YamlValue } from '../../edit/yaml-value.ts';
import { toYaml } from '../../edit/yaml-value.ts';
import { listFitting } from './pictures.ts';

/** A value as the schema’s examples have it: of a group its heading, and what it needs. */
export function exampleOf(node: SchemaNode, root: string): YamlValue {
  const { properties, required = [], examples: [example] = [], format = '' } = node;
  if (format.startsWith('asset-')) return assetLike(String(example), format, root);
  if (properties === undefined || example !== undefined) return toYaml(example);
  const names = Object.keys(properties).filter(
    (name) => name === 'title' || required.includes(name),
  );
  return Object.fromEntries(names.map((name) => [name, exampleOf(properties[name] ?? {}, root)]));
}

/** The file of the example, or another one where the project has not that. */
function assetLike(example: string, format: string, root: string): string {
  const { paths, wordless } = listFitting(root, format, 'assets');
  const known = paths.filter((path) => format !== 'asset-image' || !wordless.includes(path));
  return paths.includes(example) ? example : (known[0] ?? example);
}
