import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FilePlace } from '../../page/inspector/messages.ts';
import type { Span } from '../../../diagnostics/span.ts';
import { positionAt } from '../../../diagnostics/span.ts';
import type { Hop, Provenance } from '../../../compile/resolve/resolved.ts';

/** A place and its vscode:// URL (https://code.visualstudio.com/docs/configure/command-line). */
export function describePlace({ file, start }: Span, root: string): FilePlace {
  const { line, column } = positionAt(file, start);
  const { pathname } = pathToFileURL(resolve(root, file.path));
  return {
    label: `${file.path}:${line}`,
    editorUrl: `vscode://file${pathname}:${line}:${column}`,
  };
}

/** From the owner of a value to where it is written, such as `illinois ← indiana`. */
export function describeChain(owner: string, { via }: Provenance): string {
  return [owner, ...via.map(({ to }) => to)].join(' ← ');
}

/** Between the region that takes values and the one that it takes them from. */
export const hopWords = {
  default: 'has none of its own and takes that of',
  fallthrough: 'falls through to',
  reuse: 'reuses',
} as const;

export function describeHop({ kind, from, to }: Hop): string {
  return `${from} ${hopWords[kind]} ${to}`;
}
