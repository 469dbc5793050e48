import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { getLanguageService } from 'yaml-language-server';

/** What editors do with a YAML file, by the schema that its first line names. */
export interface Editor {
  /** The names and values offered at `|`, which is taken out of the text. */
  readonly completed: (text: string) => Promise<readonly string[]>;
  /** What is shown when the pointer rests on a word of the text. */
  readonly hovered: (text: string, word: string) => Promise<string>;
  /** The same at an offset in the text, in markdown. */
  readonly hoveredAt: (text: string, offset: number) => Promise<string>;
  /** What is underlined, by the number of its line; the first line is 0. */
  readonly marked: (text: string) => Promise<readonly string[]>;
}

/**
 * Files that were opened so far; the server remembers each by its address, whichever editor opened
 * it.
 */
let opened = 0;

/** The language server of the YAML extension for VS Code, for the files in a project's folder. */
export function openEditor(project: string): Editor {
  const service = getLanguageService({
    schemaRequestService: (uri) => readFile(fileURLToPath(uri), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  });
  service.configure({ validate: true, hover: true, completion: true, yamlVersion: '1.2' });
  let last: TextDocument | undefined;
  // A text that is asked for again stays open, so that the server need not parse it again.
  const open = (text: string): TextDocument => {
    if (last?.getText() === text) return last;
    opened += 1;
    const uri = pathToFileURL(`${project}/${String(opened)}.yaml`).href;
    return (last = TextDocument.create(uri, 'yaml', 1, text));
  };
  const hoveredAt = async (text: string, offset: number) => {
    const document = open(text);
    const hover = await service.doHover(document, document.positionAt(offset));
    const contents = hover?.contents;
    return typeof contents === 'object' && 'value' in contents ? contents.value : '';
  };
  return {
    completed: async (text) => {
      const document = open(text.replace('|', ''));
      const place = document.positionAt(text.indexOf('|'));
      const { items } = await service.doComplete(document, place, false);
      return items.map(({ label }) => label);
    },
    hovered: (text, word) => hoveredAt(text, text.indexOf(word)),
    hoveredAt,
    marked: async (text) => {
      const problems = await service.doValidation(open(text), false);
      return problems.map(({ range, message }) => `${String(range.start.line)}: ${message}`);
    },
  };
}
