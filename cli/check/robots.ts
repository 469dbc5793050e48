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
    } else {
      isHead = false;
      if (name === 'disallow' && isForAll && /^\/?\*?$/.test(value) && value !== '') {
        found.push({ start, end });
      }
    }
  }
  return found;
}

interface Field extends RobotsLine {
  readonly name: string;
  readonly value: string;
}

function* listFields(text: string): Generator<Field> {
  let start = 0;
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*([^\s#]*)/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) {
      const end = start + line.trimEnd().length;
      yield { name: name.toLowerCase(), value, start, end };
    }
    start += line.length + 1;
  }
}
