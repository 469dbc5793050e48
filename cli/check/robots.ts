/** A line of a `robots.txt`. */
export interface RobotsLine {
  /** Offsets into the text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
}

/** The lines of a `robots.txt` that keep all crawlers from all pages (RFC 9309). */
export function findFullDisallows(text: string): readonly RobotsLine[] {
  const found: RobotsLine[] = [];
  let isForAll = false;
  let isHead = false;
  for (const { name, value, start, end } of listFields(text)) {
    if (name === 'user-agent') {
      isForAll = value === '*' || (isHead && isForAll);
      isHead = true;
    } else if (name === 'allow' || name === 'disallow') {
      isHead = false;
      if (name === 'disallow' && isForAll && isEveryPath(value)) found.push({ start, end });
    }
  }
  return found;
}

function isEveryPath(pattern: string): boolean {
  return /^(?:\/|\/?\*+\$?)$/.test(pattern);
}

interface Field extends RobotsLine {
  readonly name: string;
  readonly value: string;
}

function* listFields(text: string): Generator<Field> {
  for (const { 0: line, index: start } of text.matchAll(/[^\r\n]+/g)) {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*([^\s#]*)/.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    const end = start + line.trimEnd().length;
    yield { name: name.toLowerCase(), value, start, end };
  }
}
