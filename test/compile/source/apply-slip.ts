import type { Slip } from './slip.ts';

/** The file with the slip, and the line of the slip, from 1. */
export function applySlip(
  text: string,
  slip: Slip,
): { readonly text: string; readonly line: number } {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.trim().startsWith(slip.below));
  const at = lines.findIndex((line, index) => index >= from && line.trim() === slip.line);
  if (from === -1 || at === -1) throw new Error(`The file has no such line: ${slip.line}`);
  const end = slip.block === true ? blockEnd(lines, at) : at + 1;
  const edited = lines.map((line, index) => (index >= at && index < end ? slip.edit(line) : line));
  return { text: edited.join('\n'), line: at + 1 + (slip.offset ?? 0) };
}

function blockEnd(lines: readonly string[], at: number): number {
  const depth = (line: string) => line.search(/\S|$/);
  const own = depth(lines[at] ?? '');
  const end = lines.findIndex(
    (line, index) => index > at && line.trim() !== '' && depth(line) <= own,
  );
  return end === -1 ? lines.length : end;
}
