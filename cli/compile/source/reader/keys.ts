import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import { createDiagnostic } from '../../../diagnostics/diagnostic.ts';
import type { Extent, SourceFile } from '../../../diagnostics/span.ts';
import type { Key, Line } from './line.ts';
import { findKeyWithoutSpace, ODD_SPACE } from './line.ts';
import { skipAlias, skipProperties } from './properties.ts';
import { quoted } from './quoted.ts';
import type { Reading } from './reading.ts';

/** Characters of a name at most; YAML has the same limit. */
const LONGEST = 1024;
/** A name with which nothing can be wrong here. */
const PLAIN_NAME = /^[A-Za-z]\w*$/;
const CURLY_QUOTE = /[“”„‟‘’‚‛]/g;

/** Reads the name of a field; where there is none, reports why and returns undefined. */
export function readKey(reading: Reading, whole: Line): Key | undefined {
  const line = whole.from(skipProperties(reading, whole.at, whole.end));
  const { key } = line;
  if (line.isItem) {
    reading.report('item-among-fields', {}, [line.at, line.end]);
    return undefined;
  }
  if (!key) return readKeyWithoutColon(reading, line);
  if (key.name.length > LONGEST) reportLongName(reading, key);
  if (PLAIN_NAME.test(key.name)) return key;
  if (isCopied(reading, key, line) || !isName(reading, key, line)) return undefined;
  // In `title:Hello: more` the first colon was meant to end the name.
  const meant = findKeyWithoutSpace(reading.text, key.start, key.end);
  if (!meant) return key;
  reportSpace(reading, meant, line);
  return undefined;
}

/** The number of a line, as listings have it before each, or the sign of an answer to a mail. */
const COPIED = /^(?:\d+(?:$|[ |.)]+(?=[a-z]\w*$))|>+ +(?=[a-z]\w*$))/i;

/** Reports a line that was copied with its number or with another sign. */
function isCopied(reading: Reading, { name, start, after }: Key, line: Line): boolean {
  const [typed] = COPIED.exec(name) ?? [];
  if (typed === undefined) return false;
  const isWhole = typed === name;
  if (isWhole && !line.from(after).key) return false;
  const sign = typed.trim() + (isWhole ? ':' : '');
  const isAtMargin = start === line.start && sign.startsWith('>');
  const end = start + (isAtMargin ? typed : sign).length;
  const suggestion = ' '.repeat(typed.length - (typed.length % 2));
  reading.report('stray-sign', { sign }, [start, end], isAtMargin ? { suggestion } : {});
  return true;
}

function isName(reading: Reading, { name, start, end }: Key, line: Line): boolean {
  if (name === '<<') {
    reading.report('yaml-merge-key', {}, [start, end]);
    return false;
  }
  if (skipAlias(reading, start, line.end) !== undefined) return false;
  if (name.startsWith('*')) {
    const suggestion = quoted(reading.text.slice(start, line.textEnd));
    reading.report('reserved-start', { sign: '*', suggestion }, [start, end]);
    return false;
  }
  if (/^-\p{L}/u.test(name)) {
    reading.report('missing-space-after-dash', {}, [start, start + 1], { suggestion: '- ' });
    return false;
  }
  if (name.search(CURLY_QUOTE) === 0) {
    const suggestion = name.replaceAll(CURLY_QUOTE, '').trim();
    reading.report('curly-quotes', { suggestion }, [start, end], { suggestion });
  } else if (/^[|>%@`,\]}?\\]|["'\\\t]/.test(name)) {
    reading.isLost = true;
  }
  return true;
}

function reportLongName(reading: Reading, { name: { length }, start, end }: Key): void {
  const size = { length, limit: LONGEST, excess: length - LONGEST };
  reading.report('text-too-long', { what: 'the name before the colon', ...size }, [start, end]);
}

function readKeyWithoutColon(reading: Reading, line: Line): Key | undefined {
  const { at, textEnd, keyWithoutSpace: meant } = line;
  if (meant) {
    reportSpace(reading, meant, line);
    return meant;
  }
  if (line.isBlank) return undefined;
  // Names in brackets, or in quotes with quotes in them, are rare; the yaml package knows them.
  if (/["'[{?]/.test(line.first)) reading.isLost = true;
  reading.report('missing-colon', { typed: reading.text.slice(at, textEnd) }, [at, textEnd]);
  return undefined;
}

function reportSpace(reading: Reading, key: Key, line: Line): void {
  const { after } = key;
  if (ODD_SPACE.test(reading.text.charAt(after)))
    reading.report('odd-space', { spaces: 1 }, [after, after + 1], { suggestion: ' ' });
  else reportMissingSpace(reading, key, line.from(after).textEnd);
}

/** Reports a name whose colon the value follows at once, which ends at an offset. */
export function reportMissingSpace(reading: Reading, { name, after }: Key, end: number): void {
  const parameters = { name, value: reading.text.slice(after, end) };
  const extras = { suggestion: ': ' };
  reading.report('missing-space-after-colon', parameters, [after - 1, after], extras);
}

/** Adds a name to those of its map, and reports it where it is one of them already. */
export function checkName(
  reading: Reading,
  names: Map<string, Extent>,
  { name, start, end }: Key,
): void {
  const first = names.get(name);
  if (first) reading.add(duplicateKey(reading.file, name, first, { start, end }));
  else names.set(name, { start, end });
}

/** A name that is written twice in one map. */
export function duplicateKey(
  file: SourceFile,
  name: string,
  first: Extent,
  { start, end }: Extent,
): Diagnostic {
  const span = { file, start: first.start, end: first.end };
  const related = [{ message: `"${name}" is first written here`, span }];
  return createDiagnostic('duplicate-key', { name }, { file, start, end }, { related });
}
