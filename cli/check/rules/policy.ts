import type { WebRoot } from '../../../runtime/contract.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { SourceFile, Span } from '../../diagnostics/span.ts';
import { startOfFile } from '../../diagnostics/span.ts';
import type { CheckedPage, ReferencingFile } from '../checked-page.ts';
import type { CheckedSite } from '../checked-site.ts';
import { policyHeaderOf } from '../checked-site.ts';
import type { Finding } from '../finding.ts';
import { find } from '../finding.ts';
import type { HtmlElement } from '../html/tree.ts';
import { attributeSpan, contentSpan } from '../html/tree.ts';
import { videoUrlsOf } from '../islands.ts';
import { metaNamed } from '../page-facts.ts';
import { findWeaknesses } from '../policy.ts';
import type { Policy } from '../policy.ts';
import type { ReferenceKind } from '../html/css.ts';

const directives: Partial<Record<ReferenceKind, string>> = {
  form: 'form-action',
  image: 'img-src',
  media: 'media-src',
  script: 'script-src',
  style: 'style-src',
  font: 'font-src',
  frame: 'frame-src',
  object: 'object-src',
  manifest: 'manifest-src',
};

/** Finds files that a page, style sheet or script needs and that its policy blocks. */
export function* findBlockedResources(
  file: ReferencingFile,
  site: CheckedSite,
): Generator<Finding> {
  const policy = site.policyOf(file.edition);
  if (policy === undefined) return;
  const self = site.output.record.origins[file.edition];
  for (const { kind, url, target, span } of file.addresses) {
    const directive = directives[kind];
    const isInside = target.type === 'inside' && target.edition === file.edition;
    const resource = isInside ? new URL(target.path, self) : parseUrl(url, self);
    if (directive === undefined || resource === undefined || isScript(url)) continue;
    if (policy.allows(directive, resource, self)) continue;
    yield find('blocked-resource', { url, directive }, { span, extras: file.extras });
  }
}

/** Finds inline code that the policy blocks (docs/product.md O1). */
export function* findInlineProblems(page: CheckedPage, site: CheckedSite): Generator<Finding> {
  const policy = site.policyOf(page.edition);
  if (policy === undefined) return;
  for (const element of page.tree.elements) {
    yield* findInlineElement(page, policy, element);
    for (const name in element.attributes) {
      if (mayBeInline(name)) yield* findInlineAttribute(page, policy, element, name);
    }
  }
}

function* findInlineElement(
  { tree, extras }: CheckedPage,
  policy: Policy,
  element: HtmlElement,
): Generator<Finding> {
  const content = tree.file.text.slice(element.end, element.contentEnd);
  const place = { span: () => contentSpan(tree, element), extras, identity: content };
  if (element.name === 'style' && !policy.allowsInline('style-src', content)) {
    yield find('inline-style', {}, place);
  }
  if (isInlineScript(element) && !policy.allowsInline('script-src', content)) {
    yield find('inline-script', {}, place);
  }
}

function* findInlineAttribute(
  { tree, extras }: CheckedPage,
  policy: Policy,
  element: HtmlElement,
  name: string,
): Generator<Finding> {
  const value = element.attributes[name] ?? '';
  const place = { span: () => attributeSpan(tree, element, name), extras };
  if (name === 'style' && !policy.allowsAttribute('style-src')) {
    yield find('inline-style', {}, { ...place, identity: value });
  }
  const isHandler = /^on[a-z]+$/.test(name) || (addressed.includes(name) && isScript(value));
  if (isHandler && !policy.allowsAttribute('script-src')) {
    yield find('inline-handler', { name }, { ...place, identity: `${name} ${value}` });
  }
}

function mayBeInline(name: string): boolean {
  return name === 'style' || name.startsWith('on') || addressed.includes(name);
}

/** Attributes whose address a browser may run. */
const addressed: readonly string[] = ['href', 'src', 'action', 'formaction', 'data'];

function isScript(url: string): boolean {
  return /^\s*javascript:/i.test(url);
}

/** Other types hold data, which browsers do not run. */
function isInlineScript({ name, attributes }: HtmlElement): boolean {
  if (name !== 'script' || 'src' in attributes) return false;
  const type = (attributes['type'] ?? '').trim().toLowerCase();
  return /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:java|ecma)script)$/.test(
    type,
  );
}

/** Finds calls of the page's scripts that the policy blocks. */
export function* findBlockedCalls(page: CheckedPage, site: CheckedSite): Generator<Finding> {
  const settings = metaNamed(page.tree, 'career-site');
  if (settings === undefined) return;
  const addresses = settings.attributes['content']?.match(/https?:\/\/[^"\\]+/g) ?? [];
  const span = () => attributeSpan(page.tree, settings, 'content');
  yield* findBlocked(addresses, ['connect-src'], span, page, site);
}

/** Finds videos of the page's islands that the policy blocks, both files and embedded players. */
export function* findBlockedVideos(page: CheckedPage, site: CheckedSite): Generator<Finding> {
  for (const island of page.islands)
    yield* findBlocked(videoUrlsOf(island), ['media-src', 'frame-src'], island.span, page, site);
}

/** Finds addresses that none of several directives of the page's policy allows; the first is named. */
function* findBlocked(
  addresses: readonly string[],
  [directive, ...others]: readonly [string, ...string[]],
  span: () => Span,
  { edition: webRoot, extras }: CheckedPage,
  site: CheckedSite,
): Generator<Finding> {
  const policy = site.policyOf(webRoot);
  const self = site.output.record.origins[webRoot];
  for (const address of addresses) {
    const url = parseUrl(address, self);
    if (policy === undefined || url === undefined) continue;
    if ([directive, ...others].some((name) => policy.allows(name, url, self))) continue;
    yield find('blocked-resource', { url: address, directive }, { span, extras });
  }
}

function parseUrl(text: string, base: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

/** Finds web roots without a Content-Security-Policy. */
export function* findMissingPolicies({ output }: CheckedSite): Generator<Diagnostic> {
  const { webRoots, record, recordText } = output;
  for (const webRoot of webRoots) {
    if (policyHeaderOf(webRoot, record) !== undefined) continue;
    yield createDiagnostic('missing-policy', { edition: webRoot }, startOfFile(recordText));
  }
}

/** Finds what the policies that the files for hosts are made from allow without need. */
export function* findWeakPolicies({ output }: CheckedSite): Generator<Diagnostic> {
  const { webRoots, record, recordText } = output;
  for (const webRoot of webRoots) {
    const header = policyHeaderOf(webRoot, record);
    if (header === undefined) continue;
    for (const weakness of findWeaknesses(header)) {
      const span = policySpan(header, webRoot, recordText);
      yield createDiagnostic('weak-policy', { edition: webRoot, weakness }, span);
    }
  }
}

/** Where `manifest.json` states the policy of a web root, without the quotes. */
function policySpan(header: string, webRoot: WebRoot, file: SourceFile): Span {
  const headers = file.text.lastIndexOf('"headers"');
  const part = file.text.indexOf(`"${webRoot}"`, headers);
  const start = file.text.indexOf(JSON.stringify(header), part) + 1;
  return { file, start, end: start + header.length };
}
