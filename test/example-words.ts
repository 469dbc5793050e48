import { stringify } from 'yaml';
import type { InterfaceWords, RegionConfig } from '../runtime/contract.ts';
import type { SchemaNode } from '../cli/schema/schema-node.ts';
import { nodeAt } from '../cli/schema/schema-node.ts';

/** Words for tests: those of the schema's examples, which their own schema holds to be right. */
export const interfaceWords = exampleOf(nodeAt('regions', '/site/interface')) as InterfaceWords;

export const pageWords = exampleOf(nodeAt('regions', '/defaults/pages')) as RegionConfig['pages'];

/** The groups of words in regions.yaml: each a name on a line of its own, indented by two spaces. */
const groups = { interface: '/site/interface', pages: '/defaults/pages' } as const;

/** The text of a regions.yaml with the words of the schema's examples in the place of its own. */
export function withExampleWords(regions: string): string {
  return Object.entries(groups).reduce((text, [name, pointer]) => {
    const own = new RegExp(`^  ${name}:\\n(?: {4}.*\\n|\\n)*`, 'm');
    return text.replace(own, () => indented(printed(name, nodeAt('regions', pointer))));
  }, regions);
}

function printed(name: string, node: SchemaNode | undefined): string {
  return stringify({ [name]: exampleOf(node) }, { lineWidth: 0, singleQuote: true });
}

function indented(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

function exampleOf(node: SchemaNode = {}): unknown {
  const { format = '', properties, examples = [] } = node;
  if (format.startsWith('asset-')) return 'assets/picture.svg';
  if (properties !== undefined) {
    const fields = Object.entries(properties).map(([name, child]) => [name, exampleOf(child)]);
    return Object.fromEntries(fields);
  }
  return examples[0];
}
