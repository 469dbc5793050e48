import type { OutputEntry } from '../output-file.ts';
import { contentTypes } from '../content-type.ts';
import type { HeaderFields } from '../headers.ts';
import { hashedFolder } from '../headers.ts';
import { fillTemplate } from '../templates.ts';
import type { HostedRoot } from './host.ts';
import { nginxMaps } from './nginx-maps.ts';
import { sortByScope } from './rules.ts';

/** The server block of a web root, for `hosting/nginx/`. */
export async function nginxFile(root: HostedRoot): Promise<OutputEntry> {
  const { edition: webRoot, origin, headers } = root;
  const rules = sortByScope(root.rules);
  const maps = nginxMaps(rules, webRoot);
  const has = (name: string): boolean => maps.some((map) => map.name === name);
  const contents = await fillTemplate('nginx.conf', {
    edition: webRoot,
    serverName: new URL(origin).hostname,
    hashedFolder,
    prefixes: rules.prefixes.map((prefix) => prefix.slice(1)).join('|'),
    pieces: pieceNames(webRoot, rules.names.keys()),
    names: [...rules.names].map(([name, prefix]) => ({ name, prefix: prefix || '/' })),
    maps,
    hasRewrites: has('rewrite'),
    redirects: redirects.filter(({ name }) => has(name)),
    errorPage: has('missing') ? `$${webRoot}_missing` : '/404.html',
    types: typeLines(),
    everywhere: headerLines(headers.everywhere),
    hashed: headerLines(headers.hashed),
    revalidated: headerLines(headers.revalidated),
  });
  return { path: `${webRoot}.conf`, contents };
}

const redirects = [
  { name: 'moved', status: 301 },
  { name: 'found', status: 302 },
] as const;

/** Names of the groups that hold the parts of a name between spaces, hyphens and underscores. */
function pieceNames(edition: string, names: Iterable<string>): readonly string[] {
  const longest = Math.max(0, ...[...names].map((name) => name.length));
  return Array.from({ length: longest }, (_, index) => `${edition}_piece_${String(index + 1)}`);
}

function typeLines(): readonly { type: string; extensions: string }[] {
  const lines = new Map<string, string[]>();
  for (const [extension, type] of contentTypes) {
    lines.set(type, [...(lines.get(type) ?? []), extension]);
  }
  return [...lines].map(([type, extensions]) => ({ type, extensions: extensions.join(' ') }));
}

function headerLines(fields: HeaderFields): readonly { name: string; value: string }[] {
  return Object.entries(fields).map(([name, value]) => ({
    name,
    value: value.replaceAll('"', '\\"'),
  }));
}
