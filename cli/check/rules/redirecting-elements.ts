import type { CheckedPage } from '../checked-page.ts';
import type { Finding } from '../finding.ts';
import { find } from '../finding.ts';
import { attributeSpan } from '../html/tree.ts';

/** Finds `meta` elements that take visitors to another page by themselves, which redirects are for (WCAG 2.2.1). */
export function* findMetaRefreshes({ tree, extras }: CheckedPage): Generator<Finding> {
  for (const element of tree.elements) {
    const { 'http-equiv': name = '', content = '' } = element.attributes;
    if (element.name !== 'meta' || name.trim().toLowerCase() !== 'refresh') continue;
    const span = () => attributeSpan(tree, element, 'content');
    yield find('meta-refresh', { url: readRefreshTarget(content) }, { span, extras });
  }
}

/** The target of a refresh, read as browsers do (HTML, 4.2.5.3); undefined where the page reloads itself. */
export function readRefreshTarget(content: string): string | undefined {
  const written = content.trim().replace(/^[\d.]*\s*[;,]?\s*(?:url\s*=\s*)?/i, '');
  const [, double, single, bare] = /^(?:"([^"]*)|'([^']*)|(.+))/s.exec(written) ?? [];
  return double ?? single ?? bare;
}

/** Finds `base` elements: all other rules resolve addresses against the page itself. */
export function* findBaseElements({ tree, extras }: CheckedPage): Generator<Finding> {
  for (const element of tree.elements) {
    const url = element.attributes['href'];
    if (element.name !== 'base' || url === undefined) continue;
    const span = () => attributeSpan(tree, element, 'href');
    yield find('base-element', { url }, { span, extras });
  }
}
