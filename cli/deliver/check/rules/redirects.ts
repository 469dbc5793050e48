import type { Span } from '../../../diagnostics/span.ts';
import { createRuleFinder } from '../../../compile/manifest/match.ts';
import type { RuleRow } from '../../../compile/manifest/table.ts';
import { normaliseAlias } from '../../../compile/resolve/names.ts';
import type { CheckedPage } from '../checked-page.ts';
import type { CheckedSite } from '../checked-site.ts';
import type { Finding } from '../finding.ts';
import { find } from '../finding.ts';
import { attributeSpan } from '../html/tree.ts';
import { samplePath } from '../live/asked-rows.ts';
import { recordSpan } from './files.ts';
import { groupBy } from '../../../compile/values/group-by.ts';

/** Finds redirects and rewrites that lead nowhere, in a loop, or to another redirect. */
export function* findRuleProblems(rule: RuleRow, site: CheckedSite): Generator<Finding> {
  const path = samplePath(rule.pattern);
  const target = rule.to.replace(/\*$/, '');
  const { stops, end } = site.follow(rule.edition, target);
  const steps = [path, ...stops];
  const span = (): Span => recordSpan(site.output.recordText, rule, rule.pattern);
  if (end === 'loop') {
    const identity = [...new Set(steps.map(withoutSlash))].sort().join(' ');
    yield find('redirect-loop', { path, steps: untilRepeated(steps).join(' → ') }, span(), {
      identity,
    });
  } else if (end === 'nothing' && !site.isOmitted(rule.edition, target)) {
    yield find('redirect-nowhere', { pattern: rule.pattern, to: rule.to }, span());
  } else if (stops.length > 1) {
    yield find('redirect-chain', { path, steps: steps.join(' → ') }, span());
  }
}

/** Finds redirects that hide a page or file, other than for unknown paths and spellings of it. */
export function createShadowRule(site: CheckedSite): (rule: RuleRow) => Generator<Finding> {
  const { pages, files } = site.output.record.table;
  const byStart = groupBy([...pages, ...files], ({ edition, url }) =>
    firstSegmentKey(edition, url),
  );
  return function* (rule) {
    if (rule.type !== 'redirect' || rule.source.reason === 'unknown') return;
    const start = firstSegmentKey(rule.edition, rule.pattern.replace('/~', '/'));
    const findRule = createRuleFinder([rule]);
    const shadowed = byStart.get(start)?.find(({ url }) => {
      const found = findRule(rule.edition, url);
      return found !== undefined && found.to !== url;
    });
    if (shadowed === undefined) return;
    const span = recordSpan(site.output.recordText, rule, rule.pattern);
    yield find('redirect-shadows-page', { pattern: rule.pattern, url: shadowed.url }, span);
  };
}

/** The steps up to and including the first repeated one. */
function untilRepeated(steps: readonly string[]): readonly string[] {
  const repeated = steps.findIndex((step, index) => steps.indexOf(step) < index);
  return repeated === -1 ? steps : steps.slice(0, repeated + 1);
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

function firstSegmentKey(edition: string, url: string): string {
  return `${edition} ${normaliseAlias(url.split('/')[1] ?? '')}`;
}

/** The files of hosts that state redirects as text. */
const searches = [
  [/^(?:hosting\/\w+\/)?(?:main|library)\/_redirects$/, findInRedirectsFile],
  [/^hosting\/nginx\/\w+\.conf$/, findInNginxFile],
] as const;

/** Finds redirects of hosts whose target starts with a part of the request. */
export function* findOpenRedirects({ output }: CheckedSite): Generator<Finding> {
  for (const path of [...output.paths].sort()) {
    const search = searches.find(([pattern]) => pattern.test(path))?.[1];
    if (search === undefined) continue;
    const file = output.readText(path);
    for (const { target, start, end } of search(file.text)) {
      yield find('open-redirect', { target }, { file, start, end });
    }
  }
}

/** Cloudflare and Netlify redirect by lines without a status too. */
export function findInRedirectsFile(text: string) {
  return [...text.matchAll(/^[^\s#]\S*[ \t].*$/gm)].flatMap(({ 0: line, index }) => {
    const target = /[ \t]((?:\/|https?:)\S*)/.exec(line);
    const status = /[ \t](\d{3})!?[ \t]*(?:#.*)?$/.exec(line)?.[1] ?? '301';
    const isOpen = status.startsWith('3') && /^(?:https?:)?\/+:/.test(target?.[1] ?? '');
    return isOpen && target !== null ? [targetRange(target, index)] : [];
  });
}

/** Finds the open redirects among the `return` and `rewrite` lines of an nginx configuration. */
export function findInNginxFile(text: string) {
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

function targetRange(match: RegExpExecArray, offset: number) {
  const target = match[1] ?? '';
  const start = offset + match.index + match[0].lastIndexOf(target);
  return { target, start, end: start + target.length };
}

/** Refreshes do the work of redirects (WCAG 2.2.1), and a `base` would mislead other rules. */
export function* findRefreshesAndBases({ tree }: CheckedPage): Generator<Finding> {
  for (const element of tree.elements) {
    const { 'http-equiv': name = '', content = '', href: url } = element.attributes;
    if (element.name === 'base' && url !== undefined)
      yield find('base-element', { url }, attributeSpan(element, 'href'));
    if (element.name !== 'meta' || name.trim().toLowerCase() !== 'refresh') continue;
    const span = attributeSpan(element, 'content');
    yield find('meta-refresh', { url: readRefreshTarget(content) }, span);
  }
}

/** As browsers read it (HTML, 4.2.5.3); undefined where the page reloads itself. */
export function readRefreshTarget(content: string): string | undefined {
  const written = content.trim().replace(/^[\d.]*\s*[;,]?\s*(?:url\s*=\s*)?/i, '');
  const [, double, single, bare] = /^(?:"([^"]*)|'([^']*)|(.+))/s.exec(written) ?? [];
  return double ?? single ?? bare;
}
