import { resolve } from 'node:path';
import type { FilePlace } from '../../../runtime/dev/inspector/messages.ts';
import type { Span } from '../../diagnostics/span.ts';
import { positionAt } from '../../diagnostics/span.ts';
import type { EditorName } from './editors.ts';
import { editorUrl } from './editors.ts';
import type { Hop, Provenance } from '../../resolve/resolved.ts';

/** How places are opened: the project's folder, and the editor that its files are opened in. */
export interface Opener {
  readonly root: string;
  readonly editor: EditorName;
}

/** A place as people read it, with a link that opens it; the editor itself asks before it opens a file. */
export function describePlace({ file, start }: Span, { root, editor }: Opener): FilePlace {
  const { line, column } = positionAt(file, start);
  const found = resolve(root, file.path).replaceAll('\\', '/');
  const path = found.startsWith('/') ? found : `/${found}`;
  return {
    label: `${file.path}:${line}`,
    editorUrl: editorUrl(editor, { path, line, column }),
  };
}

/** From the owner of a value to where it is written, such as `illinois ← indiana`. */
export function describeChain(owner: string, { via }: Provenance): string {
  return [owner, ...via.map(({ to }) => to)].join(' ← ');
}

const links: Readonly<Record<Hop['kind'], (from: string, to: string) => string>> = {
  default: (from, to) => `${from} has none of its own and takes that of ${to}`,
  fallthrough: (from, to) => `${from} falls through to ${to}`,
  reuse: (from, to) => `${from} reuses ${to}`,
};

/** One step in words. */
export function describeHop({ kind, from, to }: Hop): string {
  return links[kind](from, to);
}
