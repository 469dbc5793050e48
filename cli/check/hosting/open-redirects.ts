/** Where a redirect begins its target with a piece of what was asked for; offsets in the text, the end exclusive. */
export interface OpenRedirect {
  readonly target: string;
  readonly start: number;
  readonly end: number;
}

/** Those in a `_redirects` file. A line that states no status is a redirect to both Cloudflare and Netlify. */
export function findInRedirectsFile(text: string): readonly OpenRedirect[] {
  return [...text.matchAll(/^[^\s#]\S*[ \t].*$/gm)].flatMap(({ 0: line, index }) => {
    const target = /[ \t]((?:\/|https?:)\S*)/.exec(line);
    const status = /[ \t](\d{3})!?[ \t]*(?:#.*)?$/.exec(line)?.[1] ?? '301';
    const isOpen = status.startsWith('3') && /^(?:https?:)?\/+:/.test(target?.[1] ?? '');
    return isOpen && target !== null ? [rangeOf(target, index)] : [];
  });
}

/** Those of the `return` and `rewrite` lines of an nginx configuration. */
export function findInNginxFile(text: string): readonly OpenRedirect[] {
  return redirectLines.flatMap((line) =>
    [...text.matchAll(line)]
      .filter(({ 1: target }) => openTarget.test(target ?? ''))
      .map((match) => rangeOf(match, 0)),
  );
}

const redirectLines = [
  /^[^#\n]*\breturn\s+30[1278]\s+"?([^\s;"]+)/gm,
  /^[^#\n]*\brewrite\s+\S+\s+"?([^\s;"]+)"?\s+(?:permanent|redirect)\b/gm,
];

/** What a visitor decides, at the start or after the scheme and slashes that stand there. */
const openTarget =
  /^(?:https?:)?\/*\$\{?(?:\d|uri\b|document_uri\b|request_uri\b|args?\b|arg_|http_|host\b)/;

function rangeOf(match: RegExpExecArray, offset: number): OpenRedirect {
  const target = match[1] ?? '';
  const start = offset + match.index + match[0].lastIndexOf(target);
  return { target, start, end: start + target.length };
}
