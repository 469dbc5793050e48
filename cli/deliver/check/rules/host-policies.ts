import type { Extent, SourceFile, Span } from '../../../diagnostics/span.ts';
import type { CheckedSite } from '../checked-site.ts';
import { policyHeaderOf } from '../checked-site.ts';
import type { Finding } from '../finding.ts';
import { find } from '../finding.ts';
import { findWeakerDirectives } from '../policy.ts';

/** What a host's file sets for some of its responses, or the headers that lack it. */
interface HostPolicy extends Extent {
  /** Undefined where those responses lack it. */
  readonly policy: string | undefined;
}

type ReadFile = (text: string) => readonly HostPolicy[];

/** Files with headers of hosts, by their paths below the output; each names its web root. */
const readers: readonly (readonly [path: RegExp, read: ReadFile])[] = [
  [/^(?:hosting\/\w+\/)?(main|library)\/_headers$/, readHeadersFile],
  [/^(?:hosting\/\w+\/)?(main|library)\/_worker\.js$/, readPolicies],
  [/^hosting\/nginx\/(main|library)\.conf$/, readNginxFile],
  [/^hosting\/s3\/(main|library)-distribution\.json$/, readDistribution],
];

/** Finds files for hosts that set no policy, or one that allows more than the build record's. */
export function* findWeakHostPolicies({ output }: CheckedSite): Generator<Finding> {
  for (const path of output.paths) {
    for (const [pattern, read] of readers) {
      const named = pattern.exec(path)?.[1];
      const webRoot = output.webRoots.find((each) => each === named);
      const expected = webRoot && policyHeaderOf(webRoot, output.record);
      if (expected !== undefined) yield* checkFile(output.readText(path), read, expected);
    }
  }
}

function* checkFile(file: SourceFile, read: ReadFile, expected: string): Generator<Finding> {
  const { path } = file;
  for (const { policy, start, end } of read(file.text)) {
    const span: Span = { file, start, end };
    if (policy === undefined) yield find('host-without-policy', { path }, span);
    for (const weakness of policy === undefined ? [] : findWeakerDirectives(policy, expected)) {
      yield find('host-weakens-policy', { path, weakness }, span);
    }
  }
}

/** In lower case, since header names are case-insensitive. */
const policyHeader = 'content-security-policy';

/**
 * The policies of a `_headers` file. Cloudflare Pages and Netlify join the values for a path, so a
 * block can only restrict, unless it detaches a header (`! Name`,
 * https://developers.cloudflare.com/pages/configuration/headers/).
 */
export function readHeadersFile(text: string): readonly HostPolicy[] {
  const lines = [...listLines(text)];
  const detached = lines.filter(({ name }) => name === `! ${policyHeader}`);
  const stated = lines.filter(({ name, path }) => name === policyHeader && path === '/*');
  const [{ start, end } = { start: 0, end: 0 }] = stated;
  const policy = stated.length === 0 ? undefined : stated.map(({ value }) => value).join(', ');
  return [...detached.map((line) => ({ ...line, policy: undefined })), { policy, start, end }];
}

/** The headers, each with the paths that its block is for. */
function* listLines(text: string) {
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

const POLICY = /"(?:Content-Security-Policy|ContentSecurityPolicy)"\s*:\s*("(?:[^"\\]|\\.)*")/g;

/** The policies of a CloudFront distribution, which has to have one. */
function readDistribution(text: string): readonly HostPolicy[] {
  const found = readPolicies(text);
  return found.length === 0 ? [{ policy: undefined, start: 0, end: 0 }] : found;
}

/** Of the JSON in a worker; without one, `_headers` decides for its answers. */
function readPolicies(text: string): readonly HostPolicy[] {
  return [...text.matchAll(POLICY)].map((match) => {
    const [whole, value = '""'] = match;
    const end = match.index + whole.length - 1;
    const policy: unknown = JSON.parse(value);
    return { policy: String(policy), start: end - value.length + 2, end };
  });
}

/**
 * The policies of an nginx configuration: of each server, and each block with headers of its own,
 * which inherits none (https://nginx.org/en/docs/http/ngx_http_headers_module.html). Without
 * `always`, error pages lack a header.
 */
export function readNginxFile(text: string): readonly HostPolicy[] {
  return parseBlocks(text).filter(isSending).map(policyOf);
}

interface Word extends Extent {
  readonly text: string;
}

/** A block, with its own directives but not those of nested blocks. */
interface Block {
  readonly names: readonly string[];
  readonly head: Word | undefined;
  readonly headers: (readonly Word[])[];
}

/** A server sends headers even if it states none; other blocks inherit what they do not state. */
function isSending({ names, headers }: Block): boolean {
  return names.at(-1) === 'server' || (names.includes('server') && headers.length > 0);
}

function policyOf({ headers, head }: Block): HostPolicy {
  const stated = headers.find(
    ([, name, , flag]) => name?.text.toLowerCase() === policyHeader && flag?.text === 'always',
  );
  const value = stated?.[2];
  const { start = 0, end = 0 } = value ?? head ?? {};
  return { policy: value?.text, start, end };
}

function parseBlocks(text: string): readonly Block[] {
  const blocks: Block[] = [];
  const open: Block[] = [];
  let words: Word[] = [];
  for (const word of listWords(text)) {
    const block = open.at(-1);
    if (word.text === '{') {
      const [head] = words;
      const inner = { names: [...(block?.names ?? []), head?.text ?? ''], head, headers: [] };
      blocks.push(inner);
      open.push(inner);
    } else if (word.text === '}') open.pop();
    else if (word.text !== ';') {
      words.push(word);
      continue;
    } else if (words[0]?.text === 'add_header') block?.headers.push(words);
    words = [];
  }
  return blocks;
}

const TOKEN =
  /#[^\n]*|"((?:\\[^]|[^"\\])*)"|'((?:\\[^]|[^'\\])*)'|[{};]|(?:\$\{\w+\}|[^\s{};"'])(?:\$\{\w+\}|[^\s{};])*/g;

/** Braces and semicolons are words of their own; a quoted brace keeps its quotes. */
function* listWords(text: string): Generator<Word> {
  for (const match of text.matchAll(TOKEN)) {
    const [typed, double, single] = match;
    if (typed.startsWith('#')) continue;
    const quoted = double ?? single;
    const start = match.index;
    const end = start + typed.length;
    if (quoted === undefined) yield { text: typed, start, end };
    else if (/^[{};]$/.test(quoted)) yield { text: typed, start, end };
    else yield { text: quoted.replaceAll(/\\(["'])/g, '$1'), start: start + 1, end: end - 1 };
  }
}
