import { createHash } from 'node:crypto';

/** A Content-Security-Policy, by directive (https://www.w3.org/TR/CSP3/). */
export interface Policy {
  /** Whether a resource at a URL may be used, by a page of the given origin. */
  allows(directive: string, url: URL, self: string): boolean;
  /** Whether a script or style that stands in the page may be used. */
  allowsInline(directive: string, content: string): boolean;
  /** Whether what stands in an attribute may be used. */
  allowsAttribute(directive: string): boolean;
}

export function parsePolicy(header: string): Policy {
  const directives = new Map(header.split(';').map(parseDirective));
  const sourcesOf = (...names: readonly string[]): readonly string[] | undefined =>
    names.map((name) => directives.get(name)).find((sources) => sources !== undefined);
  return {
    allows(directive, url, self) {
      const sources = sourcesOf(...fallbacks(directive));
      return sources === undefined || sources.some((source) => matches(source, url, self));
    },
    allowsInline(directive, content) {
      const sources = sourcesOf(`${directive}-elem`, directive, 'default-src');
      if (sources === undefined || isUnsafe(sources)) return true;
      const hash = createHash('sha256').update(content).digest('base64');
      return sources.includes(`'sha256-${hash}'`);
    },
    allowsAttribute(directive) {
      const sources = sourcesOf(`${directive}-attr`, directive, 'default-src');
      return sources === undefined || isUnsafe(sources);
    },
  };
}

/** These three are never decided by `default-src`. */
const independent = ['base-uri', 'form-action', 'frame-ancestors'];

function fallbacks(directive: string): readonly string[] {
  return independent.includes(directive) ? [directive] : [directive, 'default-src'];
}

function parseDirective(text: string): readonly [string, readonly string[]] {
  const [name = '', ...sources] = text.trim().split(/\s+/);
  return [name.toLowerCase(), sources];
}

/** A hash or a nonce makes browsers ignore `unsafe-inline`. */
function isUnsafe(sources: readonly string[]): boolean {
  const isStrict = sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
  return sources.includes("'unsafe-inline'") && !isStrict;
}

function matches(source: string, url: URL, self: string): boolean {
  if (source === "'self'") return url.origin === self;
  if (source === '*') return /^(?:https?|wss?):$/.test(url.protocol);
  if (/^[a-z][\w+.-]*:$/i.test(source)) return url.protocol === source.toLowerCase();
  const parts = /^(?:(https?):\/\/)?(\*\.)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source);
  if (parts === null || source.startsWith("'")) return false;
  const [, scheme, wildcard, host = '', port, path = ''] = parts;
  const isHost = wildcard ? url.hostname.endsWith(`.${host}`) : url.hostname === host;
  const isScheme =
    scheme === undefined || url.protocol === `${scheme}:` || url.protocol === 'https:';
  const isPort = port === '*' || (port ?? '') === url.port;
  const isPath = path.endsWith('/')
    ? url.pathname.startsWith(path)
    : path === '' || url.pathname === path;
  return isHost && isScheme && isPort && isPath;
}
