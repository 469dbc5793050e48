import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toJson } from '../../../diagnostics/print/lines.ts';
import { readText, replaceFile } from '../../source/replace-file.ts';

/**
 * Brings up to date what VS Code completes within a text after two braces; the language server
 * completes whole values alone. A project without settings of VS Code gets none.
 *
 * @param tokens What each prints, by its name; empty where that differs.
 */
export function writeTokenSnippets(root: string, tokens: ReadonlyMap<string, string>): void {
  const path = pathIn(root);
  const snippets = printSnippets(tokens);
  if (existsSync(dirname(path)) && readText(path) !== snippets) replaceFile(path, snippets);
}

/** Whether there is nothing to write before a build. */
export function hasTokenSnippets(root: string): boolean {
  const path = pathIn(root);
  return existsSync(path) || !existsSync(dirname(path));
}

function pathIn(root: string): string {
  return join(root, '.vscode/tokens.code-snippets');
}

/** https://code.visualstudio.com/docs/editing/userdefinedsnippets */
function printSnippets(tokens: ReadonlyMap<string, string>): string {
  const snippets = [...tokens].map(([name, printed]) => {
    const token = `{{${name}}}`;
    const description = printed === '' ? {} : { description: printed };
    return [token, { scope: 'yaml', prefix: token, body: token, ...description }] as const;
  });
  return toJson(Object.fromEntries(snippets));
}
