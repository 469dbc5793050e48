import dompurify from 'dompurify';

/** HTML with these elements and attributes alone, by DOMPurify. */
export function purify(
  html: string,
  elements: readonly string[],
  attributes: readonly string[],
): DocumentFragment {
  return dompurify.sanitize(html, {
    ALLOWED_TAGS: [...elements],
    ALLOWED_ATTR: [...attributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
}
