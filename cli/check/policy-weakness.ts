import type { Weakness } from '../diagnostics/catalogue/policy.ts';
import type { Directives } from './policy.ts';
import { effectiveSources, parseDirectives } from './policy.ts';

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

/** What is shown or heard runs no code, wherever it stands. */
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
  const limits = parseDirectives(expected);
  return inStrictest(header, (directives) => {
    const names = new Set([...directives.keys(), ...limits.keys()]);
    return [...names].flatMap((name) => compareDirective(name, directives, limits));
  });
}

/** A header can hold several policies, and a browser keeps to all of them. */
function inStrictest(
  header: string,
  find: (directives: Directives) => readonly Weakness[],
): readonly Weakness[] {
  const found = header.split(',').map((policy) => find(parseDirectives(policy)));
  return found.reduce((least, next) => (next.length < least.length ? next : least));
}

function compareDirective(
  name: string,
  directives: Directives,
  limits: Directives,
): readonly Weakness[] {
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

function isRequired(directives: Directives, name: string): boolean {
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
