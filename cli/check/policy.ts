import { createHash } from 'node:crypto';

/** A Content-Security-Policy, by directive (https://www.w3.org/TR/CSP3/). */
export interface Policy {
  /** Whether a resource at a URL may be used, by a page of the given origin. */
  allows(directive: string, url: URL, self: string): boolean;
  /** Whether an inline script or style may be used. */
  allowsInline(directive: string, content: string): boolean;
  /** Whether code or styles in an attribute may be used. */
  allowsAttribute(directive: string): boolean;
}

/** Sources by the name of their directive. */
export type Directives = ReadonlyMap<string, readonly string[]>;

export function parsePolicy(header: string): Policy {
  const directives = parseDirectives(header);
  return {
    allows(directive, url, self) {
      const sources = effectiveSources(directives, directive);
      return sources === undefined || sources.some((source) => matches(source, url, self));
    },
    allowsInline(directive, content) {
      const sources = effectiveSources(directives, `${directive}-elem`);
      if (sources === undefined || isUnsafe(sources)) return true;
      const hash = createHash('sha256').update(content).digest('base64');
      return sources.includes(`'sha256-${hash}'`);
    },
    allowsAttribute(directive) {
      const sources = effectiveSources(directives, `${directive}-attr`);
      return sources === undefined || isUnsafe(sources);
    },
  };
}

/** Names and keywords in lower case. Of two directives of one name browsers ignore the second. */
export function parseDirectives(header: string): Directives {
  const directives = new Map<string, readonly string[]>();
  for (const text of header.split(';')) {
    const [typed = '', ...sources] = text.trim().split(/\s+/);
    const name = typed.toLowerCase();
    if (name !== '' && !directives.has(name)) directives.set(name, sources.map(normalise));
  }
  return directives;
}

/** What a directive allows, also where another one decides for it; undefined where nothing limits it. */
export function effectiveSources(
  directives: Directives,
  name: string,
): readonly string[] | undefined {
  const deciding = [name, ...fallbacksOf(name)].find((each) => directives.has(each));
  return deciding === undefined ? undefined : directives.get(deciding);
}

/** https://www.w3.org/TR/CSP3/#directive-fallback-list */
function fallbacksOf(name: string): readonly string[] {
  const [, base] = /^(.*-src)(?:-elem|-attr)?$/.exec(name) ?? [];
  if (base === undefined || name === 'default-src') return [];
  if (base !== name) return [base, 'default-src'];
  if (name === 'worker-src') return ['child-src', 'script-src', 'default-src'];
  return name === 'frame-src' ? ['child-src', 'default-src'] : ['default-src'];
}

/** A nonce or hash is compared letter by letter, as is the path of an address. */
function normalise(source: string): string {
  return /^(?:'[a-z-]+'|[a-z][\w+.-]*:)$/i.test(source) ? source.toLowerCase() : source;
}

/** A hash or a nonce makes browsers ignore `unsafe-inline`. */
function isUnsafe(sources: readonly string[]): boolean {
  const isStrict = sources.some((source) => /^'(?:nonce|sha\d+)-/.test(source));
  return sources.includes("'unsafe-inline'") && !isStrict;
}

function matches(source: string, url: URL, self: string): boolean {
  if (source === "'self'") return url.origin === self;
  if (source === '*') return /^(?:https?|wss?):$/.test(url.protocol);
  if (/^[a-z][\w+.-]*:$/.test(source)) return url.protocol === source;
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
