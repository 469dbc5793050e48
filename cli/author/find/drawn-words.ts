import { createSourceFile } from '../../diagnostics/span.ts';
import { iconPath } from '../../compile/resolve/asset-uses.ts';
import type { ResolvedSite } from '../../compile/resolve/resolved.ts';
import type { AssetFiles } from '../../compile/source/assets.ts';
import { groupBy } from '../../compile/values/group-by.ts';
import type { HtmlElement } from '../../deliver/check/html/tree.ts';
import { contentSpan, parseHtml } from '../../deliver/check/html/tree.ts';
import type { WrittenValue } from '../edit/written-values.ts';

/** The title, the description and the written words of each SVG file that the site uses. */
export function listDrawnWords(
  { usedAssets }: Pick<ResolvedSite, 'usedAssets'>,
  values: readonly WrittenValue[],
  read: AssetFiles['read'],
) {
  const namedBy = groupBy(values, ({ value, node }) =>
    node.format === 'icon-name' ? iconPath(String(value)) : value,
  );
  return [...usedAssets].flatMap((path) => {
    const contents = path.endsWith('.svg') ? read(path) : undefined;
    if (contents === undefined) return [];
    return parseHtml(createSourceFile(path, contents.toString('utf8')))
      .elements.filter(({ name }) => /^(?:title|desc|text)$/.test(name))
      .map((element) => ({ text: wordsIn(element), span: contentSpan(element) }))
      .filter(({ text }) => text !== '')
      .map((words) => ({ ...words, namedBy: namedBy.get(path) ?? [] }));
  });
}

/** Lines of a text are elements of their own. */
function wordsIn({ children }: HtmlElement): string {
  const words = children.map((child) => (typeof child === 'string' ? child : wordsIn(child)));
  return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}
