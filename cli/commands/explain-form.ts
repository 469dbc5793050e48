/** A place in a file, as `regions.yaml:873` or `regions.yaml:873:12` names it; both numbers start at 1. */
export interface LineTarget {
  readonly file: string;
  readonly line: number;
  readonly column?: number;
}

/** Reads `FILE:LINE` or `FILE:LINE:COLUMN`; undefined for what has another form. */
export function readLineTarget(text: string): LineTarget | undefined {
  const [, file, line, column] = /^(.+?):(\d+)(?::(\d+))?$/.exec(text) ?? [];
  if (file === undefined || line === undefined || isAddress(text)) return undefined;
  return { file, line: Number(line), ...(column !== undefined && { column: Number(column) }) };
}

/** Whether a target is the address of a page: a path, or a whole URL. */
export function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) || (text.startsWith('/') && !/:\d+$/.test(text));
}

/** Whether a target is a value, such as `nevada.headerTitle`. */
export function isValue(text: string): boolean {
  return !isAddress(text) && readLineTarget(text) === undefined;
}
