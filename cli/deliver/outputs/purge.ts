import type { WebRoot } from '../../../runtime/contract.ts';
import { valueFor } from '../../compile/resolve/web-roots.ts';
import { filePathOf } from '../../compile/site/page-files.ts';
import type { Deployed } from './deployed.ts';

/** What a cache in front of a host has to forget, in the words of the networks that run one. */
export interface Purge {
  /** Single addresses, for Cloudflare and Fastly: of a page with its last slash and without. */
  readonly urls: readonly string[];
  /** What addresses begin with, without scheme, for Cloudflare; none of `urls` is below one. */
  readonly prefixes: readonly string[];
  /** Both for CloudFront, or all of the site where that would take no more. */
  readonly paths: readonly string[];
}

/**
 * Pages and files that are new, other or gone, what is rewritten to one of them, as behind a
 * campaign id, and rules that came or went; all where the headers are others. Names of assets hold
 * hashes, so that no cache has another file of that name.
 */
export function listPurged(webRoot: WebRoot, before: Deployed, after: Deployed): Purge {
  const [old, now] = [answersOf(webRoot, before), answersOf(webRoot, after)];
  const asked = [...new Set([...old.keys(), ...now.keys()])];
  const changed = asked.filter((pattern) => old.get(pattern) !== now.get(pattern));
  const all = new Set(changed.flatMap(pathsOf));
  const isCovered = (path: string): boolean =>
    foldersAbove(path).some((folder) => path !== `${folder}*` && all.has(`${folder}*`));
  const paths = [...all].filter((path) => !isCovered(path)).sort();
  const { origin, host } = new URL(valueFor(after.record.origins, webRoot));
  const prefixes = paths.filter((path) => path.endsWith('*'));
  const addresses = paths.filter((path) => !path.endsWith('*'));
  return {
    urls: addresses.map((path) => origin + path),
    prefixes: prefixes.map((path) => host + path.slice(0, -'/*'.length)),
    paths: pathsToInvalidate(addresses, prefixes),
  };
}

/** The most of an invalidation (`InvalidationLimits.html` of CloudFront's guide). */
const mostPaths = 3000;
const mostPrefixes = 15;

/** Its function answers an address that ends in a slash with the file in the folder. */
function pathsToInvalidate(
  addresses: readonly string[],
  prefixes: readonly string[],
): readonly string[] {
  const files = addresses.filter((path) => path.endsWith('/')).map((path) => `${path}index.html`);
  const all = [...addresses, ...files, ...prefixes];
  return all.length > mostPaths || prefixes.length > mostPrefixes ? ['/*'] : all;
}

/** What is answered, by the address or the pattern of it; what all answers have is at `/*`. */
function answersOf(webRoot: WebRoot, { record, hashes }: Deployed): ReadonlyMap<string, string> {
  const { pages, files, rules } = record.table;
  const answers = new Map<string, string>();
  const targets = new Map<string, string>();
  const add = (to: Map<string, string>, key: string, answer = ''): void =>
    void to.set(key, `${to.get(key) ?? ''} ${answer}`);
  add(answers, '/*', JSON.stringify(record.headers[webRoot]));
  for (const { url } of [...pages, ...files].filter(({ edition }) => edition === webRoot)) {
    const hash = hashes.get(filePathOf(webRoot, url));
    add(answers, url, hash);
    const folders = foldersAbove(url).map((folder) => `${folder}*`);
    for (const target of [url, ...folders]) add(targets, target, hash);
  }
  for (const { pattern, type, to, status } of rules.filter(({ edition }) => edition === webRoot)) {
    const answer = type === 'rewrite' ? targets.get(to) : '';
    add(answers, pattern, `${type} ${to} ${status} ${answer}`);
  }
  return answers;
}

/** Of a pattern up to its first segment that stands for several. */
function pathsOf(pattern: string): readonly string[] {
  const path = pattern.replace(/(?<=\/)[:~*].*$/, '*');
  const bare = path.replace(/(?<=.)\/$/, '');
  return /\*$|\.[^/]*$|^\/$/.test(bare) ? [bare] : [`${bare}/`, bare];
}

/** `/` and `/nv/` of `/nv/plan/`, and that itself. */
function foldersAbove(path: string): readonly string[] {
  return Array.from(path.matchAll(/\//g), ({ index }) => path.slice(0, index + 1));
}
