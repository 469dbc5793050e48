/** A commit, as people speak of it. */
export interface Commit {
  readonly id: string;
  readonly author: string;
  /** On the author's calendar, such as `2026-11-12`. */
  readonly day: string;
  readonly subject: string;
}

/** Who wrote some lines last. */
export interface Blamed {
  /** Undefined for what is not committed yet. */
  readonly commit?: Commit;
  /** The commit before it that had the file; undefined for the first. */
  readonly previous?: string | undefined;
}

/** The last of the commits that `git blame --porcelain` names; undefined where it names none. */
export function readBlame(printed: string): Blamed | undefined {
  // A commit of several lines is described with the first of them.
  const described = printed
    .split(/^(?=[0-9a-f]{40,64} \d)/m)
    .map(readHeaders)
    .filter((headers) => headers.has('author'));
  const timeOf = (headers: Headers): number => Number(headers.get('committer-time'));
  const [newest] = described.toSorted((a, b) => timeOf(b) - timeOf(a));
  if (newest === undefined) return undefined;
  const previous = newest.get('previous')?.split(' ')[0];
  const isCommitted = !/^0+$/.test(newest.get('id') ?? '');
  return { previous, ...(isCommitted && { commit: toCommit(newest) }) };
}

type Headers = ReadonlyMap<string, string>;

/** The lines of an entry; that of the file begins with a tab. */
function readHeaders(entry: string): Headers {
  const lines = `id ${entry}`.split('\n').filter((line) => !line.startsWith('\t'));
  return new Map(
    lines.map((line) => {
      const [name = '', ...words] = line.split(' ');
      return [name, name === 'id' ? (words[0] ?? '') : words.join(' ')];
    }),
  );
}

function toCommit(headers: Headers): Commit {
  const header = (name: string): string => headers.get(name) ?? '';
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)$/.exec(header('author-tz')) ?? [];
  const offset = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60;
  const day = new Date((Number(header('author-time')) + offset) * 1000).toISOString().slice(0, 10);
  return {
    id: header('id'),
    author: header('author'),
    day,
    subject: header('summary'),
  };
}
