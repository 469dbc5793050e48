/** A place in a file, by an absolute path with slashes. */
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

/** As Visual Studio Code has it, and those that are made from it or follow it. */
const byPath =
  (scheme: string): Editor['urlOf'] =>
  ({ path, line, column }) =>
    `${scheme}://file${encodeURI(path)}:${line}:${column}`;

/** As the editors of JetBrains have it. */
const byQuery =
  (scheme: string): Editor['urlOf'] =>
  ({ path, line, column }) =>
    `${scheme}://open?file=${encodeURIComponent(path)}&line=${line}&column=${column}`;

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

/** The editor that somebody has chosen for all programs, by `VISUAL` or `EDITOR`; Visual Studio Code where it is none of the known. */
export function chosenEditor({ VISUAL, EDITOR }: Env): EditorName {
  const programs = [VISUAL, EDITOR].map(
    (command = '') => /([\w-]+)(?:\.\w+)?(?:\s|$)/.exec(command)?.[1],
  );
  const named = programs.map((program) =>
    editorNames.find((name) => editors[name].program === program),
  );
  return named.find((name) => name !== undefined) ?? 'vscode';
}
