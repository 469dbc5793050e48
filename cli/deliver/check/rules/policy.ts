import type { WebRoot } from '../../../../runtime/contract.ts';
import { valueFor } from '../../../compile/resolve/web-roots.ts';
import type { SourceFile, Span } from '../../../diagnostics/span.ts';
import { startOfFile } from '../../../diagnostics/span.ts';
import type { CheckedPage, ReferencingFile } from '../checked-page.ts';
import { metaNamed } from '../checked-page.ts';
import type { CheckedSite } from '../checked-site.ts';
import { policyHeaderOf } from '../checked-site.ts';
import type { Finding } from '../finding.ts';
import { find } from '../finding.ts';
import type { ReferenceKind } from '../html/references.ts';
import type { HtmlElement } from '../html/tree.ts';
import { attributeSpan, contentSpan } from '../html/tree.ts';
import { shownBy } from '../islands.ts';
import { allows, allowsInline, findWeaknesses } from '../policy.ts';
import type { Policy } from '../policy.ts';

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
  { addresses, webRoot }: ReferencingFile,
  site: CheckedSite,
): Generator<Finding> {
  for (const { kind, url, target, span } of addresses) {
    const directive = directives[kind];
    if (directive === undefined || isScript(url)) continue;
    const isInside = target.type === 'inside' && target.edition === webRoot;
    const address = isInside ? target.path : url;
    if (isBlocked(address, [directive], webRoot, site))
      yield find('blocked-resource', { url, directive }, span());
  }
}

/** Whether none of several directives allows what is at an address. */
function isBlocked(
  address: string,
  names: readonly string[],
  webRoot: WebRoot,
  { policyOf, output }: CheckedSite,
): boolean {
  const self = valueFor(output.record.origins, webRoot);
  if (!URL.canParse(address, self)) return false;
  const url = new URL(address, self);
  return !names.some((name) => allows(policyOf(webRoot), name, url, self));
}

/** Finds inline code that the policy blocks (docs/product.md O1). */
export function* findInlineProblems(page: CheckedPage, site: CheckedSite): Generator<Finding> {
  const policy = site.policyOf(page.webRoot);
  for (const element of page.tree.elements) {
    yield* findInlineElement(policy, element);
    for (const [name, value] of Object.entries(element.attributes)) {
      if (name === 'style' && !allowsInline(policy, 'style-src'))
        yield find('inline-style', {}, attributeSpan(element, name), { identity: value });
      const isHandler = /^on[a-z]+$/.test(name) || (addressed.includes(name) && isScript(value));
      if (!isHandler || allowsInline(policy, 'script-src')) continue;
      const identity = `${name} ${value}`;
      yield find('inline-handler', { name }, attributeSpan(element, name), { identity });
    }
  }
}

function* findInlineElement(policy: Policy, element: HtmlElement): Generator<Finding> {
  const identity = element.file.text.slice(element.end, element.contentEnd);
  if (element.name === 'style' && !allowsInline(policy, 'style-src', identity))
    yield find('inline-style', {}, contentSpan(element), { identity });
  if (isInlineScript(element) && !allowsInline(policy, 'script-src', identity))
    yield find('inline-script', {}, contentSpan(element), { identity });
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

/** Finds calls of scripts, and videos of islands, that the policy blocks. */
export function* findBlockedCalls(page: CheckedPage, site: CheckedSite): Generator<Finding> {
  const { tree, webRoot } = page;
  const settings = metaNamed(tree, 'career-site');
  for (const url of settings?.attributes['content']?.match(/https?:\/\/[^"\\]+/g) ?? []) {
    if (settings === undefined || !isBlocked(url, ['connect-src'], webRoot, site)) continue;
    const span = attributeSpan(settings, 'content');
    yield find('blocked-resource', { url, directive: 'connect-src' }, span);
  }
  for (const island of page.islands) {
    for (const url of shownBy('video', island)) {
      if (isBlocked(url, ['media-src', 'frame-src'], webRoot, site))
        yield find('blocked-resource', { url, directive: 'media-src' }, island.span());
    }
  }
}

/** Finds web roots without a Content-Security-Policy, and what the others allow without need. */
export function* findPolicyProblems({ output }: CheckedSite): Generator<Finding> {
  const { webRoots, record, recordText } = output;
  for (const webRoot of webRoots) {
    const header = policyHeaderOf(webRoot, record);
    if (header === undefined)
      yield find('missing-policy', { edition: webRoot }, startOfFile(recordText));
    else
      for (const weakness of findWeaknesses(header)) {
        const span = policySpan(header, webRoot, recordText);
        yield find('weak-policy', { edition: webRoot, weakness }, span);
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
