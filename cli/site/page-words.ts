import { hash } from 'node:crypto';

/** A comment, a script or style sheet with what is in it, or a tag, whose quoted values may hold angle brackets. */
const markup = /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1>|<(\/?[\w-]+)([^>"]*(?:"[^"]*"[^>"]*)*)>/g;

/** What is read of tags: descriptions of pictures, names of controls, and what search engines show. */
const spoken = /\s(?:alt|aria-label|placeholder|title|content)="([^"]*)"/g;

/** Tags that say nothing to people: links to files whose names change, and settings of the browser. */
const silentTags = /^(?:link|meta)$/;

/**
 * Identifies the words of a page: what people read or hear of it. What only names files, such as the addresses of
 * pictures and scripts, is none of it. Eight hexadecimal digits of their SHA-256.
 */
export function hashWords(page: string): string {
  const words = page.replace(markup, (_, skipped: string | undefined, tag = '', attributes = '') =>
    skipped === undefined ? ` ${spokenIn(String(tag), String(attributes))} ` : ' ',
  );
  return hash('sha256', words.replace(/\s+/g, ' '), 'hex').slice(0, 8);
}

function spokenIn(tag: string, attributes: string): string {
  if (silentTags.test(tag) && !/\sname="description"/.test(attributes)) return '';
  return [...attributes.matchAll(spoken)].map(([, text = '']) => text).join(' ');
}
