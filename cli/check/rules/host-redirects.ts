import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../diagnostics/diagnostic.ts';
import type { CheckedSite } from '../checked-site.ts';

type Search = (text: string) => readonly OpenRedirect[];

/** The files of hosts that state redirects as text. */
const searches: readonly (readonly [path: RegExp, search: Search])[] = [
  [/^(?:hosting\/\w+\/)?(?:main|library)\/_redirects$/, findInRedirectsFile],
  [/^hosting\/nginx\/\w+\.conf$/, findInNginxFile],
];

/** Finds redirects in files for hosts whose target site is decided by the request. */
export function* findOpenRedirects({ output }: CheckedSite): Generator<Diagnostic> {
  for (const path of [...output.paths].sort()) {
    const search = searches.find(([pattern]) => pattern.test(path))?.[1];
    if (search === undefined) continue;
    const file = output.readText(path);
    for (const { target, start, end } of search(file.text)) {
      yield createDiagnostic('open-redirect', { target }, { file, start, end });
    }
  }
}

/** A redirect whose target starts with a part of the request; offsets in the text, the end exclusive. */
interface OpenRedirect {
  readonly target: string;
  readonly start: number;
  readonly end: number;
}

/** Finds the open redirects of a `_redirects` file. Cloudflare and Netlify redirect by lines without a status too. */
export function findInRedirectsFile(text: string): readonly OpenRedirect[] {
  return [...text.matchAll(/^[^\s#]\S*[ \t].*$/gm)].flatMap(({ 0: line, index }) => {
    const target = /[ \t]((?:\/|https?:)\S*)/.exec(line);
    const status = /[ \t](\d{3})!?[ \t]*(?:#.*)?$/.exec(line)?.[1] ?? '301';
    const isOpen = status.startsWith('3') && /^(?:https?:)?\/+:/.test(target?.[1] ?? '');
    return isOpen && target !== null ? [targetRange(target, index)] : [];
  });
}

/** Finds the open redirects among the `return` and `rewrite` lines of an nginx configuration. */
export function findInNginxFile(text: string): readonly OpenRedirect[] {
  return redirectLines.flatMap((line) =>
    [...text.matchAll(line)]
      .filter(({ 1: target }) => visitorChosenTarget.test(target ?? ''))
      .map((match) => targetRange(match, 0)),
  );
}

const redirectLines = [
  /^[^#\n]*\breturn\s+30[1278]\s+"?([^\s;"]+)/gm,
  /^[^#\n]*\brewrite\s+\S+\s+"?([^\s;"]+)"?\s+(?:permanent|redirect)\b/gm,
];

/** A target whose start or host is a variable of the request. */
const visitorChosenTarget =
  /^(?:https?:)?\/*\$\{?(?:\d|uri\b|document_uri\b|request_uri\b|args?\b|arg_|http_|host\b)/;

function targetRange(match: RegExpExecArray, offset: number): OpenRedirect {
  const target = match[1] ?? '';
  const start = offset + match.index + match[0].lastIndexOf(target);
  return { target, start, end: start + target.length };
}
