import type { CatalogueCode, ParametersByCode } from '../../../diagnostics/codes.ts';
import { startOfFile } from '../../../diagnostics/span.ts';
import type { CheckedPage } from '../checked-page.ts';
import type { Finding } from '../finding.ts';
import { find } from '../finding.ts';
import { accessibleName, isHidden, textOf } from '../html/accessible-name.ts';
import type { HtmlElement } from '../html/tree.ts';
import { attributeSpan, tagSpan } from '../html/tree.ts';

/** Finds content without alternative and controls without name (WCAG 1.1.1, 2.4.4, 4.1.2). */
export function* findUnnamed({ tree }: CheckedPage): Generator<Finding> {
  for (const element of tree.elements) {
    const content = contentOf(element);
    const control = controlOf(element);
    if ((content ?? control) === undefined || isHidden(element)) continue;
    if (accessibleName(tree, element) !== '') continue;
    if (content !== undefined) yield findAt('missing-alternative', { element: content }, element);
    if (control !== undefined) yield findAt('unnamed-control', { element: control }, element);
  }
}

/** Finds pages without one main heading, and headings that skip a level (WCAG 1.3.1). */
export function* findHeadingProblems({ tree, file }: CheckedPage): Generator<Finding> {
  const headings = tree.elements.filter(
    (element) => /^h[1-6]$/.test(element.name) && !isHidden(element),
  );
  const [first, ...others] = headings.filter(({ name }) => name === 'h1');
  if (first === undefined) {
    const body = tree.elements.find(({ name }) => name === 'body');
    yield find('missing-main-heading', {}, body ? tagSpan(body) : startOfFile(file));
  }
  for (const heading of others) {
    yield find('second-main-heading', { text: textOf(heading) }, tagSpan(heading));
  }
  for (const [index, heading] of headings.entries()) {
    const before = levelOf(headings[index - 1]);
    const level = levelOf(heading);
    if (index === 0 || level <= before + 1) continue;
    yield findAt('skipped-heading', { level, before, next: before + 1 }, heading);
  }
}

/** Finds ids that several elements have. */
export function* findDuplicateIds({ tree }: CheckedPage): Generator<Finding> {
  for (const element of tree.elements) {
    const { id } = element.attributes;
    if (id === undefined || tree.byId.get(id) === element) continue;
    yield find('duplicate-id', { id }, attributeSpan(element, 'id'));
  }
}

/** Finds pages that do not say which language they are in (WCAG 3.1.1). */
export function* findMissingLanguage({ tree, file }: CheckedPage): Generator<Finding> {
  const root = tree.elements.find(({ name }) => name === 'html');
  if ((root?.attributes['lang'] ?? '').trim() !== '') return;
  yield find('missing-language', {}, root ? tagSpan(root) : startOfFile(file));
}

/** What to call an element that needs an alternative; undefined if it needs none. */
function contentOf({ name, attributes }: HtmlElement): string | undefined {
  const { role = '', type } = attributes;
  if (name === 'img')
    return 'alt' in attributes || ['presentation', 'none'].includes(role) ? undefined : 'picture';
  if (role === 'img') return 'drawing';
  if (name === 'area' && 'href' in attributes) return 'part of a picture';
  if (name === 'input' && type === 'image') return 'picture';
  return name === 'iframe' ? 'frame' : undefined;
}

function controlOf({ name, attributes }: HtmlElement): string | undefined {
  if (name === 'a') return 'href' in attributes ? 'link' : undefined;
  return name === 'button' || attributes['role'] === 'button' ? 'button' : undefined;
}

/** Two elements of the same markup on two pages are the same problem. */
function findAt<C extends CatalogueCode>(
  code: C,
  parameters: ParametersByCode[C],
  element: HtmlElement,
): Finding {
  const span = tagSpan(element);
  const identity = `${span.file.text.slice(span.start, span.end)}${textOf(element)}`;
  return find(code, parameters, span, { identity });
}

function levelOf(heading: HtmlElement | undefined): number {
  return heading === undefined ? 0 : Number(heading.name.slice(1));
}
