/** One line that a person got wrong in one of the two files that `readSample` gives. */
export interface Slip {
  readonly name: string;
  readonly file: 'regions.yaml' | 'library.yaml';
  /** The line as it should be, without its indentation; the first such line from `below` on. */
  readonly line: string;
  readonly below: string;
  /** What the person wrote in place of the line. */
  readonly edit: (line: string) => string;
  /** The lines that are deeper than the line are edited in the same way. */
  readonly block?: boolean;
  /** Where the slip is, in lines from the edited one; 0 where it is that line itself. */
  readonly offset?: number;
}

type Edit = Slip['edit'];
type Options = Partial<Pick<Slip, 'block' | 'below' | 'offset'>>;

export function regions(name: string, line: string, edit: Edit, options: Options = {}): Slip {
  return { name, file: 'regions.yaml', line, below: '', edit, ...options };
}

export function library(name: string, line: string, edit: Edit, options: Options = {}): Slip {
  return { name, file: 'library.yaml', line, below: '', edit, ...options };
}

export const outdent =
  (columns: number): Edit =>
  (line) =>
    line.replace(new RegExp(`^ {${columns}}`), '');
export const indent =
  (columns: number): Edit =>
  (line) =>
    `${' '.repeat(columns)}${line}`;
export const toColumn0: Edit = (line) => line.trimStart();
export const replace =
  (from: string | RegExp, to: string): Edit =>
  (line) =>
    line.replace(from, to);
export const before =
  (sign: string): Edit =>
  (line) =>
    line.replace(/\S/, (first) => `${sign}${first}`);
export const after =
  (sign: string): Edit =>
  (line) =>
    `${line}${sign}`;
