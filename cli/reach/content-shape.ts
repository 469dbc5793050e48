import type { BuildContext } from '../../runtime/contract.ts';
import type { ResolvedRegion } from '../resolve/resolved.ts';
import type { ContentField } from '../schema/content-fields.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { childNode, nodeAt } from '../schema/schema-node.ts';

/**
 * What of a region's content decides which fields its pages show: which there are, how many items a list has, what is
 * chosen among names, which tokens a text holds. The words themselves are left out.
 */
export function contentShape(
  { typed }: Pick<ResolvedRegion, 'typed'>,
  context: BuildContext,
): string {
  const content = Object.entries(typed).filter(([name]) => name !== accent);
  return JSON.stringify(
    content.map(([name, value]) => [
      name,
      shapeOf(value, nodeAt('regions', `/defaults/${name}`), context),
    ]),
  );
}

/** The colour of an edition is for style sheets alone. */
const accent: ContentField = 'accent';

function shapeOf(value: unknown, node: SchemaNode | undefined, context: BuildContext): unknown {
  if (typeof value === 'string') return textShape(value, node, context);
  if (typeof value === 'number') return value === 0 ? 0 : 1;
  if (typeof value !== 'object' || value === null) return value;
  const below = (child: unknown, name: string | number): unknown =>
    shapeOf(child, node && childNode(node, String(name)), context);
  if (Array.isArray(value)) return value.map(below);
  return Object.entries(value).map(([name, child]) => [name, below(child, name)]);
}

/** Only a name that something is chosen by is a case of its own; of a drawing it matters whether it says what it shows. */
function textShape(text: string, node: SchemaNode | undefined, { assets }: BuildContext): string {
  if (node?.enum !== undefined) return text;
  if (text.startsWith('assets/')) return assets[text]?.title === undefined ? 'asset' : 'drawing';
  const tokens = text.match(/\{\{[^}]*\}\}/g) ?? [];
  return text === '' ? '' : `text ${tokens.join(' ')}`;
}
