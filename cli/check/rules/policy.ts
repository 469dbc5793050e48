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
import { shownBy } from '../islands.ts';
import { metaNamed } from '../page-facts.ts';
import { allows, allowsInline, findWeaknesses } from '../policy.ts';
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
  const self = site.output.record.origins[file.edition];
  for (const { kind, url, target, span } of file.addresses) {
    const directive = directives[kind];
    const isInside = target.type === 'inside' && target.edition === file.edition;
    const resource = isInside ? new URL(target.path, self) : parseUrl(url, self);
    if (directive === undefined || resource === undefined || isScript(url)) continue;
    if (allows(policy, directive, resource, self)) continue;
    yield find('blocked-resource', { url, directive }, span());
  }
}

/** Finds inline code that the policy blocks (docs/product.md O1). */
export function* findInlineProblems(page: CheckedPage, site: CheckedSite): Generator<Finding> {
  const policy = site.policyOf(page.edition);
  for (const element of page.tree.elements) {
    yield* findInlineElement(page, policy, element);
    for (const name in element.attributes) {
      if (mayBeInline(name)) yield* findInlineAttribute(page, policy, element, name);
    }
  }
}

function* findInlineElement(
  { tree }: CheckedPage,
  policy: Policy,
  element: HtmlElement,
): Generator<Finding> {
  const identity = tree.file.text.slice(element.end, element.contentEnd);
  if (element.name === 'style' && !allowsInline(policy, 'style-src', identity))
    yield find('inline-style', {}, contentSpan(tree, element), { identity });
  if (isInlineScript(element) && !allowsInline(policy, 'script-src', identity))
    yield find('inline-script', {}, contentSpan(tree, element), { identity });
}

function* findInlineAttribute(
  { tree }: CheckedPage,
  policy: Policy,
  element: HtmlElement,
  name: string,
): Generator<Finding> {
  const value = element.attributes[name] ?? '';
  if (name === 'style' && !allowsInline(policy, 'style-src'))
    yield find('inline-style', {}, attributeSpan(tree, element, name), { identity: value });
  const isHandler = /^on[a-z]+$/.test(name) || (addressed.includes(name) && isScript(value));
  if (isHandler && !allowsInline(policy, 'script-src'))
    yield find('inline-handler', { name }, attributeSpan(tree, element, name), {
      identity: `${name} ${value}`,
    });
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

/** Finds calls of the page's scripts, and videos of its islands, files and embedded players, that the policy blocks. */
export function* findBlockedCalls(page: CheckedPage, site: CheckedSite): Generator<Finding> {
  const settings = metaNamed(page.tree, 'career-site');
  const called = settings?.attributes['content']?.match(/https?:\/\/[^"\\]+/g) ?? [];
  const span = () =>
    settings ? attributeSpan(page.tree, settings, 'content') : startOfFile(page.file);
  yield* findBlocked(called, ['connect-src'], span, page, site);
  for (const island of page.islands) {
    const videos = shownBy('video', island);
    yield* findBlocked(videos, ['media-src', 'frame-src'], island.span, page, site);
  }
}

/** Finds addresses that none of several directives of the page's policy allows; the first is named. */
function* findBlocked(
  addresses: readonly string[],
  [directive, ...others]: readonly [string, ...string[]],
  span: () => Span,
  { edition }: CheckedPage,
  site: CheckedSite,
): Generator<Finding> {
  const policy = site.policyOf(edition);
  const self = site.output.record.origins[edition];
  for (const address of addresses) {
    const url = parseUrl(address, self);
    if (!url || [directive, ...others].some((name) => allows(policy, name, url, self))) continue;
    yield find('blocked-resource', { url: address, directive }, span());
  }
}

function parseUrl(text: string, base: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

/** Finds web roots without a Content-Security-Policy, and what the others allow without need. */
export function* findPolicyProblems({ output }: CheckedSite): Generator<Diagnostic> {
  const { webRoots, record, recordText } = output;
  for (const edition of webRoots) {
    const header = policyHeaderOf(edition, record);
    if (header === undefined)
      yield createDiagnostic('missing-policy', { edition }, startOfFile(recordText));
    for (const weakness of header === undefined ? [] : findWeaknesses(header)) {
      const span = policySpan(header ?? '', edition, recordText);
      yield createDiagnostic('weak-policy', { edition, weakness }, span);
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
