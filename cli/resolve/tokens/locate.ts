import type { Span } from '../../diagnostics/span.ts';
import type { YamlDocument } from '../../source/yaml-document.ts';

/**
 * Where a token of a text is typed. Quotes, escapes and the indentation of block texts make a text differ from how it
 * is typed, but the opening braces are the same in number and order, so the token is found by counting them.
 */
export function locateToken(
  document: YamlDocument,
  pointer: string,
  text: string,
  token: { readonly start: number; readonly end: number },
): Span {
  const whole = document.locate(pointer, 'value');
  const scalar = document.scalarAt(pointer);
  const start = scalar && nthOpening(scalar.source, openingsBefore(text, token.start));
  if (scalar === undefined || start === undefined) return whole;
  const closing = closingAfter(scalar.source, start);
  const length = closing === undefined ? token.end - token.start : closing - start;
  return {
    file: whole.file,
    start: whole.start + start,
    end: Math.min(whole.start + start + length, whole.end),
  };
}

function openingsBefore(text: string, end: number): number {
  let count = 0;
  for (let at = text.indexOf('{{'); at !== -1 && at < end; at = text.indexOf('{{', at + 2)) count++;
  return count;
}

function nthOpening(source: string, n: number): number | undefined {
  let at = source.indexOf('{{');
  for (let count = 0; count < n && at !== -1; count++) at = source.indexOf('{{', at + 2);
  return at === -1 ? undefined : at;
}

/** The end of the token that opens at `start`; undefined when it is not closed before the next one. */
function closingAfter(source: string, start: number): number | undefined {
  const next = source.indexOf('{{', start + 2);
  const closing = /\}{2,3}/.exec(source.slice(start, next === -1 ? undefined : next));
  return closing === null ? undefined : start + closing.index + closing[0].length;
}
