/**
 * What texts of the CRM may hold: running text and links; no pictures, which would report the visit
 * to other hosts.
 */
const elements = [
  'a',
  'b',
  'br',
  'div',
  'em',
  'h2',
  'h3',
  'h4',
  'i',
  'li',
  'ol',
  'p',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
  'ul',
];
const attributes = ['dir', 'href', 'lang', 'title'];

/**
 * Fills an element with HTML from outside, by the browser's own sanitiser or, where it has none, by
 * DOMPurify.
 */
export async function fillSafely(place: Element, html: string): Promise<void> {
  if (hasSanitizer(place)) {
    place.setHTML(html, { sanitizer: { elements, attributes } });
    return;
  }
  const { purify } = await import('./purify.ts');
  place.replaceChildren(purify(html, elements, attributes));
}

interface Sanitizing {
  readonly setHTML: (
    html: string,
    options: { sanitizer: { elements: readonly string[]; attributes: readonly string[] } },
  ) => void;
}

function hasSanitizer(place: Element): place is Element & Sanitizing {
  return 'setHTML' in place;
}

/** Whether a text of the CRM reads otherwise once it is read as HTML. */
export function hasMarkup(html: string): boolean {
  return /<[a-z!/]|&[a-z#]/i.test(html);
}

/** The text of a piece of HTML until it is sanitised. */
export function withoutTags(html: string): string {
  return html.replace(/<[^>]*>/g, '');
}
