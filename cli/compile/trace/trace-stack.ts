import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';

/**
 * The text of the source map of a bundle, by the path or URL that a stack has for the bundle;
 * absent where none is known.
 */
export type FindSourceMap = (bundle: string) => string | undefined;

/**
 * A position in a bundle, as every engine writes it: after `(`, `@` or a blank, ended by line and
 * column.
 */
const bundlePosition = /([^\s()@]+\.[cm]?js):(\d+):(\d+)/g;

/**
 * Replaces each position in a bundle by that in its sources. Positions that no map knows stay as
 * they are.
 */
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

/**
 * A function of a stack of V8 that may be one of several of its name: `at Hero2 (` or
 * `at Object.Hero2 (`.
 */
const numbered = /(?<=^\s*at (?:[\w$]+\.)?)[A-Za-z_$][\w$]*\d(?= \()/gm;

/**
 * Gives functions of a stack the names that they have in their sources: of several that have one
 * name in their modules, a bundle numbers all but the first.
 */
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
