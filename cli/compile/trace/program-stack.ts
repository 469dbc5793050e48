import { existsSync, readFileSync } from 'node:fs';
import { TraceMap } from '@jridgewell/trace-mapping';
import { findSource } from './trace-stack.ts';

/** A stack of V8, with each place in a bundle of the program as it is in the sources. */
export function formatStack(error: unknown, frames: readonly NodeJS.CallSite[]): string {
  return [String(error), ...frames.map((frame) => `    at ${describe(frame)}`)].join('\n');
}

function describe(frame: NodeJS.CallSite): string {
  const file = frame.getFileName() ?? '';
  const [line, column] = [frame.getLineNumber() ?? 0, frame.getColumnNumber() ?? 0];
  const written = `${file}:${line}:${column}`;
  const source = findSource(openMap(file), line, column);
  return String(frame).replace(written, () => source ?? written);
}

const opened = new Map<string, TraceMap>();

function openMap(file: string): TraceMap | undefined {
  const path = `${file}.map`;
  if (!opened.has(path) && existsSync(path))
    opened.set(path, new TraceMap(readFileSync(path, 'utf8'), path));
  return opened.get(path);
}
