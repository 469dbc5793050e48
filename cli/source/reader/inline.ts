import { readBlockText, refuseTextBesideMark, startsBlockText } from './block-text.ts';
import { readFlow, refuseText } from './flow.ts';
import type { Line } from './line-cursor.ts';
import { isBlank } from './line-cursor.ts';
import { readPlain } from './plain.ts';
import { readQuoted } from './quoted.ts';
import type { Reading } from './reading.ts';
import type { YamlNode } from '../yaml-node.ts';

/** Signs that YAML keeps for itself at the start of a text. */
const RESERVED = /[|>%@`,\]}*]/;

/** Reads a value that begins at an offset of the line and is no indented block, and passes it. */
export function readInline(
  reading: Reading,
  at: number,
  line: Line,
  parentIndent: number,
): YamlNode {
  const first = reading.text.charAt(at);
  if (first === '"' || first === "'") return readQuoted(reading, at, line, parentIndent);
  if (first === '[' || first === '{') return readFlow(reading, at, line, parentIndent);
  if (startsBlockText(reading.text, at, line.end)) {
    return readBlockText(reading, at, line, parentIndent);
  }
  const besideMark = refuseTextBesideMark(reading, at, line, parentIndent);
  if (besideMark) return besideMark;
  if (RESERVED.test(first)) return refuseText(reading, 'reserved-start', at, line, parentIndent);
  if (first === '?' && (at + 1 === line.end || isBlank(reading.text.charCodeAt(at + 1)))) {
    reading.lostAt ??= at;
  }
  return readPlain(reading, at, line, parentIndent);
}
