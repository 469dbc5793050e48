import { valueFor } from '../../../compile/resolve/web-roots.ts';
import type { CheckedPage, ReferencingFile } from '../checked-page.ts';
import { metaNamed } from '../checked-page.ts';
import type { CheckedSite } from '../checked-site.ts';
import type { Finding } from '../finding.ts';
import { find } from '../finding.ts';
import { isLoadedWithPage } from '../html/references.ts';
import { attributeSpan, tagSpan } from '../html/tree.ts';
import { shows } from '../islands.ts';

/** Finds requests to other origins that the browser makes when a page is opened. */
export function* findThirdPartyRequests(
  file: ReferencingFile,
  site: CheckedSite,
): Generator<Finding> {
  const self = valueFor(site.output.record.origins, file.webRoot);
  for (const { kind, url, span, isLazy } of file.addresses) {
    if (!isLoadedWithPage(kind) || (kind === 'media' && isLazy)) continue;
    const origin = URL.canParse(url, self) ? new URL(url, self).origin : 'null';
    if (origin === self || origin === 'null') continue;
    yield find('third-party-request', { origin }, span());
  }
}

/** Finds forms, embedded content, page views and error reports on pages for children. */
export function* findChildrenProblems(page: CheckedPage): Generator<Finding> {
  if (!isForChildren(page)) return;
  const { tree } = page;
  for (const element of tree.elements) {
    const span = tagSpan(element);
    const island = element.attributes['data-island'] ?? '';
    if (element.name === 'form' || shows('form', island)) yield find('children-form', {}, span);
    if (embeds.includes(element.name) || shows('video', island))
      yield find('children-embed', {}, span);
  }
  const settings = metaNamed(tree, 'career-site');
  // Page views and error reports alike go to an endpoint.
  if (settings?.attributes['content']?.includes('"endpoint":') !== true) return;
  yield find('children-analytics', {}, attributeSpan(settings, 'content'));
}

function isForChildren({ facts, tree }: CheckedPage): boolean {
  const audience = metaNamed(tree, 'audience')?.attributes['content'];
  return facts.row.audience === 'children' || audience === 'children';
}

const embeds: readonly string[] = ['iframe', 'embed', 'object', 'video', 'audio'];
