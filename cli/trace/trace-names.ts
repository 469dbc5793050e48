import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';

/** A function of a stack of V8 that may be one of several of its name: `at Hero2 (` or `at Object.Hero2 (`. */
const numbered = /(?<=^\s*at (?:[\w$]+\.)?)[A-Za-z_$][\w$]*\d(?= \()/gm;

/**
 * Gives functions of a stack the names that they have in their sources: of several that have one name in their modules, a bundle
 * numbers all but the first.
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
