import type { WebRoot } from '../../../runtime/contract.ts';
import { valueFor } from '../../compile/resolve/web-roots.ts';
import type { RuleRow } from '../../compile/manifest/table.ts';
import { filePathOf } from '../../compile/site/page-files.ts';
import type { Deployed } from './deployed.ts';

/** What is answered otherwise than before, in a web root. */
export interface Purge {
  /** Scheme and host. */
  readonly origin: string;
  /** Paths, each of a page with its last slash and without. */
  readonly addresses: readonly string[];
  /** What paths begin with, such as `/nv/`; no address is below one. */
  readonly prefixes: readonly string[];
}

/**
 * Pages and files that are new, other or gone, what is rewritten to one of them, as behind a
 * campaign id, and rules that came or went; all where the headers are others. Names of assets hold
 * hashes, so that no cache has another file of that name.
 */
export function listPurged(webRoot: WebRoot, before: Deployed, after: Deployed): Purge {
  const changed = changedUrls(webRoot, before, after);
  const [old, now] = [before, after].map(({ record }) => JSON.stringify(record.headers[webRoot]));
  const patterns = old === now ? changedPatterns(webRoot, before, after, changed) : ['/*'];
  const open = patterns.filter((pattern) => openPart.test(pattern));
  const prefixes = new Set(open.map((pattern) => pattern.replace(openPart, '')));
  const isCovered = (path: string): boolean => foldersAbove(path).some((at) => prefixes.has(at));
  const single = [...changed, ...patterns.filter((pattern) => !openPart.test(pattern))];
  const addresses = new Set(single.flatMap(withAndWithoutSlash).filter((path) => !isCovered(path)));
  return {
    origin: valueFor(after.record.origins, webRoot),
    addresses: [...addresses].sort(),
    prefixes: [...prefixes].filter((prefix) => !isCovered(prefix.slice(0, -1))).sort(),
  };
}

function changedUrls(webRoot: WebRoot, before: Deployed, after: Deployed): ReadonlySet<string> {
  const rows = [before, after].flatMap(({ record: { table } }) => [...table.pages, ...table.files]);
  const changed = rows.filter(({ edition, url }) => {
    const path = filePathOf(webRoot, url);
    return edition === webRoot && before.hashes.get(path) !== after.hashes.get(path);
  });
  return new Set(changed.map(({ url }) => url));
}

function changedPatterns(
  webRoot: WebRoot,
  before: Deployed,
  after: Deployed,
  changed: ReadonlySet<string>,
): readonly string[] {
  const [old = new Map<string, RuleRow>(), now = old] = [before, after].map(
    ({ record }) => new Map(record.table.rules.map((rule) => [textOf(rule), rule])),
  );
  const above = new Set([...changed].flatMap(foldersAbove));
  const leadsToChange = ({ type, to }: RuleRow): boolean =>
    type === 'rewrite' && (to.endsWith('/*') ? above.has(to.slice(0, -1)) : changed.has(to));
  return [...new Map([...old, ...now])]
    .filter(([text, rule]) => !old.has(text) || !now.has(text) || leadsToChange(rule))
    .flatMap(([, { edition, pattern }]) => (edition === webRoot ? [pattern] : []));
}

/** What a rule does; where it is written makes no difference. */
function textOf({ edition, type, pattern, to, status }: RuleRow): string {
  return [edition, type, pattern, to, status].join(' ');
}

/** The segments of a pattern from the first on that stands for several. */
const openPart = /(?<=\/)[:~*].*$/;

/** `/` and `/nv/` of `/nv/plan/`, and that itself. */
function foldersAbove(path: string): readonly string[] {
  return Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index + 1));
}

function withAndWithoutSlash(path: string): readonly string[] {
  const bare = path.replace(/(?<=.)\/$/, '');
  return /\.[^/]*$/.test(bare) || bare === '/' ? [bare] : [`${bare}/`, bare];
}
