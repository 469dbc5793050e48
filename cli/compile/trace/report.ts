import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { visibleInLine } from '../../diagnostics/visible.ts';
import type { FindSourceMap } from './trace-stack.ts';
import { parseJson } from '../values/parse-json.ts';

const factNames = ['path', 'island', 'environment'] as const;

/**
 * Reads an error as a page reports it (`runtime/services/error-reports.ts`), or a stack as a
 * console shows it. Facts are the page, the island and the environment.
 */
export function parseReport(text: string) {
  const report = parseObject(text);
  if (report === undefined) return { stack: framesOf(text), facts: [] };
  const textOf = (name: string): string =>
    typeof report[name] === 'string' ? report[name].trimEnd() : '';
  const named = factNames.map((name) => [name, textOf(name)]).filter(([, fact]) => fact !== '');
  const [message, stack] = [textOf('message'), textOf('stack')];
  const frames = stack.startsWith(message) ? stack.slice(message.length) : `\n${stack}`;
  return {
    stack: [visibleInLine(message), framesOf(frames)].filter((part) => part !== '').join('\n'),
    facts: named.map((fact) => visibleInLine(fact.join(': '))),
  };
}

/** A line for each frame. None begins a command of GitHub Actions, such as `::error::`. */
function framesOf(stack: string): string {
  const lines = stack.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => (/^\s*(?:::|##\[)/.test(line) ? `| ${line}` : line)).join('\n');
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null ? { ...value } : undefined;
}

/** The source maps in the `maps/` of an output, by the names of the scripts that they belong to. */
export function openMapFolder(out: string): FindSourceMap | undefined {
  const folder = join(out, 'maps');
  if (!existsSync(folder)) return undefined;
  return (script) => {
    const path = join(folder, `${basename(script)}.map`);
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  };
}

/** In bytes; what a page sends has a few thousand. */
const largestReport = 1_000_000;

/** The text of a report, from a file or a pipe; undefined where it is too long for one. */
export async function readReport(
  from: string | AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<string | undefined> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of typeof from === 'string' ? createReadStream(from) : from) {
    bytes += part.byteLength;
    if (bytes > largestReport) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
