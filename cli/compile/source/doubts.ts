import type { Extent } from '../../diagnostics/span.ts';
import { matchAt } from './reader/line.ts';
import type { YamlList, YamlMap, YamlNode } from './yaml-node.ts';

/** Whether a file's lines are to be read: YAML allows something that was hardly meant so. */
export function isDoubtful(text: string, root: YamlNode): boolean {
  return ODD_SIGN.test(text) || isOddNode(text, root);
}

/** A possible comment (` #1`), an odd blank, a backslash, a directive, the end of a document. */
const ODD_SIGN = /[ \t]#[^\s#!]|[^\S \r\n]|\u200B|\\ |^%|^\.\.\./m;

/** What a text without quotes is not meant to be: in curly quotes, over lines, or a field. */
const ODD_TEXT =
  /^(?:[“”„‟].*[“”„‟]|[‘’‚‛].*[‘’‚‛]|[«»].*[«»])$|\n|^(?!mailto:|tel:)[\p{L}_$][\w$.-]*:[^/]|^[-?:|>%@`*&!]/u;

/** A block of text in which a line stands deeper than the first. */
const UNEVEN = /^[|>][^\n]*\n(?:[ \t]*\r?\n)*( *)\S(?:.*\n)*?\1 +\S/;

/** Below a text, a comment that stands deeper than the next line. */
const COMMENT_BELOW = /\s*\n( +)#[^\n]*(?:\n[ \t\r]*(?:#[^\n]*)?)*(?:\n(?!\1) *[^\s#]|$)/y;

/** A name with which nothing can be wrong. */
const PLAIN_NAME = /^(?:\d+|[\p{L}_][\p{L}\p{N}_/.-]*)$/u;

/** Between brackets: thousands with commas, a token, or numbers that no comma divides. */
const ODD_FLOW = /\d,\d{3}(?!\d)|\{\{|\d[ \t]+\d/;

/** Between braces: a name without its colon. */
const WITHOUT_COLON = /[{,]\s*[\w$-]+(?:\s*=|\s*[,}]|\s+[\w$-]+\s*[,}])/;

function isOddNode(text: string, node: YamlNode): boolean {
  if (node.kind === 'scalar') {
    return node.quoted ? isOddBlock(text, node) : ODD_TEXT.test(text.slice(node.start, node.end));
  }
  const members = membersOf(node);
  if (!node.block && isOddFlow(text, node, members)) return true;
  if (node.kind === 'map' && Array.from(node.entries.keys()).some(isOddName)) return true;
  if (node.kind === 'list' && node.block && members.some(isBlockList)) return true;
  return members.some((member) => isOddNode(text, member));
}

function membersOf(node: YamlMap | YamlList): readonly YamlNode[] {
  return node.kind === 'list'
    ? node.items
    : Array.from(node.entries.values(), (each) => each.value);
}

function isOddName(name: string): boolean {
  return !PLAIN_NAME.test(name);
}

/** Between brackets, quotes within a text may have been meant to hold what stands after them. */
function isOddFlow(text: string, node: YamlNode, members: readonly YamlNode[]): boolean {
  const typed = text.slice(node.start, node.end);
  if (ODD_FLOW.test(typed)) return true;
  if (node.kind === 'map' && WITHOUT_COLON.test(typed)) return true;
  return members.some(
    (each) =>
      each.kind === 'scalar' && !each.quoted && /\s["']/.test(text.slice(each.start, each.end)),
  );
}

/** Whether a text below a `|` or `>` may have been meant to go on, or stands unevenly. */
function isOddBlock(text: string, { start, end }: Extent): boolean {
  if (!/[|>]/.test(text.charAt(start))) return false;
  return UNEVEN.test(text.slice(start, end)) || matchAt(COMMENT_BELOW, text, end).length > 0;
}

/** In a list of its kind, the second dash of `- - text`. */
function isBlockList(node: YamlNode): boolean {
  return node.kind === 'list' && node.block;
}
