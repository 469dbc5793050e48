import { existsSync, readFileSync } from 'node:fs';
import { TraceMap } from '@jridgewell/trace-mapping';
import { findSource } from './trace-stack.ts';

/** A stack as V8 writes it, each place in a bundle of the program replaced by that in its sources. */
export function formatStack(error: unknown, frames: readonly NodeJS.CallSite[]): string {
  return [String(error), ...frames.map((frame) => `    at ${describe(frame)}`)].join('\n');
}

function describe(frame: NodeJS.CallSite): string {
  const written = String(frame);
  const file = frame.getFileName() ?? '';
  const [line, column] = [frame.getLineNumber() ?? 0, frame.getColumnNumber() ?? 0];
  const map = openMap(file);
  const source = map && findSource(map, line, column);
  return source === undefined
    ? written
    : written.replace(`${file}:${line}:${column}`, () => source);
}

const opened = new Map<string, TraceMap | undefined>();

/** The source map beside a bundle. */
function openMap(file: string): TraceMap | undefined {
  if (opened.has(file)) return opened.get(file);
  const path = `${file}.map`;
  const map = existsSync(path) ? new TraceMap(readFileSync(path, 'utf8'), path) : undefined;
  opened.set(file, map);
  return map;
}
