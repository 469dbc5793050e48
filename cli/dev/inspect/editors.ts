/** A place in a file, by an absolute path that begins with a slash; line and column are counted from 1. */
interface EditorPlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** An editor that opens files by addresses of a scheme of its own. */
interface Editor {
  /** What its program is called in `VISUAL` and `EDITOR`. */
  readonly program: string;
  readonly urlOf: (place: EditorPlace) => string;
}

/**
 * As Visual Studio Code has it (https://code.visualstudio.com/docs/configure/command-line#_opening-vs-code-with-urls), what is
 * made from it, and Zed (`OpenRequest` in its source).
 */
const byPath =
  (scheme: string): Editor['urlOf'] =>
  ({ path, line, column }) => {
    const encoded = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
    return `${scheme}://file${encoded}:${line}:${column}`;
  };

/**
 * As the editors of JetBrains have it, on macOS alone (`CommandLineProcessor` and `MacOSApplicationProvider` in
 * their source): they count columns from 0.
 */
const byQuery =
  (scheme: string): Editor['urlOf'] =>
  ({ path, line, column }) =>
    `${scheme}://open?file=${encodeURIComponent(path)}&line=${line}&column=${column - 1}`;

const editors = {
  vscode: { program: 'code', urlOf: byPath('vscode') },
  'vscode-insiders': { program: 'code-insiders', urlOf: byPath('vscode-insiders') },
  cursor: { program: 'cursor', urlOf: byPath('cursor') },
  zed: { program: 'zed', urlOf: byPath('zed') },
  idea: { program: 'idea', urlOf: byQuery('idea') },
  webstorm: { program: 'webstorm', urlOf: byQuery('webstorm') },
} as const satisfies Readonly<Record<string, Editor>>;

export type EditorName = keyof typeof editors;

/** The editors that pages of `dev` can open a file in. */
export const editorNames: readonly EditorName[] = Object.keys(editors).filter(isEditor);

function isEditor(name: string): name is EditorName {
  return Object.hasOwn(editors, name);
}

/** The address that opens a place in an editor, which asks before it opens a file. */
export function editorUrl(name: EditorName, place: EditorPlace): string {
  return editors[name].urlOf(place);
}

type Env = Readonly<Record<string, string | undefined>>;

/** The editor that somebody has chosen for all programs, by `VISUAL` or `EDITOR`; Visual Studio Code where it is another one. */
export function chosenEditor({ VISUAL, EDITOR }: Env): EditorName {
  const programs = [VISUAL, EDITOR].map(
    (command = '') => /([\w-]+)(?:\.\w+)?(?:\s|$)/.exec(command)?.[1],
  );
  const named = programs.map((program) =>
    editorNames.find((name) => editors[name].program === program),
  );
  return named.find((name) => name !== undefined) ?? 'vscode';
}
