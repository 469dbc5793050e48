import { readBlockText, refuseTextBesideMark, startsBlockText } from './block-text.ts';
import { readFlow, refuseText } from './flow.ts';
import { isBlank } from './line-cursor.ts';
import { readPlain } from './plain.ts';
import { readQuoted } from './quoted.ts';
import type { Reading, Start } from './reading.ts';
import type { YamlNode } from '../yaml-node.ts';

/** Signs that YAML keeps for itself at the start of a text. */
const RESERVED = /[|>%@`,\]}*]/;

/** Reads a value that begins at an offset of the line and is no indented block, and passes it. */
export function readInline(reading: Reading, start: Start): YamlNode {
  const { at, line } = start;
  const first = reading.text.charAt(at);
  if (first === '"' || first === "'") return readQuoted(reading, start);
  if (first === '[' || first === '{') return readFlow(reading, start);
  if (startsBlockText(reading.text, at, line.end)) return readBlockText(reading, start);
  const besideMark = refuseTextBesideMark(reading, start);
  if (besideMark) return besideMark;
  if (RESERVED.test(first)) return refuseText(reading, 'reserved-start', start);
  if (first === '?' && (at + 1 === line.end || isBlank(reading.text.charCodeAt(at + 1)))) {
    reading.lostAt ??= at;
  }
  return readPlain(reading, start);
}
