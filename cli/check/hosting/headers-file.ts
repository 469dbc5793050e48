import type { Extent } from '../../diagnostics/span.ts';

/**
 * The policies that Cloudflare Pages and Netlify read from a `_headers` file. Both join the values that several blocks
 * have for one path, so blocks of single paths can only restrict, unless they detach a header (`! Name`), which
 * Cloudflare knows (https://developers.cloudflare.com/pages/configuration/headers/).
 */
export function readHeadersFile(text: string): readonly HostPolicy[] {
  const lines = [...listLines(text)];
  const detached = lines.filter(({ name }) => name === `! ${policyHeader}`);
  const stated = lines.filter(({ name, path }) => name === policyHeader && path === '/*');
  return [...detached.map(({ start, end }) => ({ policy: undefined, start, end })), joined(stated)];
}

interface HeaderLine extends Extent {
  /** The paths that its block is for. */
  readonly path: string;
  readonly name: string;
  readonly value: string;
}

function joined(lines: readonly HeaderLine[]): HostPolicy {
  const [first] = lines;
  if (first === undefined) return { policy: undefined, start: 0, end: 0 };
  const policy = lines.map(({ value }) => value).join(', ');
  return { policy, start: first.start, end: first.end };
}

function* listLines(text: string): Generator<HeaderLine> {
  let path = '';
  for (const match of text.matchAll(/^([ \t]*)([^\s#].*?)\s*$/gm)) {
    const [whole, indent = '', content = ''] = match;
    if (indent === '') {
      path = content;
      continue;
    }
    const [name = '', ...rest] = content.split(':');
    const start = match.index + indent.length;
    const end = match.index + whole.trimEnd().length;
    yield { path, name: name.trim().toLowerCase(), value: rest.join(':').trim(), start, end };
  }
}

/** In lower case, since header names are case-insensitive. */
export const policyHeader = 'content-security-policy';

/** The Content-Security-Policy that a host's file sets for some of its responses; or the headers that lack it. */
export interface HostPolicy extends Extent {
  /** Undefined where those responses lack it. */
  readonly policy: string | undefined;
}
