import type { Extent } from '../../diagnostics/span.ts';
import type { HostPolicy } from './headers-file.ts';
import { policyHeader } from './headers-file.ts';

/**
 * The policies that an nginx configuration sends, one of each server and of each block within it that has headers of
 * its own: such a block does not inherit any (https://nginx.org/en/docs/http/ngx_http_headers_module.html). Without `always`
 * a header is missing from error pages, so it does not count.
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
