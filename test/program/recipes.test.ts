import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { afterAll, describe, expect, test } from 'vitest';
import { projectRoot } from './career-site.ts';
import { copyProgram } from './copied-program.ts';

/** A fenced block of a recipe: a new file, a change of one, a command, or lines that the command before it prints. */
interface Block {
  readonly language: string;
  /** Path of the file that the block is about; empty for commands and what they print. */
  readonly path: string;
  readonly text: string;
}

const recipes = readRecipes(readFileSync(join(projectRoot, 'docs/contributing.md'), 'utf8'));

test('every kind of first change has a recipe', () => {
  expect([...recipes.keys()]).toEqual(['Add a field', 'Add a diagnostic', 'Add a page']);
});

describe.each([...recipes])('%s', (_title, blocks) => {
  const { root, edit, remove } = copyProgram();
  afterAll(remove);

  test('does what it says', async () => {
    let printed = '';
    for (const { language, path, text } of blocks) {
      if (language === 'sh') printed = await runIn(root, text);
      else if (language === 'text') expectLines(printed, text);
      else if (language === 'diff') edit(path, (content) => applyChange(content, text, path));
      else writeNewFile(join(root, path), text);
    }
  });
});

/** The fenced blocks below each heading that begins with "Add". */
function readRecipes(document: string): ReadonlyMap<string, readonly Block[]> {
  const sections = document.split(/^## /m).filter((section) => section.startsWith('Add '));
  return new Map(
    sections.map((section) => [section.slice(0, section.indexOf('\n')), readBlocks(section)]),
  );
}

function readBlocks(section: string): readonly Block[] {
  const fenced = section.matchAll(/^( *)```(\w+) ?(\S*)\n([\s\S]*?)^ *```$/gm);
  return [...fenced].map(([, indentation = '', language = '', path = '', text = '']) => ({
    language,
    path,
    text: text.replace(new RegExp(`^${indentation}`, 'gm'), ''),
  }));
}

/** Runs the program without npx, whose cache other processes may be writing to. */
async function runIn(cwd: string, commands: string): Promise<string> {
  const script = commands.replaceAll('npx career-site', 'node cli/bin.js');
  const { all } = await execa('bash', ['-euo', 'pipefail', '-c', script], {
    cwd,
    all: true,
    env: { NO_COLOR: '1' },
  });
  return all;
}

function expectLines(printed: string, lines: string): void {
  for (const line of lines.split('\n')) expect(printed).toContain(line.trim());
}

function writeNewFile(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Puts the lines marked `+` in place of those marked `-`, where the other lines stand in the file. */
function applyChange(content: string, change: string, path: string): string {
  const lines = change.replace(/\n$/, '').split('\n');
  const textOf = (mark: string): string =>
    lines
      .filter((line) => !line.startsWith(mark))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before, after] = [textOf('+'), textOf('-')];
  expect(content.split(before), `${path} holds the lines once`).toHaveLength(2);
  return content.replace(before, () => after);
}
