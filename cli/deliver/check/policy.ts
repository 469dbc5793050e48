import { createHash } from 'node:crypto';
import type { Weakness } from '../../diagnostics/catalogue/policy.ts';

/** A Content-Security-Policy (https://www.w3.org/TR/CSP3/): sources by directive. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Whether a resource at a URL may be used, by a page of the given origin. */
export function allows(policy: Policy, directive: string, url: URL, self: string): boolean {
  const sources = effectiveSources(policy, directive);
  return sources === undefined || sources.some((source) => matches(source, url, self));
}

/** Whether inline code or styles may be used: as content, or without any in an attribute. */
export function allowsInline(policy: Policy, directive: string, content?: string): boolean {
  const kind = content === undefined ? 'attr' : 'elem';
  const sources = effectiveSources(policy, `${directive}-${kind}`);
  if (sources === undefined || isUnsafe(sources)) return true;
  const hash = createHash('sha256')
    .update(content ?? '')
    .digest('base64');
  return content !== undefined && sources.includes(`'sha256-${hash}'`);
}

/** Names and keywords in lower case. Of two directives of one name browsers ignore the second. */
export function parsePolicy(header: string): Policy {
  const directives = new Map<string, readonly string[]>();
  for (const text of header.split(';')) {
    const [typed = '', ...sources] = text.trim().split(/\s+/);
    const name = typed.toLowerCase();
    if (name !== '' && !directives.has(name)) directives.set(name, sources.map(normalise));
  }
  return directives;
}

/** What a directive, or the one behind it, allows; undefined where nothing limits it. */
function effectiveSources(directives: Policy, name: string): readonly string[] | undefined {
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

/** Without these a browser puts no limit on what they are for. */
const required: readonly string[] = [
  'default-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'require-trusted-types-for',
];

/** What decides which code runs: the site's own files, and nothing else. */
const codeDirectives: readonly string[] = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'worker-src',
  'object-src',
  'base-uri',
];

/** Directives of media, which run no code. */
const mediaDirectives: readonly string[] = ['img-src', 'font-src', 'media-src'];

/** Everything that a policy allows and that a site of static files does not need. */
export function findWeaknesses(header: string): readonly Weakness[] {
  return inStrictest(header, (directives) => [
    ...required.filter((name) => !isRequired(directives, name)).map(missing),
    ...[...directives].flatMap(([directive, sources]) =>
      sources
        .filter((source) => isDangerous(directive, source))
        .map((source) => ({ directive, source })),
    ),
  ]);
}

/** Everything that a policy allows and another one, which it should be, does not. */
export function findWeakerDirectives(header: string, expected: string): readonly Weakness[] {
  const limits = parsePolicy(expected);
  return inStrictest(header, (directives) => {
    const names = new Set([...directives.keys(), ...limits.keys()]);
    return [...names].flatMap((name) => compareDirective(name, directives, limits));
  });
}

/** A header can hold several policies, and a browser keeps to all of them. */
function inStrictest(
  header: string,
  find: (directives: Policy) => readonly Weakness[],
): readonly Weakness[] {
  const found = header.split(',').map((policy) => find(parsePolicy(policy)));
  return found.reduce((least, next) => (next.length < least.length ? next : least));
}

function compareDirective(name: string, directives: Policy, limits: Policy): readonly Weakness[] {
  const limit = effectiveSources(limits, name);
  if (limit === undefined || name.startsWith('report-')) return [];
  if (name === 'require-trusted-types-for') {
    return isRequired(directives, name) ? [] : [missing(name)];
  }
  const allowed = effectiveSources(directives, name);
  const excess = allowed?.filter((source) => source !== "'none'" && !limit.includes(source)) ?? [];
  if (directives.has(name)) return excess.map((source) => ({ directive: name, source }));
  return allowed === undefined || excess.length > 0 ? [missing(name)] : [];
}

function missing(directive: string): Weakness {
  return { directive, source: undefined };
}

function isRequired(directives: Policy, name: string): boolean {
  const sources = directives.get(name);
  return name === 'require-trusted-types-for'
    ? sources?.includes("'script'") === true
    : sources !== undefined;
}

function isDangerous(directive: string, source: string): boolean {
  if (directive === 'trusted-types') return source === '*';
  if (!/-src(?:-elem|-attr)?$|^(?:base-uri|form-action|frame-ancestors)$/.test(directive)) {
    return false;
  }
  if (source.startsWith("'")) return !/^'(?:none|self|report-sample|sha\d+-.*)'$/.test(source);
  if (/^(?:data|blob):$/.test(source)) return !mediaDirectives.includes(directive);
  if (source.endsWith(':') || source.includes('*') || /^(?:http|ws):/.test(source)) return true;
  return codeDirectives.includes(directive);
}
