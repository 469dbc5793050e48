/** A place in a file, by an absolute path that begins with a slash; line and column are counted from 1. */
interface EditorPlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** The editors that pages of `dev` can open a file in, by addresses of a scheme that is called as the editor is. */
export const editorNames = [
  'vscode',
  'vscode-insiders',
  'cursor',
  'zed',
  'idea',
  'webstorm',
] as const;

export type EditorName = (typeof editorNames)[number];

/**
 * The address that opens a place in an editor, which asks before it opens a file. Those of JetBrains follow such addresses on
 * macOS alone, and count columns from 0 (`CommandLineProcessor` and `MacOSApplicationProvider` in their source); what is made from
 * Visual Studio Code (https://code.visualstudio.com/docs/configure/command-line#_opening-vs-code-with-urls) and Zed (`OpenRequest`
 * in its source) have one form.
 */
export function editorUrl(name: EditorName, { path, line, column }: EditorPlace): string {
  if (name === 'idea' || name === 'webstorm')
    return `${name}://open?file=${encodeURIComponent(path)}&line=${line}&column=${column - 1}`;
  const encoded = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
  return `${name}://file${encoded}:${line}:${column}`;
}

type Env = Readonly<Record<string, string | undefined>>;

/** The editor that somebody has chosen for all programs, by `VISUAL` or `EDITOR`; Visual Studio Code where it is another one. */
export function chosenEditor({ VISUAL, EDITOR }: Env): EditorName {
  const named = [VISUAL, EDITOR].map((command = '') => {
    const [, program = ''] = /([\w-]+)(?:\.\w+)?(?:\s|$)/.exec(command) ?? [];
    return editorNames.find((name) => name.replace(/^vscode/, 'code') === program);
  });
  return named.find((name) => name !== undefined) ?? 'vscode';
}
