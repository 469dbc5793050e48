import type { CheckedPage } from '../checked-page.ts';
import type { Finding } from '../finding.ts';
import { find } from '../finding.ts';
import { attributeSpan } from '../html/tree.ts';

/** No page sends its visitors away by itself, which redirects are for (WCAG 2.2.1). */
export function* findMetaRefreshes({ tree, extras }: CheckedPage): Generator<Finding> {
  for (const element of tree.elements) {
    const { 'http-equiv': name = '', content = '' } = element.attributes;
    if (element.name !== 'meta' || name.trim().toLowerCase() !== 'refresh') continue;
    const span = () => attributeSpan(tree, element, 'content');
    yield find('meta-refresh', { url: readRefreshTarget(content) }, { span, extras });
  }
}

/** The address in the content of a refresh as browsers read it; undefined where the page reloads itself (HTML, 4.2.5.3). */
export function readRefreshTarget(content: string): string | undefined {
  const written = content.trim().replace(/^[\d.]*\s*[;,]?\s*(?:url\s*=\s*)?/i, '');
  const [, double, single, bare] = /^(?:"([^"]*)|'([^']*)|(.+))/s.exec(written) ?? [];
  return double ?? single ?? bare;
}

/** No page says that its addresses are meant from elsewhere; they are checked as they stand. */
export function* findBaseElements({ tree, extras }: CheckedPage): Generator<Finding> {
  for (const element of tree.elements) {
    const url = element.attributes['href'];
    if (element.name !== 'base' || url === undefined) continue;
    const span = () => attributeSpan(tree, element, 'href');
    yield find('base-element', { url }, { span, extras });
  }
}
