import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';

/** A bundle's source map as text, by the path or URL in a stack; undefined if unknown. */
export type FindSourceMap = (bundle: string) => string | undefined;

/** In a stack of any engine: after `(`, `@` or a blank, ended by line and column. */
const bundlePosition = /([^\s()@]+\.[cm]?js):(\d+):(\d+)/g;

/** Replaces positions in bundles by those in sources, where a map knows them. */
export function traceStack(stack: string, findMap: FindSourceMap): string {
  const opened = new Map<string, TraceMap>();
  const open = (bundle: string): TraceMap | undefined => {
    const text = opened.has(bundle) ? undefined : findMap(bundle);
    if (text !== undefined) opened.set(bundle, new TraceMap(text));
    return opened.get(bundle);
  };
  return stack.replace(bundlePosition, (written, bundle: string, line: string, column: string) => {
    return findSource(open(bundle), Number(line), Number(column)) ?? written;
  });
}

/** The place in a source, of one in a bundle. Stacks count columns from 1, source maps from 0. */
export function findSource(
  map: TraceMap | undefined,
  line: number,
  column: number,
): string | undefined {
  if (map === undefined || line < 1 || column < 1) return undefined;
  const found = originalPositionFor(map, { line, column: column - 1 });
  return found.source === null ? undefined : `${found.source}:${found.line}:${found.column + 1}`;
}

/** A function of V8 that may be one of several: `at Hero2 (` or `at Object.Hero2 (`. */
const numbered = /(?<=^\s*at (?:[\w$]+\.)?)[A-Za-z_$][\w$]*\d(?= \()/gm;

/** Of functions of one name in several modules, a bundle numbers all but the first. */
export function traceNames(stack: string, code: string, sourceMap: string): string {
  let map: TraceMap | undefined;
  return stack.replace(numbered, (name) => {
    const declared = code.indexOf(`function ${name}(`);
    if (declared === -1) return name;
    map ??= new TraceMap(sourceMap);
    const lines = code.slice(0, declared + 'function '.length).split('\n');
    const position = { line: lines.length, column: lines.at(-1)?.length ?? 0 };
    return originalPositionFor(map, position).name ?? name;
  });
}
