/** A place in a file, as `regions.yaml:873` or `regions.yaml:873:12` names it; both numbers start at 1. */
export interface LineTarget {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
}

/** A field of `defaults`, as `defaults.features.2` names it; the path is empty for all of them. */
export interface DefaultTarget {
  readonly path: readonly string[];
}

/** What is asked for by where it is written. */
export type WrittenTarget = LineTarget | DefaultTarget;

/** Reads a line, or a field of `defaults`, which no region owns; undefined for what has another form. */
export function readWrittenTarget(text: string): WrittenTarget | undefined {
  const [owner, ...path] = readPath(text);
  return owner === 'defaults' ? { path } : readLineTarget(text);
}

/** The names of a target such as `nj.features[0].title`; an index may also come after a dot. */
export function readPath(text: string): readonly string[] {
  return text.replaceAll(/\[(\d+)\]/g, '.$1').split('.');
}

/** Reads `FILE:LINE` or `FILE:LINE:COLUMN`; undefined for what has another form. */
function readLineTarget(text: string): LineTarget | undefined {
  const [, file, line, column] = /^(.+?):(\d+)(?::(\d+))?$/.exec(text) ?? [];
  if (file === undefined || line === undefined || isAddress(text)) return undefined;
  return { file, line: Number(line), ...(column !== undefined && { column: Number(column) }) };
}

/** Whether a target is the address of a page: a whole URL, or a path, which may lack the slash before it. */
export function isAddress(text: string): boolean {
  if (/^https?:\/\//.test(text)) return true;
  if (!text.includes('/') || /:\d+$/.test(text)) return false;
  return text.startsWith('/') || !/\.\w+$/.test(text);
}
