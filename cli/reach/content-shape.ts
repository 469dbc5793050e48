import type { BuildContext } from '../../runtime/contract.ts';
import type { ResolvedRegion } from '../resolve/resolved.ts';
import type { ContentField } from '../schema/content-fields.ts';
import type { SchemaNode } from '../schema/schema-node.ts';
import { childNode, nodeAt } from '../schema/schema-node.ts';

/** The shape of what some pages show of a region's content. */
export interface ShapePart {
  /** Names of the pages that may show it, as the schema states them; undefined where all may. */
  readonly pages: readonly string[] | undefined;
  readonly shape: string;
}

/**
 * What of a region's content decides which fields its pages show: which there are, how many items a list has, what is
 * chosen among names, which tokens a text holds. The words themselves are left out. Its parts are those that the schema
 * tells apart by the pages that show them.
 */
export function contentShape(
  { typed }: Pick<ResolvedRegion, 'typed'>,
  context: BuildContext,
): readonly ShapePart[] {
  const parts = new Map<string, PartShape>();
  const shapeOf = (value: unknown, node: SchemaNode | undefined): unknown => {
    const shape = ownShape(value, node, context, shapeOf);
    const pages = pagesOf(node);
    if (pages === undefined) return shape;
    const name = pages.join(' ');
    const part = parts.get(name) ?? { pages, shapes: [] };
    part.shapes.push(shape);
    parts.set(name, part);
    return 'shown on some pages';
  };
  const content = Object.entries(typed).filter(([name]) => name !== accent);
  const everywhere = content.map(([name, value]) => [
    name,
    shapeOf(value, nodeAt('regions', `/defaults/${name}`)),
  ]);
  return [{ pages: undefined, shapes: everywhere }, ...parts.values()].map(({ pages, shapes }) => ({
    pages,
    shape: JSON.stringify(shapes),
  }));
}

interface PartShape {
  readonly pages: readonly string[];
  readonly shapes: unknown[];
}

/** The colour of an edition is for style sheets alone. */
const accent: ContentField = 'accent';

function pagesOf({ shownOn, shownWhile }: SchemaNode = {}): readonly string[] | undefined {
  if (shownOn === undefined && shownWhile === undefined) return undefined;
  const { quotesOpen = [], quotesClosed = [] } = shownWhile ?? {};
  return [...(shownOn ?? []), ...quotesOpen, ...quotesClosed];
}

function ownShape(
  value: unknown,
  node: SchemaNode | undefined,
  context: BuildContext,
  shapeOf: (value: unknown, node: SchemaNode | undefined) => unknown,
): unknown {
  if (typeof value === 'string') return textShape(value, node, context);
  if (typeof value === 'number') return value === 0 ? 0 : 1;
  if (typeof value !== 'object' || value === null) return value;
  const below = (child: unknown, name: string | number): unknown =>
    shapeOf(child, node && childNode(node, String(name)));
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
