import type { Reading } from './reading.ts';

const LAST_NAME = /\s([\p{L}_][\w.-]*)[ \t]*$/u;
const NAME = /(?:["']?[\p{L}_][\w.-]*["']?(?=[ \t]*:\s)|\{)/uy;

/**
 * Between brackets, the offset of an entry that no comma divides from the one before, which began at `start` and was
 * read up to `at`. The comma is reported. Undefined where something else is wrong.
 */
export function findUndivided(reading: Reading, start: number, at: number): number | undefined {
  const { text } = reading;
  const from = text.charAt(at) === ':' ? lastName(text, start, at) : at;
  if (from === undefined) return undefined;
  NAME.lastIndex = from;
  const name = NAME.exec(text)?.[0];
  if (name === undefined) return undefined;
  const end = from + name.length;
  const gap = start + text.slice(start, from).trimEnd().length;
  reading.report('missing-comma', { name: name.replaceAll(/["']/g, '') }, [gap, end], {
    suggestion: `,${text.slice(gap, from) || ' '}${name}`,
  });
  return from;
}

/** A text without quotes that misses its comma extends up to the colon of the next entry's name. */
function lastName(text: string, start: number, colon: number): number | undefined {
  const match = LAST_NAME.exec(text.slice(start, colon));
  return match === null ? undefined : start + match.index + 1;
}
