import type { HtmlElement, HtmlNode, HtmlTree } from './tree.ts';

/** The name of an element by its markup, or empty (https://www.w3.org/TR/accname-1.2/). */
export function accessibleName(tree: HtmlTree, element: HtmlElement): string {
  const { attributes } = element;
  const labelled = (attributes['aria-labelledby'] ?? '')
    .split(/\s+/)
    .map((id) => tree.byId.get(id))
    .map((other) => (other === undefined ? '' : textOf(other)));
  const names = [
    labelled.join(' '),
    attributes['aria-label'],
    contentName(element),
    attributes['title'],
  ];
  return names.map((name) => name?.trim() ?? '').find((name) => name !== '') ?? '';
}

/** The text of an element and of all in it, with single spaces. */
export function textOf(element: HtmlElement): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whether an element, or one around it, is kept from assistive technology. */
export function isHidden(element: HtmlElement): boolean {
  for (let at: HtmlElement | undefined = element; at !== undefined; at = at.parent) {
    if (hidesContent(at) || at.name === 'template') return true;
  }
  return false;
}

/** A drawing is named by its own title alone; what else is in it is no text of the page. */
function contentName(element: HtmlElement): string {
  const { name, attributes, children } = element;
  if (name === 'svg')
    return children
      .map((child) => (typeof child !== 'string' && child.name === 'title' ? textOf(child) : ''))
      .join('');
  if (attributes['alt'] !== undefined) return attributes['alt'];
  return children.map(nodeName).join('');
}

function nodeName(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  if (hidesContent(node)) return '';
  return node.attributes['aria-label'] ?? contentName(node);
}

function hidesContent({ attributes }: HtmlElement): boolean {
  return attributes['aria-hidden'] === 'true' || 'hidden' in attributes;
}
